import { useEffect } from 'react'

/** Names the tab as the company's page; its customers do not know us. */
export function useDocumentName(name: string) {
  useEffect(() => {
    document.title = name
  }, [name])
}
