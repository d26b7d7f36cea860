import type { Database } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { boundsOf, type ManagerView } from './manager-view'
import { sold } from './period-rows'
import { readJson } from './read-json'

/** A cart is left when nothing came for so long, in minutes: as long as a question of the bot stands. */
const LEFT_AFTER = 30
/** Hours before an order in which a person's message counts as help: as long as a cart lives. */
const HELPED_WITHIN = 4

/** The contract's `BotFigures` as JSON text. Messages, hand-overs and carts count by the time of the operating days. */
export function readBotFigures(db: Database, view: ManagerView): Promise<string> {
  const { companyId, period, zone, cutoffHour } = view
  const { from, to, previousFrom, previousTo, previousUntil } = period
  const startOf = (day: string, plus: number) =>
    sql`((${day}::date + ${plus}::int) + make_interval(hours => ${cutoffHour}::int)) at time zone ${zone}`
  return readJson(
    db,
    companyId,
    sql`with spans as (
        select true as current, ${startOf(from, 0)} as since, ${startOf(to, 1)} as until
        union all
        select false, ${startOf(previousFrom, 0)}, coalesce(${previousUntil}::timestamptz, ${startOf(previousTo, 1)})
      ),
      said as (select s.current, count(distinct m.conversation_id) as n
        from spans s join messages m on m.company_id = ${companyId} and m.author = 'bot'
          and m.at >= s.since and m.at < s.until
        group by s.current),
      placed as (select true as current, total_cents - delivery_fee_cents as value, conversation_id, created_at
        from orders where company_id = ${companyId} and deleted_at is null and source = 'bot' and ${sold}
          and business_day between ${from}::date and ${to}::date
        union all
        select false, total_cents - delivery_fee_cents, conversation_id, created_at
        from orders where company_id = ${companyId} and deleted_at is null and source = 'bot' and ${sold}
          and business_day between ${previousFrom}::date and ${previousTo}::date
          and (${previousUntil}::timestamptz is null or business_day < ${previousTo}::date
            or created_at < ${previousUntil}::timestamptz)),
      orders_of as (select current, count(*) as n, sum(value) as value,
          count(*) filter (where not exists (select from messages m where m.company_id = ${companyId}
            and m.conversation_id = p.conversation_id and m.author in ('person', 'phone') and m.at <= p.created_at
            and m.at > p.created_at - make_interval(hours => ${HELPED_WITHIN}))) as alone
        from placed p group by current),
      called as (select h.why, count(*) as n
        from spans s join bot_hand_overs h on h.company_id = ${companyId} and h.at >= s.since and h.at < s.until
        where s.current group by h.why),
      carts as (select case
            when b.state->'step'->>'at' in ('quiet', 'menu', 'resume') then 'person'
            when b.state->'step'->>'at' = 'cart' then 'cart'
            when b.state->'step'->>'at' in ('fulfilment', 'neighbourhood', 'address', 'customer-name', 'moment') then 'delivery'
            when b.state->'step'->>'at' in ('payment', 'change') then 'payment'
            when b.state->'step'->>'at' in ('confirm', 'waiting') then 'confirm'
            else 'choosing' end as place, count(*) as n
        from spans s join bot_sessions b on b.company_id = ${companyId} and b.updated_at >= s.since
          and b.updated_at < least(s.until, now() - make_interval(mins => ${LEFT_AFTER}))
        where s.current and jsonb_array_length(case jsonb_typeof(b.state->'cart') when 'array' then b.state->'cart' else '[]' end) > 0
          and not exists (select from orders o where o.company_id = ${companyId}
            and o.conversation_id = b.conversation_id and o.created_at >= b.updated_at)
        group by 1)
    select json_build_object(
      'period', ${JSON.stringify(boundsOf(view))}::json,
      'conversations', json_build_object('current', coalesce((select n from said where current), 0),
        'previous', coalesce((select n from said where not current), 0)),
      'orders', json_build_object('current', coalesce((select n from orders_of where current), 0),
        'previous', coalesce((select n from orders_of where not current), 0)),
      'alone', json_build_object('current', coalesce((select alone from orders_of where current), 0),
        'previous', coalesce((select alone from orders_of where not current), 0)),
      'value_cents', json_build_object('current', coalesce((select value from orders_of where current), 0),
        'previous', coalesce((select value from orders_of where not current), 0)),
      'hand_overs', coalesce((select json_agg(json_build_object('why', why, 'count', n) order by n desc, why) from called), '[]'),
      'left', coalesce((select json_agg(json_build_object('place', place, 'carts', n) order by n desc, place) from carts), '[]')
    )::text as json`,
  )
}
