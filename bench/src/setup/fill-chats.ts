import type { Bench, Company } from './product'

/** A conversation whose number nobody else has, the first of the list, for benches that need a long one. */
export const longChat = { phone: '5592999990000', title: 'Conversa Longa' }

const chatsPhone = 5592970000000

/**
 * Conversations as a busy shop has them after some years: `messages` in all, spread evenly, half of them the shop's
 * own; and one more conversation of `long` messages. Some have orders under way.
 */
export async function fillChats(
  bench: Bench,
  company: Company,
  { chats, messages, long = 0 }: { chats: number; messages: number; long?: number },
): Promise<void> {
  const { owner } = bench.db
  await owner.query(
    `insert into conversations (company_id, id, kind, jid, phone, push_name)
     select $1, gen_random_uuid(), 'person', phone || '@s.whatsapp.net', phone,
       (array['Mária','João','Zé','Conceição','Ana','Beatriz','Antônio'])[1 + n % 7] || ' ' ||
       (array['Souza','Lima','Araújo','Dias','Gonçalves'])[1 + n % 5] || ' ' || n
     from generate_series(1, $2::int) n, lateral (select ($3::bigint + n)::text as phone) p`,
    [company.id, chats, chatsPhone],
  )
  if (long > 0)
    await owner.query(
      `insert into conversations (company_id, id, kind, jid, phone, push_name)
       values ($1, gen_random_uuid(), 'person', $2 || '@s.whatsapp.net', $2, $3)`,
      [company.id, longChat.phone, longChat.title],
    )
  // Keys as the domain writes them: mobiles without their ninth digit, and the @lid of half of them.
  await owner.query(
    `insert into conversation_addresses (company_id, key, jid, conversation_id)
     select company_id, 'phone:' || left(phone, 4) || right(phone, 8), jid, id from conversations where company_id = $1
     union all
     select company_id, 'lid:' || phone || '77', phone || '77@lid', id from conversations
     where company_id = $1 and right(phone, 1) in ('0', '2', '4', '6', '8')`,
    [company.id],
  )
  const each = Math.round(messages / chats)
  await owner.query(
    `insert into messages (company_id, id, conversation_id, wa_id, from_me, author, at, kind, text, ack)
     select c.company_id, gen_random_uuid(), c.id, gen_random_uuid()::text, k % 2 = 0,
       case when k % 2 = 0 then 'person' else 'customer' end,
       now() - make_interval(mins => (last - k) * 7 + ago), 'text',
       (array['Olá, gostaria de pedir uma pizza de calabresa com borda recheada',
              'Quanto fica a entrega para o bairro Adrianópolis?',
              'Pode ser no cartão, sim', 'Já saiu para entrega, chega em vinte minutos',
              'Obrigado! Muito bom o açaí'])[1 + (k + right(c.phone, 1)::int) % 5] || ' ' || k,
       case when k % 2 = 0 then 'read' end
     from conversations c,
       lateral (select case when c.phone = $2 then $4::int else $3::int end as last,
         case when c.phone = $2 then 0 else 1 + abs(hashtext(c.phone)) % 43200 end as ago) long,
       lateral generate_series(1, last) k
     where c.company_id = $1 order by k, c.id`,
    [company.id, longChat.phone, each, long],
  )
  await owner.query(
    `update conversations c set last_message_id = m.id, last_at = m.at, last_text = m.text,
       last_inbound_at = m.at, unread = case when right(c.phone, 1) = '3' then 2 else 0 end
     from (select distinct on (conversation_id) conversation_id, id, at, text from messages where company_id = $1
       order by conversation_id, at desc, seq desc) m
     where c.company_id = $1 and c.id = m.conversation_id`,
    [company.id],
  )
  await owner.query(
    `insert into orders (company_id, id, business_day, number, status, fulfilment, customer_name, customer_phone,
       payment_method, items, delivery_fee_cents, discount_cents, total_cents, source, placed_digest, seen_at)
     select $1, gen_random_uuid(), '2020-01-01', n, (array['analysis','production','ready','delivered'])[1 + n % 4],
       'delivery', 'Cliente ' || n, right(($3::bigint + n)::text, 11), 'pix', '[]', 500, 0, 4980, 'api', '\\x00', now()
     from generate_series(1, $2::int) n`,
    [company.id, chats, chatsPhone],
  )
  await owner.query('vacuum analyze')
}
