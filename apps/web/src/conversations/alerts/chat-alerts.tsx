import type { Chat } from '@balcao/contract/conversations'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { textsNow, useTexts } from '../../i18n/language'
import { useCompanyRecord } from '../../shared/company/use-company-record'
import { showNotice } from '../../lib/browser/desktop-notices'
import { useIsLeader, useLiveEvent } from '../../lib/live/live-provider'
import { useTellCalls } from '../../shared/page/call-counts'
import { useNewsPlace } from '../../shared/page/news-place'
import { conversationsTexts } from '../texts'
import { callForPerson } from './call-for-person'
import { chime } from './chime'
import { useWaitingChats } from './waiting-chats'
import { WaitingStrip } from './waiting-strip'

const mostRemembered = 200
const screenPath = '/dashboard/conversations'

/**
 * Sounds, and tells the desktop, when a conversation calls for a person; not for the one that is open before one's
 * eyes. Who waits is told above every screen, and counted in the menu. Mount it once. `instance` is the company's id.
 */
export function ChatAlerts({ instance }: { instance: string }) {
  const { record } = useCompanyRecord()
  const isLeader = useIsLeader()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const told = useRef(new Set<string>())
  useEffect(() => chime.start(), [])
  const openId = pathname === screenPath ? new URLSearchParams(search).get('chat') : null

  useLiveEvent('CHAT_UPSERT', ({ chat }) => {
    const call = callForPerson(chat, { botOn: record?.BOT_ON ?? true, now: Date.now() })
    if (!call || told.current.has(call.key)) return
    remember(told.current, call.key)
    if (openId === chat.id && isSeen()) return
    chime.ring(call.reason)
    if (isLeader && !isSeen()) tellDesktop(chat, call.reason, (to) => void navigate(to))
  })
  return <Waiting instance={instance} openId={openId} onAnswer={(to) => void navigate(to)} />
}

interface WaitingProps {
  instance: string
  /** The conversation that is open says itself that its customer waits. */
  openId: string | null
  onAnswer: (to: string) => void
}

function Waiting({ instance, openId, onAnswer }: WaitingProps) {
  const t = useTexts(conversationsTexts)
  const place = useNewsPlace()
  const { count, chats } = useWaitingChats(instance)
  useTellCalls('conversations', count)
  const [first] = chats.filter(({ id }) => id !== openId)
  const others = count - Number(chats.some(({ id }) => id === openId))
  return (
    <>
      <p role="status" className="sr-only">
        {first && t('callsAnnounce', { count: others })}
      </p>
      {first &&
        place &&
        createPortal(
          <WaitingStrip
            first={first}
            count={others}
            onAnswer={() => onAnswer(`${screenPath}?chat=${first.id}`)}
          />,
          place,
        )}
    </>
  )
}

function tellDesktop(chat: Chat, reason: 'message' | 'waiting', onPress: (to: string) => void) {
  const t = textsNow(conversationsTexts)
  showNotice({
    title: reason === 'waiting' ? t('noticeWaiting', { title: chat.title }) : chat.title,
    body: chat.lastMessage?.text || t('noticeOpen'),
    tag: `chat ${chat.id}`,
    onPress: () => onPress(`${screenPath}?chat=${chat.id}`),
  })
}

function remember(told: Set<string>, key: string) {
  told.add(key)
  const [oldest] = told
  if (told.size > mostRemembered && oldest !== undefined) told.delete(oldest)
}

const isSeen = () => !document.hidden && document.hasFocus()
