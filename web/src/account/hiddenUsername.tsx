/** Tells the password manager whose password is being set, where nobody types an address. */
export function HiddenUsername({ email }: { email: string | undefined }) {
  return <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
}
