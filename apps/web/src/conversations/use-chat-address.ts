import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddress } from '../lib/hooks/use-address'
import { readChatFilter, writeChatFilter, type ChatFilter } from './data/chats/chat-filter'

const name = 'chat'

/** Left in the history by the first conversation that was opened from the list: the way back to it is the browser's. */
interface FromList {
  fromList: true
}

/** Where a row leads, for a link. */
export interface ChatLink {
  to: string
  replace: boolean
  state: FromList | null
}

/**
 * The open conversation (?chat=) and the filter live in the address: a reload and a shared link show the same, and on a
 * phone the back button leads from the conversation to the list.
 */
export function useChatAddress() {
  const [address, setAddress] = useAddress()
  const location = useLocation()
  const navigate = useNavigate()
  const openId = address.get(name) || null
  const filter = useMemo(() => readChatFilter(address), [address])
  const fromList = isFromList(location.state)

  const changeFilter = useCallback(
    (change: Partial<ChatFilter>) =>
      setAddress((now) => writeChatFilter(now, { ...readChatFilter(now), ...change }), {
        replace: true,
        state: location.state,
      }),
    [setAddress, location.state],
  )
  const linkTo = useCallback(
    (id: string): ChatLink => ({
      to: `?${withChat(address, id).toString()}`,
      replace: openId !== null,
      state: openId === null || fromList ? { fromList: true } : null,
    }),
    [address, openId, fromList],
  )
  const open = useCallback(
    (id: string) => {
      const { to, ...how } = linkTo(id)
      void navigate(to, how)
    },
    [linkTo, navigate],
  )
  const close = useCallback(() => {
    if (fromList) void navigate(-1)
    else setAddress((now) => withChat(now, null), { replace: true })
  }, [fromList, navigate, setAddress])
  return { openId, filter, changeFilter, linkTo, open, close }
}

function withChat(address: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(address)
  if (id === null) next.delete(name)
  else next.set(name, id)
  return next
}

function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state
}
