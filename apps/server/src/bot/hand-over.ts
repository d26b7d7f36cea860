import { randomUUID } from 'node:crypto'
import { HUMAN_UNANSWERED_MINUTES, type BotEffect } from '@balcao/domain/bot'
import { fillVariables } from '@balcao/domain/messaging'
import { callPerson, leaveNote, letWait } from '../conversations'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { addJob, type JobDefinition } from '../platform/jobs/jobs'
import { uuidOf } from '../platform/uuid-of'
import type { BotNeeds } from './bot-needs'
import { readBotSettings } from './settings.store'

type HandOver = Extract<BotEffect, { kind: 'hand-over' }>

/** Calls a person: the conversation waits, rings at the counter, and a note says what was going on. Whoever calls announces. */
export async function handOver(
  tx: Tx,
  companyId: string,
  conversationId: string,
  { why, summary }: HandOver,
  now: Date,
): Promise<void> {
  const { silence_minutes } = await readBotSettings(tx, companyId)
  const chat = { companyId, conversationId }
  const until = new Date(now.getTime() + silence_minutes * 60_000)
  await callPerson(tx, chat, { by: why === 'asked' ? 'customer' : 'bot', now, until })
  await leaveNote(tx, chat, { text: summary, now })
  await tx.execute(sql`
    insert into bot_hand_overs (company_id, id, conversation_id, why, at)
    values (${companyId}, ${randomUUID()}, ${conversationId}, ${why}, ${now})`)
  await addJob(
    tx,
    'bot-courtesy',
    { companyId, conversationId },
    { key: `courtesy:${conversationId}`, runAt: new Date(now.getTime() + HUMAN_UNANSWERED_MINUTES * 60_000) },
  )
}

/** A picture that may prove a payment: somebody should look, and the bot goes on. */
export async function noteReceipt(
  tx: Tx,
  companyId: string,
  conversationId: string,
  orderNumber: number | null,
  now: Date,
): Promise<void> {
  const chat = { companyId, conversationId }
  await letWait(tx, chat, now)
  const order = orderNumber === null ? '' : ` do pedido nº ${orderNumber}`
  const text = `O cliente enviou um comprovante${order}. Confira o pagamento.`
  await leaveNote(tx, chat, { text, now })
}

/**
 * Nobody came within five minutes: the customer is told once that they are not forgotten. Not where the bot has been
 * switched off meanwhile.
 */
export function courtesyJob(needs: BotNeeds): JobDefinition<'bot-courtesy'> {
  return {
    name: 'bot-courtesy',
    work: 'customer',
    async run({ companyId, conversationId }) {
      await needs.db.asCompany(companyId, async (tx) => {
        const { rows } = await tx.execute<{ waiting_since: Date | null; nome: string; loja: string }>(sql`
          select v.waiting_since, coalesce(v.given_name, v.push_name, '') as nome, c.nome_empresa as loja
          from conversations v join companies c on c.id = v.company_id
          where v.company_id = ${companyId} and v.id = ${conversationId} and c.bot_on
          for no key update of v`)
        const waiting = rows[0]
        if (!waiting?.waiting_since || !(await needs.openModules(tx, companyId)).mod_atendimento) return
        // A job may run twice; whoever waits anew is told anew.
        const id = uuidOf(`courtesy ${conversationId} ${waiting.waiting_since.toISOString()}`)
        if (await isSaid(tx, companyId, id)) return
        const { texts } = await readBotSettings(tx, companyId)
        const nome = waiting.nome.split(' ')[0] ?? ''
        const text = fillVariables(texts.stillWaiting ?? '', { nome, loja: waiting.loja })
        await needs.messenger.say(tx, companyId, conversationId, {
          author: 'system',
          messages: [{ id, content: { kind: 'text', text } }],
          now: needs.clock(),
        })
      })
    },
  }
}

async function isSaid(tx: Tx, companyId: string, messageId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from messages where company_id = ${companyId} and id = ${messageId}`,
  )
  return rowCount! > 0
}
