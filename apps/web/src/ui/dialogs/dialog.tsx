import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { commonTexts } from '../../i18n/common-texts'
import { useTexts } from '../../i18n/language'
import { Button } from '../buttons/button'
import { IconButton } from '../buttons/icon-button'
import { useReturnFocus } from './use-return-focus'

interface DialogProps {
  /** Where it stays mounted while it is closed. */
  open?: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** What the button says that only closes it; it stands before the others. */
  leave?: string | undefined
  /** Buttons, the one to press last. */
  actions?: ReactNode
  width?: 'narrow' | 'wide'
  /** What has the focus when it opens: the dialog itself raises no keyboard on a phone. */
  startsAt?: 'firstControl' | 'title'
}

/** A question or a form above the page. Traps the focus; Escape closes the innermost one. */
export function Dialog({
  open = true,
  onClose,
  title,
  description,
  children,
  leave,
  actions,
  width = 'narrow',
  startsAt = 'firstControl',
}: DialogProps) {
  const t = useTexts(commonTexts)
  const content = useRef<HTMLDivElement>(null)
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={(stays) => !stays && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid animate-fade grid-cols-1 place-items-end overflow-y-auto bg-shade sm:place-items-center sm:p-6 lg:py-12">
          <Radix.Content
            ref={content}
            onOpenAutoFocus={(event) => {
              onOpenAutoFocus()
              if (startsAt === 'firstControl') return
              event.preventDefault()
              content.current?.focus()
            }}
            onCloseAutoFocus={onCloseAutoFocus}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={`relative grid w-full animate-rise grid-cols-1 gap-4 rounded-t-xl bg-surface p-6 shadow-float focus:outline-none sm:rounded-xl ${
              width === 'wide' ? 'sm:max-w-3xl' : 'sm:max-w-md'
            }`}
          >
            <div className="grid gap-2 break-words">
              <Radix.Title className="pr-11 text-xl">{title}</Radix.Title>
              {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
            </div>
            {children}
            {(leave || actions) && (
              <div className="mt-1 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
                {leave && (
                  <Button kind="secondary" onClick={onClose}>
                    {leave}
                  </Button>
                )}
                {actions}
              </div>
            )}
            <Radix.Close asChild>
              <IconButton
                label={t('close')}
                icon={<X size={22} aria-hidden="true" />}
                className="absolute top-4 right-4"
              />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
