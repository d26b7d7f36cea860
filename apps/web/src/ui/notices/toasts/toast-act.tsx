import type { ReactNode } from 'react'
import { toast } from 'react-hot-toast/headless'

interface ToastActProps {
  /** Of the message; the button closes it. */
  id: string
  act: string
  onAct: () => void
  /** What the message says. */
  children: ReactNode
}

/** A message with a button beside its words. */
export function ToastAct({ id, act, onAct, children }: ToastActProps) {
  return (
    <span className="flex items-center gap-2 lg:gap-3">
      <span data-words className="min-w-0">
        {children}
      </span>
      <button
        type="button"
        onClick={() => {
          toast.dismiss(id)
          onAct()
        }}
        className="-my-2 -mr-2 min-h-11 shrink-0 rounded-md px-2 font-bold lg:px-3 text-accent-ink hover:bg-accent-tint"
      >
        {act}
      </button>
    </span>
  )
}
