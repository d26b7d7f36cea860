import type { Chat } from '@balcao/contract/conversations'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { textsNow } from '../../i18n/language'
import { useCompanyRecord } from '../../shared/company/use-company-record'
import { showNotice } from '../../lib/browser/desktop-notices'
import { useIsLeader, useLiveEvent } from '../../lib/live/live-provider'
import { conversationsTexts } from '../texts'
import { callForPerson } from './call-for-person'
import { chime } from './chime'

const mostRemembered = 200
const screenPath = '/dashboard/conversations'

/**
 * Sounds, and tells the desktop, when a conversation calls for a person; not for the one that is open before one's
 * eyes. Mount it once, on any screen of the dashboard.
 */
export function ChatAlerts() {
  const { record } = useCompanyRecord()
  const isLeader = useIsLeader()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const told = useRef(new Set<string>())
  useEffect(() => chime.start(), [])

  useLiveEvent('CHAT_UPSERT', ({ chat }) => {
    const call = callForPerson(chat, { botOn: record?.BOT_ON ?? true, now: Date.now() })
    if (!call || told.current.has(call.key)) return
    remember(told.current, call.key)
    const isOpen = pathname === screenPath && new URLSearchParams(search).get('chat') === chat.id
    if (isOpen && isSeen()) return
    chime.ring(call.reason)
    if (isLeader && !isSeen()) tellDesktop(chat, call.reason, (to) => void navigate(to))
  })
  return null
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
