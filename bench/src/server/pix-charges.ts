import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openStream } from '@balcao/server/testing/event-stream'
import { startBankStandIn, type BankStandIn } from '@balcao/testkit/bank'
import { cnpjOf } from '../setup/cnpj-of'
import { startBench, type Bench, type Company } from '../setup/product'
import { percentile, type Result } from '../setup/result'

const shops = 20
const charges = 1000
const slowMs = 300
const payments = 100

/** Charges that are asked of a slow bank, and how long after its payment an order is paid on a screen. */
export async function pixCharges(): Promise<Result[]> {
  const bank = await startBankStandIn({ isShown: true })
  const bench = await startBench({ BALCAO_PIX_BANKS_URL: bank.url })
  try {
    const companies: Company[] = []
    for (let n = 0; n < shops; n++) companies.push(await givenConnected(bench, bank, n))
    const perSecond = await makeCharges(bench, bank, companies)
    const times = await payOrders(bench, bank, companies[0]!)
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
    return [
      {
        what: `charges a second of ${shops} shops, a bank that takes ${slowMs} ms, one process`,
        value: `${perSecond.toFixed(1)}/s`,
        goal: '≥ 50/s',
        pass: perSecond >= 50,
      },
      {
        what: 'payment at the bank until its order is paid on an open screen, by callback, p95',
        value: `${p95.toFixed(0)} ms`,
        goal: '≤ 300 ms',
        pass: p95 <= 300,
        data: { p50, p95 },
      },
    ]
  } finally {
    await bench.stop()
    await bank.stop()
  }
}

async function givenConnected(bench: Bench, bank: BankStandIn, n: number): Promise<Company> {
  const company = await bench.givenCompany(cnpjOf(n))
  const key = `loja${n}@medida.example`
  bank.account({ clientId: `id-${n}`, clientSecret: 'segredo', keys: [key] })
  await bench.db.owner.query(
    `update companies set pix_tipo = 'email', pix_chave = $2, cidade_empresa = 'Manaus' where id = $1`,
    [company.id, key],
  )
  await bench.db.owner.query(
    "update sessions set confirmed_until = now() + interval '1 hour' where company_id = $1",
    [company.id],
  )
  await ask(bench, company, 'PUT', '/api/pix/account', {
    bank: 'efi',
    client_id: `id-${n}`,
    client_secret: 'segredo',
  })
  return company
}

/** All are asked for at one moment. */
async function makeCharges({ db }: Bench, bank: BankStandIn, companies: readonly Company[]): Promise<number> {
  bank.misbehave({ slowMs })
  const rows = Array.from({ length: charges }, (_, n) => ({
    company_id: companies[n % companies.length]!.id,
    txid: randomBytes(16).toString('hex'),
  }))
  const start = performance.now()
  await db.owner.query(
    `with asked as (
       insert into pix_charges (company_id, txid, amount_cents, state, seconds, created_at)
       select company_id, txid, 100, 'making', 600, now() from json_to_recordset($1) as x (company_id uuid, txid text)
       returning company_id, txid)
     select app.queue_job('pix-charge', json_build_object('companyId', company_id, 'txid', txid), null, now(), null)
     from asked`,
    [JSON.stringify(rows)],
  )
  const open = "select count(*)::int as open from pix_charges where state = 'open'"
  while ((await db.owner.query<{ open: number }>(open)).rows[0]!.open < charges) await pause(100)
  bank.behaveWell()
  return charges / ((performance.now() - start) / 1000)
}

/** One after the other. */
async function payOrders(bench: Bench, bank: BankStandIn, company: Company): Promise<number[]> {
  const stream = await openStream(bench, company)
  const times: number[] = []
  for (let n = 0; n < payments; n++) {
    const id = randomUUID()
    await ask(bench, company, 'POST', '/rest/v1/orders', orderOf(id))
    const charge = () =>
      ask<{ charge: { code: string | null } }>(bench, company, 'POST', `/api/orders/${id}/pix/charge`, {})
    let { code } = (await charge()).charge
    for (; code === null; { code } = (await charge()).charge) await pause(20)
    // What was told of its charge has come by now.
    await pause(50)
    const from = stream.events.length
    const start = performance.now()
    bank.payer.pays(code)
    await stream.until((events) =>
      events
        .slice(from)
        .some(({ name, data }) => name === 'PIX_CHANGED' && JSON.stringify(data).includes(id)),
    )
    times.push(performance.now() - start)
  }
  stream.close()
  return times
}

async function ask<Body>(
  bench: Bench,
  { cookie, apiKey }: Company,
  method: string,
  path: string,
  body: object,
): Promise<Body> {
  const response = await fetch(bench.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(path.startsWith('/rest') ? { authorization: `Bearer ${apiKey}` } : { cookie }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
  return (await response.json()) as Body
}

const orderOf = (id: string) => ({
  id,
  customer_name: 'Ana Lima',
  customer_phone: '92991234567',
  customer_address: 'Rua das Flores, 120',
  neighbourhood: 'Centro',
  delivery_fee: 5,
  payment_method: 'pix',
  items: [{ name: 'X-Bacon', quantity: 2, unit_price: 24.9 }],
})
