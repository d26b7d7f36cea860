import { modelQuestion, type BotTexts, type ModelAnswer, type ModelQuestion } from '@balcao/domain/bot'
import { lockConversationOf, wakeBot } from '../../conversations'
import { timeForCall, timeUntilNextTry } from '../../gateways/open-ai'
import { inShop } from '../../menu'
import { sql } from '../../platform/database/sql'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import type { JobPayloads } from '../../job-payloads'
import type { BotCustomer } from '../bot-customer'
import type { BotNeeds } from '../bot-needs'
import { readWorld } from '../read-world'
import { readSession, readUnhandled } from '../sessions.store'
import { readBotSettings } from '../settings.store'
import { closeReading, pendingUntil } from './readings.store'

/**
 * Asks a language model about messages that no rule understood, and keeps what it answers for the bot's turn. While the
 * model is away it is tried again, three times at most and as long as the bot waits.
 */
export function askModelJob(needs: BotNeeds): JobDefinition<'ask-model'> {
  return {
    name: 'ask-model',
    work: 'customer',
    asks: 'language-model',
    async run(asked) {
      const { secondReadings, log, clock, db } = needs
      const { companyId, tries = 0 } = asked
      const wanted = secondReadings && (await findWanted(needs, asked))
      if (!wanted) return
      const { model, patienceMs } = secondReadings
      const timeoutMs = timeForCall({ patienceMs, waitUntil: wanted.waitUntil }, clock())
      const answered = await model.ask(wanted.question, timeoutMs)
      if (answered.kind === 'answered') return keep(needs, asked, answered.answer)
      log.warn({ companyId, reason: answered.words }, 'the language model did not answer')
      if (answered.kind === 'away') {
        const again = { ...asked, tries: tries + 1 }
        const { retryAfterMs } = answered
        const afterMs = timeUntilNextTry(wanted, { tries: again.tries, retryAfterMs, now: clock() })
        if (afterMs !== null)
          return db.asCompany(companyId, (tx) => addJob(tx, 'ask-model', again, { afterMs }))
      }
      await keep(needs, asked, null)
    },
  }
}

/**
 * What is to be asked, by the conversation and the shop of now. Null when nobody waits for it: the time is over, more was
 * written, or a person has answered.
 */
function findWanted(
  needs: BotNeeds,
  { companyId, messageId }: JobPayloads['ask-model'],
): Promise<{ question: ModelQuestion; waitUntil: Date } | null> {
  return inShop(needs.db, companyId, async (tx, shop) => {
    const now = needs.clock()
    const waitUntil = await pendingUntil(tx, companyId, messageId)
    if (!waitUntil || waitUntil <= now) return null
    const { rows } = await tx.execute<BotCustomer>(sql`
      select c.id as "conversationId", coalesce(c.given_name, c.push_name) as name, c.phone
      from messages m join conversations c on c.company_id = m.company_id and c.id = m.conversation_id
      where m.company_id = ${companyId} and m.id = ${messageId} and c.bot_mode = 'bot'`)
    const [customer] = rows
    if (!customer) return null
    const { state, receivedSeq } = await readSession(tx, companyId, customer.conversationId)
    const unhandled = await readUnhandled(tx, companyId, customer.conversationId, receivedSeq)
    if (unhandled.lastMessageId !== messageId) return null
    const { texts } = await readBotSettings(tx, companyId)
    const world = await readWorld(tx, needs, shop, {
      customer,
      texts: texts as unknown as BotTexts,
      now,
    })
    const question = modelQuestion(state, unhandled.messages, world)
    return question && { question, waitUntil }
  })
}

/** Keeps the answer, and lets the bot have its turn. */
async function keep(
  { db }: BotNeeds,
  { companyId, messageId }: JobPayloads['ask-model'],
  answer: ModelAnswer | null,
): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    const conversation = await lockConversationOf(tx, companyId, messageId)
    if (conversation && (await closeReading(tx, companyId, messageId, answer)))
      await wakeBot(tx, companyId, conversation.id)
  })
}
