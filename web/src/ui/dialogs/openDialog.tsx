import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import {
  type ComponentProps,
  type FormEventHandler,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../iconButton.tsx'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Buttons, the main one last. They stay visible while the rest scrolls, unless very large text fills the phone. */
  footer?: ReactNode
  /** Makes body and footer one form, which a click outside does not close. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** Gets the focus first, instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  role?: 'dialog' | 'alertdialog'
  /** A chat keeps its height, whatever has been said. */
  size?: 'regular' | 'chat'
  /** What the scrolling part is, where it is more than a form. */
  body?: Omit<ComponentProps<'div'>, 'className' | 'children'>
  children?: ReactNode
}

/** What a Dialog shows, with the code that keeps the focus in it and the page behind it still. */
export function OpenDialog(props: DialogProps) {
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal container={document.body}>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <DialogCard {...props} />
      </Radix.Portal>
    </Radix.Root>
  )
}

function DialogCard(props: DialogProps) {
  const { footer, onSubmit, role = 'dialog' } = props
  const isChat = props.size === 'chat'

  function stayOpen(event: Event) {
    const isOnToast = event.target instanceof Element && event.target.closest('[data-toasts]')
    if (onSubmit || role === 'alertdialog' || isOnToast) event.preventDefault()
  }

  const content = (
    <>
      {props.children && (
        <div
          {...props.body}
          className={cx(
            'flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-5 py-5 focus-visible:outline-offset-[-2px] md:px-6',
            !isChat && 'max-[20rem]:flex-none max-[20rem]:overflow-visible',
          )}
        >
          {props.children}
        </div>
      )}
      {footer && <Foot isBelowBody={Boolean(props.children)}>{footer}</Foot>}
    </>
  )

  return (
    <Radix.Content
      role={role}
      aria-modal
      {...useDialogFocus(props.initialFocus)}
      onEscapeKeyDown={closeListFirst}
      onInteractOutside={stayOpen}
      className={cx(
        // Radix adds the same style once the dialog is open, and the browser would then style everything in it again.
        'pointer-events-auto',
        'fixed z-50 flex flex-col bg-raised text-ink shadow-float outline-none',
        // Above a sheet there is room for toasts, unless too little would be left for the sheet.
        '[--least:60dvh] max-[20rem]:[--least:45dvh]',
        'max-md:max-h-[min(90dvh,48rem,max(var(--least),100dvh-var(--toasts-height,0px)))]',
        'max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-card max-md:data-[state=closed]:animate-sheet-out max-md:data-[state=open]:animate-sheet-in',
        'md:inset-0 md:m-auto md:w-[calc(100vw-3rem)] md:rounded-card md:data-[state=closed]:animate-sink md:data-[state=open]:animate-surface',
        'forced-colors:border',
        sizes[props.size ?? 'regular'],
      )}
    >
      <Head {...props} />
      {onSubmit ? (
        <form
          noValidate
          onSubmit={onSubmit}
          className={cx('flex min-h-0 flex-col', !isChat && 'max-[20rem]:min-h-fit')}
        >
          {content}
        </form>
      ) : (
        content
      )}
      <Radix.Close asChild>
        <IconButton label="Close" icon={X} className="absolute top-3 right-3" />
      </Radix.Close>
    </Radix.Content>
  )
}

type HeadProps = Pick<DialogProps, 'title' | 'description' | 'actions'>

function Head({ title, description, actions }: HeadProps) {
  return (
    <div className="border-b-2 border-accent py-4 pr-16 pl-5 md:pl-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Radix.Title className="text-title">{title}</Radix.Title>
        {actions}
      </div>
      {description && (
        <Radix.Description className="mt-1 text-small text-quiet">{description}</Radix.Description>
      )}
    </div>
  )
}

/** Escape closes an open list of suggestions before the dialog. */
function closeListFirst(event: KeyboardEvent) {
  const isInList = event.target instanceof Element && event.target.matches('[aria-expanded=true]')
  if (isInList && event.target.matches('[role=combobox]')) event.preventDefault()
}

/** Takes the focus as the dialog opens, and returns it as the dialog closes. */
function useDialogFocus(initial: DialogProps['initialFocus']) {
  const returnTargets = useRef<(Element | null | undefined)[]>([])
  return {
    onOpenAutoFocus(event: Event) {
      const opener = document.activeElement
      // What opened the dialog may be removed with its row: then the nearest list takes the focus.
      const near = opener?.closest(':has(section[tabindex])')
      returnTargets.current = [opener, near?.querySelector('section[tabindex]')]
      if (!initial?.current) return
      event.preventDefault()
      initial.current.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // A choice in the dialog may have opened a page, whose heading has the focus by now.
      if (document.activeElement !== document.body) return
      const target = returnTargets.current.find((element) => element?.isConnected)
      if (target instanceof HTMLElement && target !== document.body) target.focus()
      else document.querySelector<HTMLElement>('main h1')?.focus()
    },
  }
}

// With very large text on a phone, title and buttons scroll with the rest, so that there is room for the fields.
const sizes = {
  regular: 'max-[20rem]:overflow-y-auto md:h-fit md:max-h-[min(90dvh,48rem)] md:max-w-[30rem]',
  chat: 'h-[min(90dvh,600px)] md:max-w-[40rem]',
}

/** Without a body, the line below the title divides enough. */
function Foot({ isBelowBody, children }: { isBelowBody: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        'flex flex-wrap justify-end gap-3 border-hairline px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:*:flex-1 max-[20rem]:*:flex-auto md:px-6',
        isBelowBody && 'border-t',
      )}
    >
      {children}
    </div>
  )
}
