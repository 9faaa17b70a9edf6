export const SIGN_IN_AGAIN_HREF = "/account/sign-in-again";
/** The query parameter with the path to which `SIGN_IN_AGAIN_HREF` leads back, where no cookie says so. */
export const RETURN_PARAM = "to";
/** The page that asks for a new proof, and leads back to a path. */
export const signInAgainHref = (to: string): string =>
  `${SIGN_IN_AGAIN_HREF}?${new URLSearchParams({ [RETURN_PARAM]: to })}`;
/** The field by which a sign-in adds a way to the account that is signed in. */
export const ADD_FIELD = "add";
/** The field by which a sign-in asks the provider for a new one. */
export const AGAIN_FIELD = "again";
/** The page "How you sign in". */
export const WAYS_HREF = "/account/sign-in";
