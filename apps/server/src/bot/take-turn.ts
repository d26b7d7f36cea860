import { randomUUID } from 'node:crypto'
import {
  confirmedKey,
  readBack,
  type BotEffect,
  type BotInput,
  type BotMessage,
  type BotResult,
  type BotTexts,
  type Prompt,
} from '@balcao/domain/bot'
import { muteBot, waitForWords } from '../conversations'
import { inShop, type Shop } from '../menu'
import type { Tx } from '../platform/database/database'
import { addJob } from '../platform/jobs/jobs'
import { writeAnswered, writeSaid, type StoredAppointment } from '../scheduling'
import { handleReminderAnswer, type AgendaAnswer } from './agenda/agenda-answers'
import { bookByBot } from './agenda/agenda-booking'
import { findBotDays, findBotSlots } from './agenda/agenda-questions'
import type { BotContent, BotNeeds } from './bot-needs'
import { handOver, noteReceipt } from './hand-over'
import { cancelByBot, moveByBot } from './agenda/own-appointments'
import { moveBotOrder } from './orders/move-order'
import { findPlacedBefore, placeBotOrder } from './orders/place-order'
import type { BotCustomer } from './bot-customer'
import { decide } from './decide'
import { lockChat, type LockedChat } from './lock-chat'
import { writeMiss } from './lessons/misses.store'
import { readWorld } from './read-world'
import { secondReading } from './second-reading/second-reading'
import { readBotSettings } from './settings.store'
import { readSession, readUnhandled, writeSession } from './sessions.store'

/**
 * One turn of the bot in one conversation: what the customer wrote since the last one, or a timer. The conversation's
 * row is locked from the look to the commit, so turns take turns, and nobody else speaks in between.
 */
export async function takeTurn(needs: BotNeeds, companyId: string, conversationId: string): Promise<void> {
  const { db, clock } = needs
  await inShop(db, companyId, async (tx, shop) => {
    const now = clock()
    const chat = await lockChat(tx, needs, companyId, conversationId, now)
    if (!chat) return
    const session = await readSession(tx, companyId, conversationId)
    const { receivedSeq } = session
    if (chat.isOurs && (await waitForWords(tx, companyId, conversationId, { receivedSeq, now }))) {
      if (chat.returned) await needs.messenger.announce(tx, companyId, conversationId)
      return
    }
    const heard = await readUnhandled(tx, companyId, conversationId, receivedSeq)
    const { messages: unhandled, lastSeq, lastMessageId } = heard
    const agendaAnswer = chat.isOurs
      ? await handleReminderAnswer(tx, needs, { shop, conversationId, now }, unhandled)
      : null
    const handled = agendaAnswer?.said ?? []
    const messages = unhandled.filter((message) => !handled.includes(message))
    if (!chat.botAnswers) {
      await writeSession(tx, companyId, conversationId, { ...session, receivedSeq: lastSeq, timerAt: null })
      return reply(tx, needs, chat, { shop, agendaAnswer, prompts: [], tells: false, now })
    }
    const due = session.timerAt !== null && session.timerAt <= now
    if (messages.length === 0 && !due) {
      await writeSession(tx, companyId, conversationId, { ...session, receivedSeq: lastSeq })
      // It may have been due in a conversation that became this one.
      if (session.timerAt) await addTimer(tx, companyId, conversationId, session.timerAt)
      return reply(tx, needs, chat, { shop, agendaAnswer, prompts: [], tells: chat.returned, now })
    }
    const { texts } = await readBotSettings(tx, companyId)
    const customer: BotCustomer = { conversationId, name: chat.name, phone: chat.phone }
    const look = () =>
      readWorld(tx, needs, shop, {
        customer,
        texts: texts as unknown as BotTexts,
        now,
      })
    const key = confirmedKey(session.state)
    const placed = key === null ? null : await findPlacedBefore(tx, shop, conversationId, key)
    const first = placed ? ({ kind: 'placed-before', result: placed } as const) : inputOf(messages)
    const changed: Changed[] = []
    const ask = async (effect: BotEffect) => {
      if (effect.kind === 'cancel-appointment') {
        const { result, row } = await cancelByBot(needs, shop, customer, effect.appointmentId)
        if (row) changed.push({ row, told: 'cancelled' })
        return result
      }
      if (effect.kind === 'move-appointment') {
        const { result, row } = await moveByBot(needs, shop, customer, effect)
        if (row) changed.push({ row, told: 'moved' })
        return result
      }
      return askOutside(needs, shop, customer, effect, now)
    }
    let decided = await decide(session.state, first, look, ask)
    // A reminder that was answered beside it must not wait.
    if (decided.missed?.whole && lastMessageId !== null && !agendaAnswer) {
      const { state } = session
      const chatOf = { companyId, conversationId, messageId: lastMessageId, receivedSeq }
      const unread = { ...chatOf, state, messages, world: decided.world, now }
      const second = await secondReading(tx, needs, unread)
      if (second === 'wait') {
        if (chat.returned) await needs.messenger.announce(tx, companyId, conversationId)
        return
      }
      if (second) decided = await decide(state, { kind: 'messages', messages, second }, look, ask)
    }
    if (decided.missed) {
      const step = session.state.step.at
      await writeMiss(tx, companyId, conversationId, { ...decided.missed, step, now })
    }
    for (const effect of decided.told) await carryOut(tx, companyId, conversationId, effect, now)
    const timerAt = decided.timerAt === null ? null : new Date(decided.timerAt)
    await writeSession(tx, companyId, conversationId, { state: decided.state, receivedSeq: lastSeq, timerAt })
    if (timerAt) await addTimer(tx, companyId, conversationId, timerAt)
    const callsPerson = decided.told.some(({ kind }) => kind === 'hand-over') || agendaAnswer?.answered?.calls
    if (!callsPerson) await needs.messenger.noteAnsweredByBot(tx, companyId, conversationId, lastSeq)
    await reply(tx, needs, chat, {
      shop,
      agendaAnswer,
      changed,
      prompts: readBack(decided.prompts, messages),
      tells: true,
      now,
    })
  })
}

/** An appointment whose change the prompts tell. */
interface Changed {
  row: StoredAppointment
  told: 'cancelled' | 'moved'
}

/** What came of a turn. `tells`: the conversation is announced though nothing is said. */
interface TurnEnd {
  shop: Shop
  agendaAnswer: AgendaAnswer | null
  changed?: readonly Changed[]
  prompts: readonly Prompt[]
  tells: boolean
  now: Date
}

/** Says what came of a turn: first the answer to who answered a reminder, then the bot's own. */
async function reply(
  tx: Tx,
  { messenger }: BotNeeds,
  { id: conversationId }: LockedChat,
  { shop, agendaAnswer, changed = [], prompts, tells, now }: TurnEnd,
): Promise<void> {
  const messages = prompts.map(messageOf)
  if (agendaAnswer?.answered) {
    const { text, calls } = agendaAnswer.answered
    // It is Balcão that speaks, as in the reminder: what is written next may still be an answer to that.
    const answers = readBack([{ text, options: [] }], agendaAnswer.said).map(messageOf)
    await messenger.say(tx, shop.id, conversationId, { author: 'system', messages: answers, now })
    const told = { conversationId, messageId: answers[0]!.id, now }
    await writeAnswered(tx, shop, agendaAnswer.answered, told)
    const why = { kind: 'hand-over', why: 'cancel' } as const
    if (calls !== null) await handOver(tx, shop.id, conversationId, { ...why, summary: calls }, now)
  }
  for (const change of messages.length > 0 ? changed : []) {
    await writeSaid(tx, shop, change, { conversationId, messageId: messages[0]!.id, now })
  }
  if (messages.length > 0) await messenger.say(tx, shop.id, conversationId, { author: 'bot', messages, now })
  else if (tells || agendaAnswer?.answered) await messenger.announce(tx, shop.id, conversationId)
}

function inputOf(messages: readonly BotMessage[]): BotInput {
  return messages.length > 0 ? { kind: 'messages', messages } : { kind: 'timer' }
}

function messageOf(prompt: Prompt) {
  return { id: randomUUID(), content: contentOf(prompt) }
}

function contentOf({ text, options, products, asksPlace }: Prompt): BotContent {
  if (options.length === 0) return { kind: 'text', text, ...(asksPlace && { asksPlace }) }
  return { kind: 'options', text, options: [...options], ...(products && { products }) }
}

/** What the machine waits for an answer to; nothing for what it only tells. */
async function askOutside(
  needs: BotNeeds,
  shop: Shop,
  customer: BotCustomer,
  effect: BotEffect,
  now: Date,
): Promise<BotResult | null> {
  switch (effect.kind) {
    case 'place-order':
      return placeBotOrder(needs.db, shop.id, customer, effect.order, now)
    case 'move-order':
      return moveBotOrder(needs.db, shop.id, customer, effect, now)
    case 'find-days':
      return findBotDays(needs, shop, customer, effect)
    case 'find-slots':
      return findBotSlots(needs, shop, customer, effect)
    case 'book':
      return bookByBot(needs, shop, customer, effect)
    default:
      return null
  }
}

async function carryOut(
  tx: Tx,
  companyId: string,
  conversationId: string,
  effect: BotEffect,
  now: Date,
): Promise<void> {
  if (effect.kind === 'hand-over') await handOver(tx, companyId, conversationId, effect, now)
  if (effect.kind === 'receipt') await noteReceipt(tx, companyId, conversationId, effect.orderNumber, now)
  if (effect.kind === 'mute') {
    const until = new Date(now.getTime() + effect.minutes * 60_000)
    await muteBot(tx, { companyId, conversationId }, until)
  }
}

function addTimer(tx: Tx, companyId: string, conversationId: string, at: Date): Promise<void> {
  return addJob(
    tx,
    'bot-turn',
    { companyId, conversationId },
    { key: `bot-timer:${conversationId}`, runAt: at },
  )
}
