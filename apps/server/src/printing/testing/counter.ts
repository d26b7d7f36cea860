import type { BodyInputOf } from '@balcao/contract'
import type { OrderDetails } from '@balcao/contract/orders'
import type { ClaimedJob, PrintStation, PrintSummary, registerStation } from '@balcao/contract/printing'
import type { TestCompany } from '../../testing/builders'
import type { TestServer } from '../../testing/server'

export interface Answer<T> {
  status: number
  body: T & { code?: string }
}

/** Calls the server as a signed-in company (`cookie`) or as a station (`key`). */
export async function call<T>(
  server: { url: string },
  as: { cookie: string } | { key: string },
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...('cookie' in as ? { cookie: as.cookie } : { authorization: `Bearer ${as.key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer<T>['body'] }
}

export interface TestStation extends PrintStation {
  key: string
}

/** An agent's station for kitchen tickets on 80 mm, unless said otherwise. */
export async function givenStation(
  server: { url: string },
  company: TestCompany,
  overrides: Partial<BodyInputOf<typeof registerStation>> = {},
): Promise<TestStation> {
  const { body } = await call<{ station: PrintStation; key: string | null }>(
    server,
    company,
    'POST',
    '/api/printing/stations',
    {
      kind: 'agent',
      name: 'Cozinha',
      paper: '80',
      columns: 48,
      code_page: 'cp860',
      copies: ['kitchen'],
      ...overrides,
    },
  )
  return { ...body.station, key: body.key ?? '' }
}

/** What a station's program does, one call each. */
export function stationProgram(
  server: { url: string },
  station: TestStation,
  as: { cookie: string } | { key: string } = station,
) {
  const hold = (job: ClaimedJob) => ({ station_id: station.id, attempt: job.attempt })
  return {
    claim: (options: { wait?: number; limit?: number; starting?: boolean } = {}) =>
      call<ClaimedJob[]>(server, as, 'POST', `/api/printing/stations/${station.id}/claim`, options),
    sending: (job: ClaimedJob) =>
      call<unknown>(server, as, 'POST', `/api/printing/jobs/${job.id}/sending`, hold(job)),
    report: (
      job: ClaimedJob,
      outcome: 'printed' | 'failed' | 'uncertain',
      more: { detail?: string; nothing_printed?: boolean } = {},
    ) =>
      call<unknown>(server, as, 'POST', `/api/printing/jobs/${job.id}/result`, {
        ...hold(job),
        outcome,
        ...more,
      }),
  }
}

export async function orderDetails(
  server: { url: string },
  company: TestCompany,
  orderId: string,
): Promise<OrderDetails> {
  return (await call<OrderDetails>(server, company, 'GET', `/api/orders/${orderId}`)).body
}

/** The prints of an order, oldest first. */
export async function printsOf(
  server: { url: string },
  company: TestCompany,
  orderId: string,
): Promise<PrintSummary[]> {
  return (await orderDetails(server, company, orderId)).prints
}

/** What the timeline says of an order's prints. */
export async function printNotes(server: { url: string }, company: TestCompany, orderId: string) {
  const { timeline } = await orderDetails(server, company, orderId)
  return timeline
    .filter((entry) => entry.kind === 'print')
    .map((entry) => `${entry.actor} ${String(entry.detail['event'])}`)
}

/** Moves a job's times into the past, as if nothing had happened to it for so long. */
export async function letTimePass(server: TestServer, jobId: string, span: string): Promise<void> {
  await server.app.db.owner.query(
    `update print_jobs set lease_until = lease_until - $2::interval, retry_at = retry_at - $2::interval,
       created_at = created_at - $2::interval where id = $1`,
    [jobId, span],
  )
}

/** The names of the company's live events, oldest first. */
export async function eventNames(server: TestServer, company: TestCompany): Promise<string[]> {
  const { rows } = await server.app.db.owner.query<{ name: string }>(
    'select name from events where company_id = $1 order by id',
    [company.id],
  )
  return rows.map((row) => row.name)
}
