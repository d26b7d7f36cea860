import {
  modelQuestion,
  type BotMessage,
  type BotState,
  type BotWorld,
  type ModelAnswer,
} from '@balcao/domain/bot'
import { wakeBot } from '../../conversations'
import type { Tx } from '../../platform/database/database'
import { addJob } from '../../platform/jobs/jobs'
import type { BotNeeds } from '../bot-needs'
import { findReading, wantReading } from './readings.store'

/** A turn that no rule understood, under the lock of its conversation. */
interface Unread {
  companyId: string
  conversationId: string
  state: BotState
  messages: readonly BotMessage[]
  /** Id of the last of them. */
  messageId: string
  world: BotWorld
  receivedSeq: number
  now: Date
}

/**
 * What a language model made of what no rule understood. `wait`: it is asked, and the turn comes again as soon as the
 * answer is known, or when the time for it is over. Null where there is none, or will be none.
 */
export async function secondReading(
  tx: Tx,
  { secondReadings, log }: Pick<BotNeeds, 'secondReadings' | 'log'>,
  unread: Unread,
): Promise<ModelAnswer | 'wait' | null> {
  if (!secondReadings) return null
  const { companyId, conversationId, messageId, receivedSeq, now } = unread
  const { patienceMs, monthlyMessages } = secondReadings
  const about = { conversationId, messageId, receivedSeq }
  const reading = await findReading(tx, companyId, about, { patienceMs, now })
  if (reading.kind === 'ready') return reading.answer
  if (reading.kind === 'none') return null
  const { until } = reading
  if (reading.kind === 'unasked') {
    if (!modelQuestion(unread.state, unread.messages, unread.world)) return null
    const wanted = await wantReading(tx, companyId, about, { monthlyMessages, until, now })
    if (wanted === 'month')
      log.warn({ companyId, monthlyMessages }, 'the language model is asked no more this month')
    if (wanted !== 'wanted') return null
    await addJob(tx, 'ask-model', { companyId, messageId })
  }
  await wakeBot(tx, companyId, conversationId, { runAt: until, notAtOnce: true })
  return 'wait'
}
