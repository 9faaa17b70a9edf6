/** The name of an account on its own pages: its email, else its sign-in name. An account has one of the two. */
export const accountLabel = ({ email, sign_in_name }: { email: string | null; sign_in_name: string | null }): string =>
  email ?? sign_in_name ?? "";
