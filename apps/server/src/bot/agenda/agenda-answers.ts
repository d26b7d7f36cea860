import type { BotMessage } from '@balcao/domain/bot'
import { readReminderAnswer, type ReminderAnswer } from '@balcao/domain/scheduling'
import type { Shop } from '../../menu'
import type { Tx } from '../../platform/database/database'
import { answerReminder, findAsked, type Answered } from '../../scheduling'
import type { BotNeeds } from '../bot-needs'

/** What a customer said to a reminder. */
export interface AgendaAnswer {
  /** Null where the same was answered before: nothing is said twice. */
  answered: Answered | null
  /** The messages that were the answer. */
  said: readonly BotMessage[]
}

interface Conversation {
  shop: Shop
  conversationId: string
  now: Date
}

const acts: Readonly<Record<string, ReminderAnswer>> = {
  confirmar: 'confirm',
  remarcar: 'move',
  cancelar: 'cancel',
}
const button = /^lembrete:(confirmar|remarcar|cancelar):([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/

/**
 * Handles an answer to a reminder or an offer before the bot handles anything: a pressed button, or short words where
 * nobody has asked something else since. Null where there is none. What it changes has transactions of its own, so
 * nothing may be written in `tx` before.
 */
export async function handleReminderAnswer(
  tx: Tx,
  needs: BotNeeds,
  chat: Conversation,
  messages: readonly BotMessage[],
): Promise<AgendaAnswer | null> {
  return (await handleButton(tx, needs, chat, messages)) ?? handleWords(tx, needs, chat, messages)
}

async function handleButton(
  tx: Tx,
  needs: BotNeeds,
  { shop, conversationId, now }: Conversation,
  messages: readonly BotMessage[],
): Promise<AgendaAnswer | null> {
  const pressed = messages.findLast(({ replyId }) => replyId !== null && button.test(replyId))
  const [, act, appointmentId] = button.exec(pressed?.replyId ?? '') ?? []
  if (!pressed || act === undefined || appointmentId === undefined) return null
  const asked = await findAsked(tx, shop.id, conversationId, { appointmentId, now })
  if (!asked) return null
  const answer = acts[act]!
  const said = [pressed]
  if (asked.answer === answer) return { answered: null, said }
  return { answered: await answerReminder(needs, shop, asked, answer), said }
}

async function handleWords(
  tx: Tx,
  needs: BotNeeds,
  { shop, conversationId, now }: Conversation,
  messages: readonly BotMessage[],
): Promise<AgendaAnswer | null> {
  if (!messages.some(({ text }) => readReminderAnswer(text))) return null
  const asked = await findAsked(tx, shop.id, conversationId, { now })
  if (!asked?.isLast) return null
  // What was written before belongs to something else. WhatsApp's times are whole seconds.
  const since = Math.floor(asked.at.getTime() / 1000) * 1000
  const found = answerIn(messages.filter(({ at }) => at >= since))
  if (!found) return null
  const { answer, said } = found
  if (asked.answer === answer) return { answered: null, said }
  return { answered: await answerReminder(needs, shop, asked, answer), said }
}

/** One answer in all that was written together, or in single messages of it that say the same. */
function answerIn(
  messages: readonly BotMessage[],
): { answer: ReminderAnswer; said: readonly BotMessage[] } | null {
  const whole = readReminderAnswer(messages.map(({ text }) => text).join(' '))
  if (whole) return { answer: whole, said: messages }
  const read = messages.map((message) => ({ message, answer: readReminderAnswer(message.text) }))
  const answers = new Set(read.flatMap(({ answer }) => answer ?? []))
  const [only] = answers
  if (only === undefined || answers.size > 1) return null
  return { answer: only, said: read.filter(({ answer }) => answer).map(({ message }) => message) }
}
