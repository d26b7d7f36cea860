import { toast } from 'react-hot-toast/headless'
import { ToastAct, type Act } from './toasts/toast-act'

/** Long enough to notice a mistake at a busy counter. */
const undoMs = 8000

/** More of them would hide the screen; the oldest give way. */
const mostAtOnce = 3
let shown: string[] = []

/** Says what was done, with a button that undoes it, and one for what follows from it. Either closes the message. */
export function notifyUndo(text: string, undoLabel: string, onUndo: () => void, also?: Act) {
  const own = toast(
    ({ id }) => (
      <ToastAct id={id} act={undoLabel} onAct={onUndo} also={also}>
        {text}
      </ToastAct>
    ),
    { duration: undoMs },
  )
  shown = [...shown, own]
  for (const old of shown.slice(0, -mostAtOnce)) toast.dismiss(old)
  shown = shown.slice(-mostAtOnce)
}
