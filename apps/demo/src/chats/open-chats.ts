import { randomUUID } from 'node:crypto'
import type { Tx } from '@balcao/server/platform/database/database'
import { sql } from '@balcao/server/platform/database/sql'
import { openMessage } from '../seeded'
import type { DemoMessage } from './bot-chats'
import { insertSaid, nameAddresses } from './seed-bot-chats'

type Said = readonly [author: DemoMessage['author'], minutesAgo: number, text: string]

/** Who writes today beside those whose orders are open, what nobody has read of it, and who waits for a person. */
const chats: readonly {
  name: string
  phone: string
  unread: number
  waits?: true
  said: readonly Said[]
}[] = [
  {
    name: 'Patrícia Sampaio',
    phone: '92985100012',
    unread: 2,
    waits: true,
    said: [
      ['customer', 7, 'Oi, no pedido de ontem faltou o refrigerante. Posso falar com alguém?'],
      ['bot', 6.9, 'Certo, Patrícia! Chamei uma pessoa da loja, que já responde por aqui.'],
      ['customer', 4, 'Obrigada! Foi a Coca de 2 litros'],
      ['customer', 3.9, 'Não precisa entregar hoje, pode ser no próximo pedido 🙂'],
    ],
  },
  {
    name: 'Marcos Tavares',
    phone: '92985100027',
    unread: 1,
    said: [
      ['customer', 26, 'Boa! Vocês fazem 100 coxinhas para sábado?'],
      ['person', 22, 'Fazemos sim, Marcos! Fica pronto a partir das 15h. Quer para retirar ou entregar?'],
      ['customer', 12, 'Retirar. Vou confirmar o horário em casa e já aviso'],
    ],
  },
  {
    name: 'Renata Prado',
    phone: '92985100031',
    unread: 0,
    said: [
      ['customer', 19, 'vcs entregam na Chapada? qual a taxa?'],
      ['bot', 18.9, 'Entregamos em Chapada por R$ 7,00.'],
      ['customer', 18, 'show, mais tarde eu peço'],
    ],
  },
  {
    name: 'Antônio Lemos',
    phone: '92985100046',
    unread: 0,
    said: [
      ['customer', 48, 'Que horas vocês fecham hoje?'],
      ['bot', 47.9, 'Estamos abertos 24 horas, todos os dias.'],
      ['customer', 47, 'Beleza, obrigado'],
    ],
  },
]

/** Their names and their phones. */
export const whoWrites: readonly { name: string; phone: string }[] = chats

/** How long the bot is quiet for who waits for a person, in minutes. */
const QUIET = 120

/** Begins the conversations that go on at `now`, and says who of those waits for an answer. */
export async function seedOpenChats(tx: Tx, companyId: string, now: Date): Promise<void> {
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000).toISOString()
  const begun = JSON.stringify(chats.map(({ name, phone, said }) => ({ name, phone, at: at(said[0]![1]) })))
  await tx.execute(sql`insert into conversations (company_id, id, kind, jid, phone, push_name, created_at)
    select ${companyId}, gen_random_uuid(), 'person', '55' || phone || '@s.whatsapp.net', '55' || phone, name, at
    from jsonb_to_recordset(${begun}::jsonb) as c(name text, phone text, at timestamptz)`)
  await nameAddresses(tx, companyId)
  await insertSaid(tx, companyId, {
    messages: chats.flatMap(({ phone, said }) => said.map((words) => messageOf(phone, words, at))),
    handOvers: chats
      .filter(({ waits }) => waits)
      .map(({ phone, said }) => ({ id: randomUUID(), phone, why: 'asked', at: at(said[1]![1]) })),
  })
  for (const { phone, unread, waits, said } of chats) {
    const answered = said.filter(([author]) => author !== 'customer').at(-1)!
    await tx.execute(sql`update conversations set unread = ${unread},
        read_at = case when ${unread}::int > 0 then ${at(answered[1])}::timestamptz else read_at end,
        read_seq = case when ${unread}::int > 0 then (select max(seq) from messages m
          where m.company_id = ${companyId} and m.conversation_id = conversations.id and m.from_me) else read_seq end
      where company_id = ${companyId} and phone = ${`55${phone}`}`)
    if (waits)
      await tx.execute(sql`update conversations set bot_mode = 'human', bot_by = 'customer',
          waiting_since = ${at(answered[1])}, human_until = ${at(answered[1] - QUIET)}
        where company_id = ${companyId} and phone = ${`55${phone}`}`)
  }
}

function messageOf(
  phone: string,
  [author, minutesAgo, text]: Said,
  at: (minutesAgo: number) => string,
): DemoMessage {
  const id = randomUUID()
  const wa_id = `${openMessage}${id}`
  return { id, wa_id, phone, from_me: author !== 'customer', author, at: at(minutesAgo), text }
}

/** Minutes since the last word of them all: the bot's, as it took the younger of its open orders. */
const LAST_WORD = 3

/** Makes those in which nobody wrote since as young as they were. */
export async function refreshOpenChats(tx: Tx, companyId: string, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ ids: string[] | null; last: Date | null }>(sql`
    select array_agg(c.id) as ids, max(c.last_at) as last
    from conversations c join messages m on m.company_id = c.company_id and m.id = c.last_message_id
    where c.company_id = ${companyId} and m.wa_id like ${`${openMessage}%`}`)
  const { ids, last } = rows[0]!
  if (!ids || !last) return
  const move = sql`${now.getTime() - LAST_WORD * 60_000 - last.getTime()} * interval '1 millisecond'`
  await tx.execute(sql`update messages set at = date_trunc('second', at + ${move})
    where company_id = ${companyId} and conversation_id = any(${ids}::uuid[]) and wa_id like ${`${openMessage}%`}`)
  await tx.execute(sql`update bot_hand_overs set at = at + ${move}
    where company_id = ${companyId} and conversation_id in (
      select id from conversations where company_id = ${companyId} and id = any(${ids}::uuid[])
        and waiting_since is not null)`)
  await tx.execute(sql`update conversations set last_at = date_trunc('second', last_at + ${move}),
      read_at = read_at + ${move}, last_inbound_at = last_inbound_at + ${move},
      waiting_since = waiting_since + ${move}, human_until = human_until + ${move}, version = version + 1
    where company_id = ${companyId} and id = any(${ids}::uuid[])`)
}
