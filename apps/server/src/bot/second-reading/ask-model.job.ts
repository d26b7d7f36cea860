import { modelQuestion, type BotTexts, type ModelAnswer, type ModelQuestion } from '@balcao/domain/bot'
import { wakeBot } from '../../conversations'
import { timeForCall, timeUntilNextTry } from '../../gateways/open-ai'
import { inShop } from '../../menu'
import { sql } from '../../platform/database/sql'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import type { JobPayloads } from '../../job-payloads'
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
      const wanted = await findWanted(needs, asked)
      if (!wanted) return
      const { question, waitUntil } = wanted
      if (!secondReadings || !question) return keep(needs, asked, null)
      const { model, patienceMs } = secondReadings
      const answered = await model.ask(question, timeForCall({ patienceMs, waitUntil }, clock()))
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

/** A question that somebody waits for; null in it where it is one no more: more was written, or a person has answered. */
interface Wanted {
  question: ModelQuestion | null
  waitUntil: Date
}

/** What is to be asked, by the conversation and the shop of now. Null when nobody waits for it. */
function findWanted(
  needs: BotNeeds,
  { companyId, conversationId, messageId }: JobPayloads['ask-model'],
): Promise<Wanted | null> {
  return inShop(needs.db, companyId, async (tx, shop) => {
    const now = needs.clock()
    const waitUntil = await pendingUntil(tx, companyId, messageId)
    if (!waitUntil || waitUntil <= now) return null
    const { rows } = await tx.execute<{ name: string | null; phone: string | null }>(sql`
      select coalesce(given_name, push_name) as name, phone from conversations
      where company_id = ${companyId} and id = ${conversationId} and bot_mode = 'bot'`)
    const session = await readSession(tx, companyId, conversationId)
    const unhandled = await readUnhandled(tx, companyId, conversationId, session.receivedSeq)
    const [chat] = rows
    if (!chat || unhandled.lastMessageId !== messageId) return { question: null, waitUntil }
    const { texts } = await readBotSettings(tx, companyId)
    const world = await readWorld(tx, needs, shop, {
      customer: { conversationId, ...chat },
      texts: texts as unknown as BotTexts,
      now,
      menuUrl: needs.menuUrl(companyId),
    })
    return { question: modelQuestion(session.state, unhandled.messages, world), waitUntil }
  })
}

/** Keeps the answer, and lets the bot have its turn. */
async function keep(
  { db }: BotNeeds,
  { companyId, conversationId, messageId }: JobPayloads['ask-model'],
  answer: ModelAnswer | null,
): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    await tx.execute(sql`select from conversations
      where company_id = ${companyId} and id = ${conversationId} for no key update`)
    if (await closeReading(tx, companyId, messageId, answer)) await wakeBot(tx, companyId, conversationId)
  })
}
