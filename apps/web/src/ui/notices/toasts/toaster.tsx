import { useToaster } from 'react-hot-toast/headless'
import { ToastCard } from './toast-card'
import { toasterOptions, type ToastDurations } from './toaster-options'
import { useToastStack } from './use-toast-stack'

/**
 * The short messages of a page, over its top: top-center, 8 px apart, at most 350 px wide (NOTIF-01..04); the library
 * never shows more than 20. They stay while the pointer or the focus is on them. Rendered by ourselves, because the
 * library's own renderer writes a style element.
 */
export function Toaster({ durations }: { durations: ToastDurations }) {
  const { toasts, handlers } = useToaster(toasterOptions(durations))
  const stack = useToastStack({ ...handlers, isEmpty: !toasts.some(({ visible }) => visible) })
  return (
    <div
      {...stack}
      data-toaster="top-center"
      className="pointer-events-none fixed inset-x-4 top-4 z-50 flex flex-col items-center gap-2"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} className="max-w-[350px] px-4 py-3" />
      ))}
    </div>
  )
}
