import type { Feature } from '../platform/feature'
import type { Settings } from '../settings'
import { registerConversations } from './conversations.routes'
import { nameGroupJob } from './receiving/name-group.job'
import { conversationSweepCron } from './receiving/sweep'
import { fetchMediaJob } from './media/fetch-media.job'
import { transcribeNoteJob } from './media/transcribe-note.job'
import { orderDisplacedJob, orderMovedJob, orderNewsJob } from './news/order-notices.job'
import { orderWordJob } from './news/order-word.job'
import type { OrderNoticeNeeds } from './news/tell-of-order'
import { markReadOutsideJob } from './sending/mark-read'
import { sendMessagesJob } from './sending/send-messages.job'
import type { SendingNeeds } from './sending-needs'

type Needs = SendingNeeds & Omit<OrderNoticeNeeds, 'newsAfterMs'> & { settings: Settings }

const outboxBy = (value: string) =>
  `select kind, (c.state = 'open')::text as connected, (${value})::float8 as value
   from outbox o join channels c on c.company_id = o.company_id group by 1, 2`

/** Messages in and out, with their files, and order news. */
export const conversations = {
  name: 'conversations',
  register: registerConversations,
  jobs(needs) {
    const news = { ...needs, newsAfterMs: needs.settings.BALCAO_NEWS_AFTER_SECONDS * 1000 }
    return {
      'send-messages': sendMessagesJob(needs),
      'fetch-media': fetchMediaJob(needs),
      'transcribe-note': transcribeNoteJob(needs),
      'order-displaced': orderDisplacedJob(news),
      'order-moved': orderMovedJob(news),
      'order-news': orderNewsJob(news),
      'order-word': orderWordJob(news),
      'mark-read-outside': markReadOutsideJob(needs),
      'name-group': nameGroupJob(needs),
    }
  },
  crons: ({ db }) => [conversationSweepCron(db)],
  gauges: [
    {
      name: 'balcao_outbox_messages',
      help: 'Messages that wait to be sent, by gateway and whether the shop is connected',
      labels: ['kind', 'connected'],
      query: outboxBy('count(*)'),
    },
    {
      name: 'balcao_outbox_oldest_seconds',
      help: 'How long the oldest of them has waited',
      labels: ['kind', 'connected'],
      query: outboxBy('extract(epoch from max(now() - queued_at))'),
    },
  ],
} satisfies Feature<Needs>

export { callPerson, giveToBot, leaveNote, letWait, muteBot } from './thread/bot-mode.store'
export { cartInWords, nameCartItems } from './thread/cart-items'
export { messenger } from './news/messenger'
export { noteErased } from './receiving/former-sends'
export { receiveEvents } from './receiving/receive-events'
export { receiveTogether } from './receiving/receive-together'
export { lockConversationOf } from './thread/lock-conversation-of'
export { lockReceiving } from './thread/receiving-lock'
export type { ReceivingNeeds } from './receiving/receiving-needs'
export { wakeOutbox } from './thread/outbox.store'
export type { MessageContent } from './thread/read-messages'
export { takeOver } from './thread/take-over'
export { wakeBot } from './thread/wake-bot'
export { waitForWords } from './voice/wait-for-words'
