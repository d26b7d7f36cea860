import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { commonTexts } from '../i18n/common-texts'
import { useTexts } from '../i18n/language'
import { IconButton } from './icon-button'
import { useReturnFocus } from './use-return-focus'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the one to press last. */
  actions?: ReactNode
  width?: 'narrow' | 'wide'
}

/** A question or a form above the page. Traps the focus; Escape closes the innermost one. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  width = 'narrow',
}: DialogProps) {
  const t = useTexts(commonTexts)
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid animate-fade place-items-end overflow-y-auto bg-shade sm:place-items-center sm:p-6">
          <Radix.Content
            {...returnFocus}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={`relative grid w-full animate-rise gap-4 rounded-t-xl bg-surface p-6 shadow-float focus:outline-none sm:rounded-xl ${
              width === 'wide' ? 'sm:max-w-3xl' : 'sm:max-w-md'
            }`}
          >
            <div className="grid gap-2 pr-11">
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
            </div>
            {children}
            {actions && (
              <div className="mt-1 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">{actions}</div>
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
