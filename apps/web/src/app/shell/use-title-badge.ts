import { useEffect } from 'react'
import { badgedTitle } from './badged-title'

/** Keeps the count of what calls for a person in front of the tab's title, whatever screen names the tab. */
export function useTitleBadge(count: number) {
  useEffect(() => {
    const show = () => {
      const wanted = badgedTitle(document.title, count)
      if (document.title !== wanted) document.title = wanted
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = badgedTitle(document.title, 0)
    }
  }, [count])
}
