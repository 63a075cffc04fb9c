/** The look every one-line control shares: an edge of 3:1, and text large enough that a phone does not zoom in. */
export const controlClass =
  'w-full min-w-0 rounded-control border border-edge bg-raised px-3 text-body text-ink transition-colors duration-150 hover:border-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-quiet aria-invalid:border-out touch:text-lead'

export const controlHeight = 'h-10 touch:h-11'
