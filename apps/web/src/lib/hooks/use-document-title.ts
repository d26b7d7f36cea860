import { useEffect } from 'react'

/** Names the tab after the screen. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Balcão`
  }, [title])
}
