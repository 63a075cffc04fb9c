import { Button } from '#ui/button.tsx'
import { Logo } from '#ui/logo.tsx'

export type FooterProps = {
  contactEmail?: string | undefined
  onFeedback?: (() => void) | undefined
}

export function Footer({ contactEmail, onFeedback }: FooterProps) {
  return (
    <footer className="border-t-2 border-accent bg-sunken print:hidden">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 py-10 md:grid-cols-[2fr_1fr_1fr] md:px-6">
        <div className="max-w-[44ch]">
          <Logo size={24} />
          <p className="mt-3 text-small text-quiet">
            Your personal finance companion with intelligent insights. Your financial data stays
            private and secure.
          </p>
        </div>
        {contactEmail && (
          <div>
            <h2 className="text-body">Contact</h2>
            <p className="mt-2 text-small text-quiet">
              Questions go to a person.
              <br />
              <a
                href={`mailto:${contactEmail}`}
                className="text-accent underline underline-offset-3 hover:text-accent-hover"
              >
                {contactEmail}
              </a>
            </p>
          </div>
        )}
        {onFeedback && (
          <div>
            <h2 className="text-body">Feedback</h2>
            <p className="mt-2 mb-3 text-small text-quiet">Tell us what works and what doesn't.</p>
            <Button size="small" onClick={onFeedback}>
              Send Feedback
            </Button>
          </div>
        )}
        <p className="text-small text-quiet md:col-span-full">© 2025 Evenkeel</p>
      </div>
    </footer>
  )
}
