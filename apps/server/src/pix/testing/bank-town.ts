import { randomUUID } from 'node:crypto'
import type { FollowedOrder } from '@balcao/contract/menu'
import type { OrderDetails, OrderRow } from '@balcao/contract/orders'
import type { PixAccount, PixCharge, PixReceipt } from '@balcao/contract/pix'
import type { PaidFirst } from '@balcao/domain/pix'
import { startBankStandIn, type BankStandIn } from '@balcao/testkit/bank'
import { findOrMakeConversation } from '../../conversations/identity/find-or-make-conversation'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call, type Answer } from '../../testing/call'
import { enqueue } from '../../platform/jobs/jobs'
import { confirmSessions } from '../../testing/sign-in'
import { startTestServer, type TestServer } from '../../testing/server'

/** A shop whose customers pay by PIX. */
export interface PixShop {
  company: TestCompany
  key: string
  connect(change?: object): Promise<Answer<PixAccount & Refusal>>
  account(): Promise<PixAccount>
  /** A customer orders two burgers for pick-up; R$ 49,80. */
  orders(): Promise<CustomersOrder>
  /** Has the minute's sweep done now. */
  sweep(): Promise<void>
  test(): Promise<PixCharge>
  charge(txid: string): Promise<PixCharge>
  /** Orders of these channels are made once they are paid, and wait ten minutes for that. */
  paysFirst(...channels: PaidFirst[]): Promise<void>
  /** Gives a PIX back, cents of it. */
  refund(endToEndId: string, cents: number, id?: string): Promise<Answer<PixReceipt & Refusal>>
  /** Ana has written to the shop; what it tells her since. */
  anaReads(): Promise<() => Promise<string[]>>
  /** The conversation with Ana. */
  chat(): Promise<string>
}

interface Refusal {
  code: string
  mensagem: string
}

export interface CustomersOrder {
  id: string
  /** The customer's page, once it says this; asks as the page does, at most 20 s. */
  until(holds: (order: FollowedOrder) => boolean): Promise<FollowedOrder>
  fresh(): Promise<FollowedOrder>
  details(): Promise<OrderDetails>
  /** What came in for it at the bank, oldest first. */
  receipts(): Promise<PixReceipt[]>
  act(path: string, body: object): Promise<Answer<OrderRow>>
}

export interface BankTown {
  server: TestServer
  bank: BankStandIn
  givenShop(): Promise<PixShop>
  /** Ends all, and answers what went over the line to the bank and is not as published. */
  stop(): Promise<string[]>
}

/** A whole server, its jobs at work, with a bank of its own. */
export async function startBankTown(options: Parameters<typeof startTestServer>[0] = {}): Promise<BankTown> {
  const { clock } = options
  const bank = await startBankStandIn(clock ? { now: () => clock().getTime() } : {})
  const server = await startTestServer({
    ...options,
    env: { BALCAO_PIX_BANKS_URL: bank.url, ...options.env },
  })
  let shops = 0
  return {
    server,
    bank,
    async givenShop() {
      const company = await givenCompany(server, { nome: 'Lanchonete da Praça', imprimeAuto: true })
      await confirmSessions(server, company)
      const key = `loja${(shops += 1)}@exemplo.com.br`
      bank.account({ clientId: `id-${key}`, clientSecret: 'segredo', keys: [key] })
      await setUp(server, company, key)
      return shopOf(server, company, key)
    },
    async stop() {
      await server.stop()
      await bank.stop()
      return bank.violations()
    },
  }
}

const burger = { id: 'x-bacon', nome: 'X-Bacon', preco: 24.9, disponivel: true, ativo: true }
const catalogue = {
  cardapio: { categorias: [{ id: 'lanches', nome: 'Lanches', ativo: true, produtos: [burger] }] },
}

async function setUp(server: TestServer, { cnpj, cookie }: TestCompany, key: string): Promise<void> {
  for (const change of [
    { pix_tipo: 'email', pix_chave: key, cidade_empresa: 'Manaus' },
    { cardapio_json: catalogue },
  ]) {
    const answer = await call(server, '/webhook/update-customer', { body: { cnpj, ...change }, cookie })
    if (answer.status !== 200) throw new Error(`not set up: ${answer.text}`)
  }
}

function shopOf(server: TestServer, company: TestCompany, key: string): PixShop {
  const { cookie } = company
  const ask = async <T>(path: string, rest: Parameters<typeof call>[2] = {}) =>
    (await call<T>(server, path, { cookie, ...rest })).body
  const chat = () =>
    server.app.db.asCompany(company.id, (tx) =>
      findOrMakeConversation(tx, company.id, ['5592991234567@s.whatsapp.net'], {
        kind: 'person',
        pushName: 'Ana',
      }),
    )
  return {
    company,
    key,
    connect: (change = {}) =>
      call(server, '/api/pix/account', {
        method: 'PUT',
        cookie,
        body: { bank: 'efi', client_id: `id-${key}`, client_secret: 'segredo', ...change },
      }),
    account: () => ask<PixAccount>('/api/pix/account'),
    test: () => ask<PixCharge>('/api/pix/test', { method: 'POST' }),
    charge: (txid) => ask<PixCharge>(`/api/pix/charges/${txid}`),
    async paysFirst(...pays_first) {
      await ask('/api/pix/rules', { method: 'PUT', body: { pays_first, wait_minutes: 10 } })
    },
    refund: (endToEndId, cents, id = randomUUID()) =>
      call(server, `/api/pix/receipts/${endToEndId}/refunds`, { cookie, body: { id, amount_cents: cents } }),
    chat,
    async anaReads() {
      const { db } = server.app
      const id = await chat()
      const said = "select text from messages where conversation_id = $1 and author = 'system' order by seq"
      return async () => (await db.owner.query<{ text: string }>(said, [id])).rows.map(({ text }) => text)
    },
    async sweep() {
      await server.app.db.asCompany(company.id, (tx) =>
        enqueue(tx, 'pix-sweep', { companyId: company.id }, { key: `pix-sweep:${company.id}` }),
      )
    },
    async orders() {
      const { token } = await ask<{ token: string }>('/api/visit')
      const id = randomUUID()
      const placed = await call<{ link: string }>(server, `/api/menu/${company.id}/orders`, {
        bearer: token,
        body: {
          id,
          customer_name: 'Ana Lima',
          customer_phone: '(92) 99123-4567',
          fulfilment: 'pickup',
          payment_method: 'pix',
          lines: [{ item_id: 'x-bacon', price_type: 'padrao', quantity: 2, options: [], unit_cents: 2490 }],
          fee_cents: 0,
          total_cents: 4980,
        },
      })
      if (placed.status !== 201) throw new Error(`not placed: ${placed.text}`)
      const page = `/api/menu/${company.id}/orders/${placed.body.link}`
      return {
        id,
        async until(holds) {
          let order = (await call<FollowedOrder>(server, page)).body
          for (let tries = 0; tries < 20 && !holds(order); tries += 1) {
            order = (await call<FollowedOrder>(server, `${page}?version=${order.version}`)).body
          }
          if (!holds(order)) throw new Error(`never: ${JSON.stringify(order)}`)
          return order
        },
        fresh: () => ask<FollowedOrder>(`${page}/pix`, { method: 'POST' }),
        details: () => ask<OrderDetails>(`/api/orders/${id}`),
        receipts: async () => (await ask<{ receipts: PixReceipt[] }>(`/api/orders/${id}/pix`)).receipts,
        act: (path, body) => call<OrderRow>(server, `/api/orders/${id}/${path}`, { cookie, body }),
      }
    },
  }
}
