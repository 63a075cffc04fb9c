import { cx } from '#ui/cx.ts'

/** The first letter of the address the person signed in with. */
export function UserCircle({ email, className }: { email: string; className?: string }) {
  return (
    <span
      role="img"
      aria-label={`Signed in as ${email}`}
      data-tip={email}
      className={cx(
        'flex size-9 shrink-0 items-center justify-center rounded-full border-2 border-accent font-serif text-lead leading-none font-semibold text-accent',
        className,
      )}
    >
      {email.charAt(0).toUpperCase()}
    </span>
  )
}
