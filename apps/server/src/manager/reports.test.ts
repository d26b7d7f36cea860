import { managerReport, type Figures, type ReportTable } from '@balcao/contract/manager'
import { reportKinds } from '@balcao/domain/manager'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import type { TestServer } from '../testing/server'
import { buildPastOrder } from './testing/build-past-order'
import { givenPastOrders, type PastOrder } from './testing/past-orders'

// A Saturday, 14:00 in Manaus; its operating day began at 09:00 UTC.
const noon = new Date('2026-11-21T18:00:00Z')
let server: TestServer

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => noon })
})
afterAll(() => server.stop())

const read = async <T = Figures>(company: TestCompany, path: string) => {
  const answer = await call<T>(server, path, { cookie: company.cookie })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.body
}

async function givenShop(orders: readonly PastOrder[]): Promise<TestCompany> {
  const company = await givenCompany(server)
  await givenPastOrders(server, company.id, orders)
  return company
}

describe('the reports', () => {
  it.each(reportKinds)('%s adds up to the figures of the same days', async (kind) => {
    const company = await givenShop([
      buildPastOrder('2026-11-20T17:00:00Z'),
      buildPastOrder('2026-11-21T17:00:00Z', { discount_cents: 250, total_cents: 3250 }),
      buildPastOrder('2026-11-21T17:30:00Z', { status: 'refused', cancel_reason: 'closed' }),
    ])
    const report = await read<ReportTable>(company, `/api/manager/reports/${kind}`)
    expect(managerReport.answer.parse(report)).toEqual(report)
    const { kpi, cancellations } = await read(company, '/api/manager/overview')
    const total = (key: string) => report.totals[report.columns.findIndex((column) => column.key === key)]
    const expected: Record<typeof kind, [string, number, number]> = {
      orders: ['revenue', kpi.revenue_cents.current, 2],
      products: ['sales', kpi.revenue_cents.current + 250, 1],
      neighbourhoods: ['revenue', kpi.revenue_cents.current, 1],
      payments: ['total', 6750, 1],
      cancellations: ['value', cancellations.value_cents.current, 1],
      days: ['revenue', kpi.revenue_cents.current, 7],
      appointments: ['price', 0, 0],
      services: ['value', 0, 0],
    }
    expect([total(expected[kind][0]), report.count]).toEqual([expected[kind][1], expected[kind][2]])
    expect(report.rows).toHaveLength(report.count)
  })

  it('say what was received by the method that it came by, and what is to be received by the order’s own', async () => {
    const company = await givenShop([
      buildPastOrder('2026-11-20T17:00:00Z'),
      buildPastOrder('2026-11-21T17:00:00Z'),
      buildPastOrder('2026-11-21T18:00:00Z', { status: 'cancelled', cancel_reason: 'closed' }),
    ])
    const ids = (
      await server.app.db.owner.query<{ id: string }>(
        'select id from orders where company_id = $1 order by created_at',
        [company.id],
      )
    ).rows.map(({ id }) => id)
    const pay = (place: number, method: string, cents: number, voided = false) =>
      server.app.db.owner.query(
        `insert into order_payments (company_id, order_id, id, method, amount_cents, actor, voided_at)
         values ($1, $2, gen_random_uuid(), $3, $4, 'counter', case when $5 then now() end)`,
        [company.id, ids[place], method, cents, voided],
      )
    await pay(0, 'pix', 3500)
    await pay(1, 'cash', 1000)
    await pay(1, 'cash', 2500, true)
    await pay(2, 'pix', 700)
    const report = await read<ReportTable>(company, '/api/manager/reports/payments')
    expect(report.columns.map(({ key }) => key).slice(-2)).toEqual(['received', 'to_receive'])
    expect(report.rows.map((row) => [row[0], ...row.slice(-3)])).toEqual([
      ['pix', 7000, 3500, 2500],
      ['cash', 0, 1000, 0],
    ])
    const shown = async (paid: string) =>
      (await read<ReportTable>(company, `/api/manager/reports/orders?paid=${paid}`)).rows.map((row) =>
        row.at(-2),
      )
    expect([await shown('paid'), await shown('unpaid')]).toEqual([[3500], [1000]])
  })

  it('as CSV open in a Brazilian Excel, and no cell is a formula', async () => {
    const company = await givenShop([
      buildPastOrder('2026-11-21T07:30:00Z', {
        business_day: '2026-11-20',
        number: 7,
        customer_name: '=HYPERLINK("http://mau.example";"Ana")',
        neighbourhood: 'Flores; fundos',
      }),
    ])
    const answer = await call(server, '/api/manager/reports/orders.csv', { cookie: company.cookie })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const file = await fetch(`${server.url}/api/manager/reports/days.csv`, {
      headers: { cookie: company.cookie },
    })
    // Without the mark, Excel would take the accents for another alphabet's.
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 3)
        .toString('hex'),
    ).toBe('efbbbf')
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="pedidos-2026-11-15-2026-11-21.csv"',
    )
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.text.split('\r\n')).toEqual([
      'Data e hora;Dia;Número;Situação;Cliente;Telefone;Entrega ou retirada;Bairro;Pagamento;Origem;Faturamento;Desconto;Taxa de entrega;Total;Preparo (min);Pago;Cupom',
      `21/11/2026 03:30;20/11/2026;7;Entregue;"'=HYPERLINK(""http://mau.example"";""Ana"")";92991234567;Entrega;"Flores; fundos";PIX;Cardápio;30,00;0,00;5,00;35,00;20;0,00;`,
      '',
    ])
  })

  it('the file has every order once, also past its first page, where the page of JSON stops', async () => {
    // Three at a time, so that the first page of 2,000 ends between two of the same instant.
    const orders = Array.from({ length: 2101 }, (_, n) =>
      buildPastOrder(new Date(noon.getTime() - Math.floor(n / 3) * 60_000).toISOString(), { number: n + 1 }),
    )
    const company = await givenShop(orders)
    const answer = await call(server, '/api/manager/reports/orders.csv', { cookie: company.cookie })
    const numbers = answer.text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(';')[2]))
    expect(numbers.toSorted((one, other) => one - other)).toEqual(orders.map((_, n) => n + 1))
    const report = await read<ReportTable>(company, '/api/manager/reports/orders')
    expect([report.rows.length, report.count, report.totals[10]]).toEqual([2000, 2101, 2101 * 3000])
  })

  it('a report that does not exist is refused', async () => {
    const company = await givenCompany(server)
    for (const kind of ['salaries', 'salaries.csv', 'orders.xml']) {
      const answer = await call(server, `/api/manager/reports/${kind}`, { cookie: company.cookie })
      expect([kind, answer.status]).toEqual([kind, 400])
    }
  })
})
