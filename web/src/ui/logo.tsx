/** The favicon has the same drawing. */
export function Logo({ className = 'size-7 shrink-0' }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-accent">
      <svg aria-hidden viewBox="0 0 32 32" fill="currentColor" className={className}>
        <path d="M.3 13a16 16 0 0 1 31.4 0z" />
        <path d="M0 16a16 16 0 0 0 32 0h-7a9 7.5 0 0 1-18 0z" />
      </svg>
      <span className="pb-0.5 font-serif text-title leading-none font-semibold text-ink">
        evenkeel
      </span>
    </span>
  )
}
