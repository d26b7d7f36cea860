import type { ReactNode } from 'react'
import { toast } from 'react-hot-toast/headless'

export interface Act {
  act: string
  onAct: () => void
}

interface ToastActProps extends Act {
  /** Of the message; the button closes it. */
  id: string
  /** What else can be done about it; closes it as well. */
  also?: Act | undefined
  /** What the message says. */
  children: ReactNode
}

/** A message with a button beside its words. */
export function ToastAct({ id, act, onAct, also, children }: ToastActProps) {
  return (
    <span className="flex items-center gap-2 lg:gap-3">
      <span data-words className="min-w-0">
        {children}
      </span>
      {[...(also ? [also] : []), { act, onAct }].map((one) => (
        <button
          key={one.act}
          type="button"
          onClick={() => {
            toast.dismiss(id)
            one.onAct()
          }}
          className="-my-2 -mr-2 min-h-11 shrink-0 rounded-md px-2 font-bold lg:px-3 text-accent-ink hover:bg-accent-tint"
        >
          {one.act}
        </button>
      ))}
    </span>
  )
}
