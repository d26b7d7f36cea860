import { toast } from 'react-hot-toast/headless'

/** Long enough to notice a mistake at a busy counter. */
const undoMs = 8000

/** More of them would hide the screen; the oldest give way. */
const mostAtOnce = 3
let shown: string[] = []

/** Says what was done, with a button that undoes it. The button closes the message. */
export function notifyUndo(text: string, undoLabel: string, onUndo: () => void) {
  const own = toast(
    ({ id }) => (
      <span className="flex items-center gap-3">
        <span className="min-w-0">{text}</span>
        <button
          type="button"
          onClick={() => {
            toast.dismiss(id)
            onUndo()
          }}
          className="-my-2 -mr-2 min-h-11 shrink-0 rounded-md px-3 font-bold text-accent-ink hover:bg-accent-tint"
        >
          {undoLabel}
        </button>
      </span>
    ),
    { duration: undoMs },
  )
  shown = [...shown, own]
  for (const old of shown.slice(0, -mostAtOnce)) toast.dismiss(old)
  shown = shown.slice(-mostAtOnce)
}
