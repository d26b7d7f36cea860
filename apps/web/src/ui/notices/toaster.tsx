import { CircleCheck, CircleX, Info } from 'lucide-react'
import { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless'
import { cx } from '../look/class-names'
import { Spinner } from '../waiting/spinner'
import { toasterOptions, type ToastDurations } from './toaster-options'

/**
 * The stack of short messages: top-center, 8 px apart, at most 350 px wide (NOTIF-01..04); the library never
 * shows more than 20. Rendered by ourselves, because the library's own renderer writes a style element.
 */
export function Toaster({ durations }: { durations: ToastDurations }) {
  const { toasts, handlers } = useToaster(toasterOptions(durations))
  return (
    <div
      data-toaster="top-center"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--above,0px)+1rem)] z-50 flex flex-col items-center gap-2"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

const looks = {
  success: ['text-ready-solid', CircleCheck],
  error: ['text-danger-solid', CircleX],
} as const

function ToastCard({ toast }: { toast: Toast }) {
  const [look, Icon] = looks[toast.type as keyof typeof looks] ?? ['text-accent-ink', Info]
  return (
    <div
      className={cx(
        'pointer-events-auto flex w-fit max-w-[350px] items-start gap-2.5 rounded-md border border-line bg-raised',
        'px-4 py-3 font-medium text-ink shadow-float transition-opacity duration-150',
        toast.visible ? 'animate-rise' : 'hidden',
      )}
    >
      {toast.type === 'loading' ? (
        <Spinner size={20} className="mt-0.5 text-accent-ink" />
      ) : (
        <Icon size={22} aria-hidden="true" className={cx('mt-px shrink-0', look)} />
      )}
      <div {...toast.ariaProps}>{resolveValue(toast.message, toast)}</div>
    </div>
  )
}
