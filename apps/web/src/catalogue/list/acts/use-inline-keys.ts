import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useUnsavedWork } from '../../../lib/hooks/unsaved-work'

interface InlineEdit {
  /** What is typed differs from what is saved. */
  dirty: boolean
  /** In a text of several lines Shift+Enter makes a line (CATAL-09). */
  multiline?: boolean
  onSave: () => void
  onCancel: () => void
}

/** The keys of an inline edit: blur and Enter save, Escape brings the old value back (CATAL-06 to CATAL-09). */
export function useInlineKeys({ dirty, multiline = false, onSave, onCancel }: InlineEdit) {
  // Enter and Escape take the field away, which the browser may report as a blur once more.
  const over = useRef(false)
  useUnsavedWork(dirty)
  const finish = (how: () => void) => {
    if (over.current) return
    over.current = true
    how()
  }
  return {
    onBlur: () => finish(onSave),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Escape') {
        event.stopPropagation()
        event.preventDefault()
        finish(onCancel)
      }
      if (event.key === 'Enter' && !(multiline && event.shiftKey)) {
        event.preventDefault()
        finish(onSave)
      }
    },
  }
}

/** The field of an edit takes the focus when it appears, with everything selected. */
export function useSelectedField<Field extends HTMLInputElement | HTMLTextAreaElement>() {
  const field = useRef<Field>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return field
}

/** Gives the focus back to the pencil when an edit ends by a key, and nowhere when the person went elsewhere. */
export function useBackToPencil(editing: boolean) {
  const pencil = useRef<HTMLButtonElement>(null)
  const was = useRef(editing)
  useEffect(() => {
    if (was.current && !editing && document.activeElement === document.body) pencil.current?.focus()
    was.current = editing
  }, [editing])
  return pencil
}
