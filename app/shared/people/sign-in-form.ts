/** A form that begins a sign-in at an issuer. */
export interface SignInForm {
  action: string;
  /** The label of its button: "Sign in with …". */
  label: string;
}
