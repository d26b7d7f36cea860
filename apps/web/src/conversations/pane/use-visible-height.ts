import { useEffect, type RefObject } from 'react'

/**
 * Keeps a full-screen piece within what the keyboard of a phone leaves: neither 100dvh nor `fixed` know of it. Sets
 * `--visible-top` and `--visible-height` on the element.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return undefined
    const fit = () => {
      element.current?.style.setProperty('--visible-top', `${viewport.offsetTop}px`)
      element.current?.style.setProperty('--visible-height', `${viewport.height}px`)
    }
    fit()
    viewport.addEventListener('resize', fit)
    viewport.addEventListener('scroll', fit)
    return () => {
      viewport.removeEventListener('resize', fit)
      viewport.removeEventListener('scroll', fit)
    }
  }, [element])
}
