import { useCallback, useState } from 'react'
import { storage } from '../lib/caches/storage'

const storageKey = 'balcao.chats.side'

/**
 * Whether the customer's side is shown. Where there is room for it beside the conversation, this browser remembers it;
 * elsewhere it lies over the page, and is closed until asked for.
 */
export function useSide(hasRoom: boolean): [boolean, (shown: boolean) => void] {
  const [beside, setBeside] = useState(() => storage.get(storageKey) !== 'off')
  const [above, setAbove] = useState(false)
  const show = useCallback(
    (shown: boolean) => {
      if (!hasRoom) return setAbove(shown)
      setBeside(shown)
      if (shown) storage.remove(storageKey)
      else storage.set(storageKey, 'off')
    },
    [hasRoom],
  )
  return [hasRoom ? beside : above, show]
}
