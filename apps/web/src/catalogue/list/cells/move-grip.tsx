import { GripVertical } from 'lucide-react'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../../i18n/language'
import { catalogueTexts } from '../../texts'
import type { Place } from '../list-rows'

export interface GripHandlers {
  /** A pointer takes the row with that key. */
  onGrab: (key: string, event: PointerEvent<HTMLElement>) => void
}

interface MoveGripProps {
  rowKey: string
  name: string
  place: Place
  handlers: GripHandlers
  onStep: (step: -1 | 1) => void
}

/** Takes a row to another place: by dragging it, or with the arrow keys while it has the focus. */
export function MoveGrip({ rowKey, name, place, handlers, onStep }: MoveGripProps) {
  const t = useTexts(catalogueTexts)
  const button = useRef<HTMLButtonElement>(null)

  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (step === null) return
    event.preventDefault()
    // The browser takes the focus from an element that moves in the page.
    flushSync(() => onStep(step))
    button.current?.focus()
  }

  return (
    <button
      ref={button}
      type="button"
      aria-label={t('gripOf', { name, place: place.index + 1, of: place.of })}
      aria-describedby={gripHintId}
      onKeyDown={press}
      onPointerDown={(event) => handlers.onGrab(rowKey, event)}
      className="hidden h-11 w-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-ink-soft transition-colors hover:text-ink sm:inline-flex pointer-coarse:w-11"
    >
      <GripVertical size={20} aria-hidden="true" />
    </button>
  )
}

/** Of the sentence that explains the grips, once on the page. */
export const gripHintId = 'catalogue-grip-hint'
