import { useEffect, useRef, type RefObject } from 'react'
import { useLatest } from '../../../lib/hooks/use-latest'

/** The key that leads to the buttons of the messages, one after the other, and behind the last one back. */
export const messageKey = 'F8'

interface ToastStack {
  startPause: () => void
  endPause: () => void
  isEmpty: boolean
  /** An open list stays until it is closed. */
  isOpen?: boolean
  onEscape?: () => void
}

/**
 * What each stack of messages can do, as properties of its element: they stay while the pointer or the focus is on
 * them, and a key leads there from wherever one is, a dialog too, and back.
 */
export function useToastStack({ startPause, endPause, isEmpty, isOpen = false, onEscape }: ToastStack) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A button that went with its message gave no sign that the focus left it.
    if (isEmpty) endPause()
  }, [isEmpty, endPause])
  useWayThere(ref, onEscape)
  const leave = () => !isOpen && endPause()
  return {
    ref,
    // What lies behind a dialog is hidden from screen readers, unless it speaks; each message does so itself.
    'aria-live': 'off',
    onMouseEnter: startPause,
    onMouseLeave: leave,
    onFocusCapture: startPause,
    onBlurCapture: leave,
  } as const
}

function useWayThere(stack: RefObject<HTMLDivElement | null>, onEscape?: () => void) {
  const escape = useLatest(onEscape)
  useEffect(() => {
    let before: HTMLElement | null = null
    const goBack = () => {
      before?.focus()
      before = null
    }
    const onKey = (event: KeyboardEvent) => {
      const isHere = stack.current?.contains(document.activeElement) ?? false
      if (event.key === 'Escape' && isHere) {
        // What lies open below stays so.
        event.stopImmediatePropagation()
        goBack()
        escape.current?.()
      }
      if (event.key !== messageKey) return
      const all = [...(stack.current?.querySelectorAll('button') ?? [])]
      const buttons = all.filter((button) => button.checkVisibility())
      if (buttons.length === 0) return
      event.preventDefault()
      if (!isHere && document.activeElement instanceof HTMLElement) before = document.activeElement
      const next = buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + 1]
      if (!next) return goBack()
      // A dialog lets the focus go, but not to something else.
      before?.blur()
      next.focus()
    }
    const onClick = ({ detail, target }: MouseEvent) => {
      const isByKey = detail === 0
      if (isByKey && !(target as Element).closest('[aria-expanded]')) goBack()
    }
    // A dialog would close by a press outside of it, and take the focus back.
    const keep = (event: Event) => event.stopPropagation()
    const element = stack.current
    const kept = ['pointerdown', 'focusin', 'focusout'] as const
    for (const kind of kept) element?.addEventListener(kind, keep)
    element?.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey, true)
    return () => {
      for (const kind of kept) element?.removeEventListener(kind, keep)
      element?.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [stack, escape])
}
