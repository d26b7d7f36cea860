import { CircleCheck, CircleX, Info } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless'
import { cx } from '../look/class-names'
import { Spinner } from '../waiting/spinner'
import { toasterOptions, type ToastDurations } from './toaster-options'

interface ToasterProps {
  durations: ToastDurations
  /**
   * Whose room the messages take: the `page`'s, over its top, or the head's of a `frame`, where nothing is worked with:
   * over its header on narrow screens, between the buttons in its corners, and in the empty strip above a screen on wide ones.
   */
  over?: 'page' | 'frame'
}

const places = {
  page: 'inset-x-4 top-[calc(var(--above,0px)+1rem)] flex-col items-center',
  frame:
    'inset-x-15 top-0.5 flex-col items-center lg:inset-x-4 lg:top-[calc(var(--above,0px)+2px)] lg:flex-row ' +
    'lg:flex-wrap lg:items-start lg:justify-center',
}

/** The key that leads to the button of the newest message, from wherever one is; pressing it leads back. */
export const messageKey = 'F8'

/**
 * The short messages: top-center, 8 px apart, at most 350 px wide (NOTIF-01..04); the library never shows more than 20.
 * They stay while the pointer or the focus is on them. Rendered by ourselves, because the library's own renderer writes
 * a style element.
 */
export function Toaster({ durations, over = 'page' }: ToasterProps) {
  const { toasts, handlers } = useToaster(toasterOptions(durations))
  const newest = toasts.find(({ visible }) => visible)
  const stack = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const toButton = (event: KeyboardEvent) => {
      if (event.key !== messageKey) return
      const buttons = [...(stack.current?.querySelectorAll('button') ?? [])]
      const button = buttons.find(({ offsetParent }) => offsetParent !== null)
      if (!button) return
      event.preventDefault()
      const before = document.activeElement
      if (before instanceof HTMLElement && before !== button)
        button.addEventListener('click', () => before.focus(), { once: true })
      button.focus()
    }
    document.addEventListener('keydown', toButton)
    return () => document.removeEventListener('keydown', toButton)
  }, [])
  return (
    <div
      ref={stack}
      data-toaster="top-center"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className={cx('pointer-events-none fixed z-50 flex gap-2', places[over])}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} over={over} isNewest={toast === newest} />
      ))}
    </div>
  )
}

const looks = {
  success: ['text-ready-solid', CircleCheck],
  error: ['text-danger-solid', CircleX],
} as const

const plain = ['text-accent-ink', Info] as const

interface ToastCardProps extends Required<Pick<ToasterProps, 'over'>> {
  toast: Toast
  isNewest: boolean
}

function ToastCard({ toast, over, isNewest }: ToastCardProps) {
  const [look, Icon] = looks[toast.type as keyof typeof looks] ?? plain
  return (
    <div
      className={cx(
        'pointer-events-auto flex w-fit max-w-[350px] items-start gap-2.5 rounded-md border border-line bg-raised',
        'font-medium text-ink shadow-float transition-opacity duration-150',
        over === 'frame' ? 'px-3 py-1.5 text-sm' : 'px-4 py-3',
        // The header of a narrow screen has room for one.
        over === 'frame' && !isNewest && 'max-lg:hidden',
        toast.visible ? 'animate-rise' : 'hidden',
      )}
    >
      {toast.type === 'loading' ? (
        <Spinner size={20} className="mt-0.5 text-accent-ink" />
      ) : over === 'frame' && Icon === Info ? null : (
        <Icon size={22} aria-hidden="true" className={cx('mt-px shrink-0', look)} />
      )}
      <div {...toast.ariaProps}>{resolveValue(toast.message, toast)}</div>
    </div>
  )
}
