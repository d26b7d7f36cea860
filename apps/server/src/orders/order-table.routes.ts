import type { IncomingHttpHeaders } from 'node:http'
import * as contract from '@balcao/contract/orders'
import type { OrderRow } from '@balcao/contract/orders'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { companyOf, type Caller } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import { answerWrite, readForm, requireSingular, type Rows } from '../platform/rest/answer-rows'
import { describeTables } from '../platform/rest/describe-tables'
import { limitStatements, sayingTooSlow } from '../platform/rest/patience'
import { readPreferences, type Preferences } from '../platform/rest/preferences'
import { readTable } from '../platform/rest/read-table'
import { refuse } from '../platform/rest/refuse'
import type { RestTable } from '../platform/rest/table'
import { tablesRoot } from '../platform/rest/table-problems'
import { planTableQuery, type Output, type TableQueryPlan } from '../platform/rest/table-query'
import { deleteOrders } from './acts/delete-orders'
import { moveOrders } from './acts/move-order'
import { actorOf, moverOf } from './movers'
import type { OrderNeeds } from './orders-needs'
import { findOrderRows, lockOrders } from './orders.store'
import { ordersTable } from './orders.table'
import { placeOrders } from './place-orders'

/** Most orders that one PATCH or DELETE may change; the filter must name fewer. */
const mostAtOnce = 50

/** The orders table in PostgREST's style, and the description of all tables (decision 0053). */
export function registerOrderTable(router: Router, { db, clock, tables }: OrderNeeds): void {
  implement(router, contract.describeTables, ({ caller }) =>
    Promise.resolve(describeTables(readableBy(caller, { orders: ordersTable, ...tables }))),
  )

  implement(router, contract.listOrders, ({ caller, request }) =>
    readTable(db, companyOf(caller), ordersTable, request),
  )

  implement(router, contract.placeOrders, async ({ caller, query, body, request }) => {
    const form = readForm(request.headers)
    const prefer = readPreferences(request.headers.prefer)
    const select = readInsert(query)
    const orders = Array.isArray(body) ? body : [body]
    requireSingular(form, orders.length)
    const { rows, placed } = await placeOrders(db, companyOf(caller), orders, {
      actor: actorOf(caller),
      source: caller.kind === 'session' ? 'counter' : 'api',
      now: clock(),
      keepsFormer: prefer.resolution === 'ignore-duplicates',
    })
    const place = rows.length === 1 ? `${tablesRoot}/orders?id=eq.${rows[0]!.id}` : undefined
    return answerWrite(shown(rows, select), form, { status: placed > 0 ? 201 : 200, prefer, place })
  })

  implement(router, contract.changeOrderStatus, async ({ caller, query, body, request }) => {
    const companyId = companyOf(caller)
    const asked = readChange(query, request.headers)
    const rows = await sayingTooSlow(
      db.asCompany(companyId, async (tx) => {
        const orders = await lockFiltered(tx, companyId, asked)
        await moveOrders(tx, companyId, orders, body.status, { ...moverOf(caller), from: body.from })
        return findOrderRows(
          tx,
          companyId,
          orders.map(({ id }) => id),
        )
      }),
    )
    return answerWrite(shown(rows, asked.plan.select), asked.form, { status: 200, prefer: asked.prefer })
  })

  implement(router, contract.deleteOrders, async ({ caller, query, request }) => {
    const companyId = companyOf(caller)
    const asked = readChange(query, request.headers)
    const rows = await sayingTooSlow(
      db.asCompany(companyId, async (tx) => {
        const orders = await lockFiltered(tx, companyId, asked)
        const rows = await findOrderRows(
          tx,
          companyId,
          orders.map(({ id }) => id),
        )
        await deleteOrders(tx, companyId, orders, actorOf(caller))
        return rows
      }),
    )
    return answerWrite(shown(rows, asked.plan.select), asked.form, { status: 200, prefer: asked.prefer })
  })
}

/** A key reads the tables of its scopes, which have their names; a session those that have calls for sessions. */
function readableBy(caller: Caller, tables: Readonly<Record<string, RestTable>>) {
  const scopes: readonly string[] =
    caller.kind === 'apiKey'
      ? caller.scopes
      : caller.kind === 'session' && caller.role !== 'atendente'
        ? ['orders', 'employees']
        : ['orders']
  return Object.fromEntries(Object.entries(tables).filter(([name]) => scopes.includes(name)))
}

interface Change {
  plan: TableQueryPlan
  prefer: Preferences
  form: ReturnType<typeof readForm>
}

/** @throws Problem UNSUPPORTED_FILTER also for a filter that names nothing */
function readChange(query: Record<string, string | string[]>, headers: IncomingHttpHeaders): Change {
  const plan = planTableQuery(ordersTable, query)
  if (plan.where.length === 0) refuse('id', 'diga quais pedidos, por exemplo id=eq.…')
  return { plan, prefer: readPreferences(headers.prefer), form: readForm(headers) }
}

/**
 * Locks the orders that a filter names, and filters again behind the lock: of two callers who both ask for
 * `status=eq.analysis`, the second finds nothing left. More than the caller wants, or than may be, are left alone.
 * @throws Problem UNSUPPORTED_FILTER, NOT_SINGULAR
 */
async function lockFiltered(tx: Tx, companyId: string, { plan, prefer, form }: Change) {
  const where = sql.join([sql`company_id = ${companyId}`, ...plan.where], ' and ')
  const matching = async () => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from order_rows
      where ${where} order by id limit ${mostAtOnce + 1}`)
    return rows.map(({ id }) => id)
  }
  await limitStatements(tx)
  const found = await matching()
  if (found.length > mostAtOnce) refuse('limit', `no máximo ${mostAtOnce} pedidos por vez`)
  const locked = await lockOrders(tx, companyId, found)
  const still = new Set(await matching())
  const orders = locked.filter((order) => still.has(order.id))
  const most = prefer.maxAffected ?? mostAtOnce
  if (orders.length > most) refuse('Prefer', `max-affected=${most}, e o filtro nomeia ${orders.length}`)
  requireSingular(form, orders.length)
  return orders
}

/** Columns to answer after an insert. @throws Problem UNSUPPORTED_FILTER for a filter, or another key than the id */
function readInsert(query: Record<string, string | string[]>): Output[] {
  const { select, where } = planTableQuery(ordersTable, query)
  if (where.length > 0) refuse('id', 'filtro ao criar')
  const key = query.on_conflict ?? 'id'
  if (key !== 'id') refuse('on_conflict', `on_conflict=${String(key).slice(0, 60)}: só id distingue pedidos`)
  return select
}

function shown(rows: readonly OrderRow[], select: readonly Output[]): Rows {
  const said = rows.map((row) =>
    Object.fromEntries(select.map(({ column, as }) => [as, row[column as keyof OrderRow]])),
  )
  return { json: JSON.stringify(said), count: rows.length, select }
}
