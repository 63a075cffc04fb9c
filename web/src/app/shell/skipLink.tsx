export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-60 -translate-y-20 rounded-control bg-accent px-4 py-2 font-medium text-on-accent transition-[translate] duration-150 focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  )
}
