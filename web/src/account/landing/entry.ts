export type EntryMode = 'signUp' | 'signIn'

export type Outcome = { ok: true } | { ok: false; error: unknown }

export type EntryFormProps<Body> = {
  enter: (body: Body) => Promise<Outcome>
  /** The email entered in the other form. */
  email: string
  onEmail: (email: string) => void
  /** Switches to the other form. */
  onSwitch: () => void
}
