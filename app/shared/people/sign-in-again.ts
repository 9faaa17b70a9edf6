export const SIGN_IN_AGAIN_HREF = "/account/sign-in-again";
/** The field by which a sign-in asks the provider for a new one. */
export const AGAIN_FIELD = "again";
