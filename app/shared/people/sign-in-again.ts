export const SIGN_IN_AGAIN_HREF = "/account/sign-in-again";
/** The field by which a sign-in adds a way to the account that is signed in. */
export const ADD_FIELD = "add";
/** The field by which a sign-in asks the provider for a new one. */
export const AGAIN_FIELD = "again";
/** The page "How you sign in". */
export const WAYS_HREF = "/account/sign-in";
