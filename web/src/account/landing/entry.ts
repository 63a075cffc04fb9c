/** The two forms of the landing page. */
export type EntryMode = 'signUp' | 'signIn'

export type Outcome = { ok: true } | { ok: false; error: unknown }

/** What both forms of the landing page are given. */
export type EntryFormProps<Body> = {
  enter: (body: Body) => Promise<Outcome>
  /** The address that was typed into the other form. */
  email: string
  onEmail: (email: string) => void
  /** To the other form. */
  onSwitch: () => void
}
