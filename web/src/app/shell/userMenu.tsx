import { History, Settings } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { Menu } from '#ui/dialogs/menu.tsx'
import { EmailText } from '#ui/emailText.tsx'

/** A circle with the first letter of the user's email, which opens the pages about their own account. */
export function UserMenu({ email }: { email: string }) {
  return (
    <Menu
      label={`Signed in as ${email}`}
      heading={<EmailText text={email} />}
      items={items}
      className={circle}
    >
      {email.charAt(0).toUpperCase()}
    </Menu>
  )
}

const items = [
  { label: 'History', icon: History, onSelect: () => navigate('/history') },
  { label: 'Settings', icon: Settings, onSelect: () => navigate('/settings') },
]

const circle =
  'ml-1 flex size-9 shrink-0 items-center justify-center rounded-full border-2 border-accent font-serif text-lead leading-none font-semibold text-accent transition-colors duration-150 hover:bg-accent-soft touch:size-11'
