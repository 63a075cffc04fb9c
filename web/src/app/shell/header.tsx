import { LogOut, Plus, Sparkles } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { openAssistant } from '#app/assistantLayer.tsx'
import { openQuickAdd } from '#app/dashboard/quickAddLayer.tsx'
import { signOut } from '#session/leave.ts'
import { useSession, useSignedIn } from '#session/useSession.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/iconButton.tsx'
import { Logo } from '#ui/logo.tsx'
import { MobileMenu } from './mobileMenu.tsx'
import { isCurrent, navItems } from './nav.ts'
import { UserMenu } from './userMenu.tsx'

export function Header() {
  const session = useSession()
  const { email } = useSignedIn().user
  const [location, navigate] = useLocation()

  function leave() {
    signOut(session)
    navigate('/')
  }

  return (
    <header className="relative border-b-2 border-accent bg-raised">
      <div className="mx-auto flex h-16 max-w-page items-center gap-3 px-4 md:px-6 md:max-lg:gap-1 print:h-10 print:px-0">
        <Link
          href="/"
          aria-label="Evenkeel"
          className="mr-2 inline-flex rounded-control max-[22rem]:[&>span>span]:hidden lg:mr-6"
        >
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden self-stretch md:flex print:hidden">
          <ul className="flex">
            {navItems.map((item) => (
              <li key={item.href} className={item.isMenuOnly ? 'hidden' : 'flex'}>
                <Link
                  href={item.href}
                  aria-current={isCurrent(item, location) ? 'page' : undefined}
                  className={navLink}
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2 print:hidden">
          <Button variant="quiet" icon={Sparkles} className="max-md:hidden" onClick={openAssistant}>
            <span className="max-lg:sr-only">AI Assistant</span>
          </Button>
          <Button
            variant="primary"
            icon={Plus}
            className="max-[26rem]:w-11 max-[26rem]:px-0"
            onClick={openQuickAdd}
          >
            <span className="max-[26rem]:sr-only">Quick Add</span>
          </Button>
          <UserMenu email={email} />
          <IconButton label="Log out" icon={LogOut} className="max-md:hidden" onClick={leave} />
          <MobileMenu location={location} email={email} onLogout={leave} />
        </div>
      </div>
    </header>
  )
}

const navLink =
  'relative flex items-center px-2 text-body whitespace-nowrap text-quiet transition-colors duration-150 hover:text-ink focus-visible:outline-offset-[-4px] aria-[current=page]:font-medium aria-[current=page]:text-ink lg:px-3 current-hull'
