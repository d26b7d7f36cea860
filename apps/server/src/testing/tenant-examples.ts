import { randomUUID } from 'node:crypto'
import { allCalls, type Call } from '@balcao/contract'
import { call } from './call'
import type { TestCompany } from './builders'
import { buildOrder, givenOrder } from './orders'
import type { TestServer } from './server'

/** Words that only company A's private rows hold: none of them may turn up in another's answer. */
export const marks = {
  customer: 'Zuleica Marcada',
  phone: '92987650001',
  note: 'nota-marcada-7431',
  email: 'segredo-7431@marcada.example',
  employee: 'Funcionaria Marcada',
  station: 'Estacao Marcada',
}

/** Ids of things that belong to company A, by the name under which calls take them. */
export type OwnedIds = Record<string, string>

/** Fills company A with one of everything that a call can name, and answers the ids. */
export async function givenOwnedThings(server: TestServer, a: TestCompany): Promise<OwnedIds> {
  const { owner } = server.app.db
  await owner.query('update companies set email_cliente = $2, telefone_responsavel = $3 where id = $1', [
    a.id,
    marks.email,
    marks.phone,
  ])
  await owner.query(
    `insert into employees (company_id, id, nome, data_admissao) values ($1, $2, $3, current_date)`,
    [a.id, randomUUID(), marks.employee],
  )
  const ids: OwnedIds = {}
  const station = callNamed('printing.registerStation')
  if (station && isServed(server, station)) {
    const answer = await call<{ station: { id: string } }>(server, station.path, {
      cookie: a.cookie,
      body: { ...(station.example?.body as object), name: marks.station },
    })
    ids.stationId = answer.body.station.id
  }
  const order = await givenOrder(server, a, {
    customer_name: marks.customer,
    customer_phone: marks.phone,
    notes: marks.note,
  })
  ids.orderId = order.id
  const print = callNamed('printing.printOrder')
  if (print && isServed(server, print)) {
    const answer = await call<{ id: string }>(server, print.path.replace(':orderId', order.id), {
      cookie: a.cookie,
      body: print.example?.body,
    })
    ids.jobId = answer.body.id
  }
  return ids
}

const callNamed = (id: string) => allCalls.find((candidate) => candidate.id === id)

export const isServed = (server: TestServer, { method, path }: Call) => server.app.http.hasRoute({ method, url: path })

/** Bodies for calls whose contract has no example because it would have to name a row. */
const bodies: Record<string, (ids: OwnedIds) => unknown> = {
  'orders.place': ({ orderId }) => buildOrder({ id: orderId!, notes: 'tomada por B' }),
  'printing.startSending': ({ stationId }) => ({ station_id: stationId, attempt: 1 }),
  'printing.report': ({ stationId }) => ({ station_id: stationId, attempt: 1, outcome: 'printed' }),
}

/**
 * A request of a call that names company A's things wherever the call takes an id or a CNPJ.
 * @throws when the call needs a value that neither its example nor company A provides.
 */
export function aimAt(target: Call, a: TestCompany, ids: OwnedIds): { path: string; body?: unknown } {
  const path = target.path.replace(/:(\w+)/g, (_all, name: string) => need(ids[name], target, `params.${name}`))
  const query = (target.example?.query ?? {}) as Record<string, string>
  const aimedQuery = Object.entries(query).map(([name, value]) => [name, aimedText(name, value, a, ids)])
  const search = aimedQuery.length > 0 ? `?${new URLSearchParams(aimedQuery as [string, string][])}` : ''
  if (!target.body) return { path: path + search }
  const body = bodies[target.id]?.(ids) ?? need(target.example?.body, target, 'body')
  const aimed = Object.fromEntries(
    Object.entries(body as object).map(([name, value]) => [name, typeof value === 'string' ? aimedText(name, value, a, ids) : value]),
  )
  return { path: path + search, body: aimed }
}

function aimedText(name: string, value: string, a: TestCompany, ids: OwnedIds): string {
  if (name === 'cnpj') return a.cnpj
  if (name === 'id' && value.startsWith('eq.')) return `eq.${ids.orderId}`
  return value
}

function need<T>(value: T | undefined, target: Call, what: string): T {
  if (value === undefined) throw new Error(`${target.id} needs an example of ${what}: add it to the contract or to tenant-examples`)
  return value
}
