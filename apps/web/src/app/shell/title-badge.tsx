import { useEffect } from 'react'
import { useCallCounts } from '../../shared/page/call-counts'
import { badgedTitle } from './badged-title'

/** Keeps the count of new orders and waiting customers in front of the tab's title, whatever screen names the tab. */
export function TitleBadge() {
  const { orders, conversations } = useCallCounts()
  const count = orders + conversations
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
  return null
}
