import { CircleCheck, CircleX, Info } from 'lucide-react'
import { resolveValue, type Toast } from 'react-hot-toast/headless'
import { cx } from '../../look/class-names'
import { Spinner } from '../../waiting/spinner'

const looks = {
  success: ['text-ready-solid', CircleCheck],
  error: ['text-danger-solid', CircleX],
} as const

interface ToastCardProps {
  toast: Toast
  /** Without the icon of what is merely said: where there is little room. */
  brief?: boolean
  className: string
}

/** One short message. Its words are marked, for who has to cut them short. */
export function ToastCard({ toast, brief = false, className }: ToastCardProps) {
  const [look, Icon] = looks[toast.type as keyof typeof looks] ?? ['text-accent-ink', brief ? null : Info]
  const message = resolveValue(toast.message, toast)
  return (
    <div
      className={cx(
        'pointer-events-auto flex w-fit items-start gap-2.5 rounded-md border border-line bg-raised',
        'font-medium text-ink shadow-float',
        className,
        toast.visible ? 'animate-rise' : 'hidden',
      )}
    >
      {toast.type === 'loading' ? (
        <Spinner size={20} className="mt-0.5 text-accent-ink" />
      ) : (
        Icon && <Icon size={22} aria-hidden="true" className={cx('mt-px shrink-0', look)} />
      )}
      <div {...toast.ariaProps} className="min-w-0">
        {typeof message === 'string' ? <span data-words>{message}</span> : message}
      </div>
    </div>
  )
}
