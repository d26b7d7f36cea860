import { useRef } from 'react'

/**
 * Gives the focus back to what had it before a layer opened. The primitive only knows its own trigger, and our
 * layers are opened from anywhere. Where that is gone or cannot be focused any more, the layer below gets it, else the
 * screen: whoever works by keyboard is never put out of both.
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
      if (document.activeElement === document.body) below(event.currentTarget)?.focus()
    },
  }
}

/**
 * Keeps the focus in a layer when what had it is taken away there, as a button that did its work: put it on the layer's
 * own element.
 */
export function keepFocusIn(layer: HTMLElement | null): (() => void) | undefined {
  if (!layer) return undefined
  const observer = new MutationObserver(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && below(null) === layer) layer.focus()
    }),
  )
  observer.observe(layer, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** The uppermost layer beside the one that closes, or the screen. */
function below(closing: EventTarget | null): HTMLElement | null {
  const layers = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')
  return [...layers].findLast((layer) => layer !== closing) ?? document.getElementById('main')
}
