import { useRef } from 'react'

/**
 * Gives the focus back to what had it before a layer opened. The primitive only knows its own trigger, and our
 * layers are opened from anywhere.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
