import { useEffect } from 'react'
import { useDocumentTitle } from '../lib/hooks/use-document-title'

/**
 * Names the tab, with the count of unread conversations in front: '(3) WhatsApp'. The space after it is one that does
 * not break, so that the count of new orders, which stands in front of everything, is never taken for it.
 */
export function useScreenTitle(title: string, unread: number) {
  const shown = titleOf(title, unread)
  useDocumentTitle(shown)
  // The route around the screen names the tab as well, once, after the screen did.
  useEffect(() => {
    if (!document.title.includes(shown)) document.title = `${shown} · Balcão`
  })
}

/** The title with its count; 0 shows none. */
export function titleOf(title: string, unread: number): string {
  return unread > 0 ? `(${unread})\u00a0${title}` : title
}
