import type { Outcome } from '#session/enter.ts'

export type EntryMode = 'signUp' | 'signIn'

export type EntryFormProps<Body> = {
  enter: (body: Body) => Promise<Outcome>
  /** The email entered in the other form. */
  email: string
  onEmail: (email: string) => void
  /** Switches to the other form. */
  onSwitch: () => void
}
