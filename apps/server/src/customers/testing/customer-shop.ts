import { modulesAsGranted } from '../../testing/modules-as-granted'
import type { CustomerRecord, CustomerRow } from '@balcao/contract/customers'
import { receiveEvents } from '../../conversations'
import { inboundText } from '../../conversations/testing/inbound'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call, type Answer } from '../../testing/call'
import { givenOrder } from '../../testing/orders'
import type { TestServer } from '../../testing/server'

interface Page {
  customers: CustomerRow[]
  next: string | null
}

/** A company, and hands to work its customers over HTTP. */
export interface CustomerShop {
  company: TestCompany
  ask<Body = Record<string, unknown>>(path: string, method?: string, body?: unknown): Promise<Answer<Body>>
  list(query?: Record<string, string>): Promise<Page>
  /** @throws when there is none */
  record(key: string): Promise<CustomerRecord>
  order: (overrides?: Parameters<typeof givenOrder>[2]) => ReturnType<typeof givenOrder>
  /** A message of a customer, received ten minutes ago unless told otherwise; answers the conversation's id. */
  receive(jid: string, overrides?: Parameters<typeof inboundText>[1]): Promise<string>
  /** One statement with the company as $1. */
  rows<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]>
}

export async function givenCustomerShop(server: TestServer, made?: TestCompany): Promise<CustomerShop> {
  const company = made ?? (await givenCompany(server))
  const { db } = server.app
  const ask: CustomerShop['ask'] = (path, method, body) =>
    call(server, path, {
      cookie: company.cookie,
      ...(method ? { method } : {}),
      ...(body === undefined ? {} : { body }),
    })
  const rows = async <Row extends object>(text: string, ...values: unknown[]) =>
    (await db.owner.query<Row>(text, [company.id, ...values])).rows
  return {
    company,
    ask,
    rows,
    list: async (query = {}) =>
      (await ask<Page>(`/api/customers?${new URLSearchParams(query).toString()}`)).body,
    async record(key) {
      const answer = await ask<CustomerRecord>(`/api/customers/${key}`)
      if (answer.status !== 200) throw new Error(`no customer: ${answer.text}`)
      return answer.body
    },
    order: (overrides) => givenOrder(server, company, overrides),
    async receive(jid, overrides) {
      const received = inboundText(jid, { at: Date.now() - 600_000, ...overrides })
      await receiveEvents({ db, clock: () => new Date(), openModules: modulesAsGranted }, company.id, [
        received,
      ])
      const [row] = await rows<{ id: string }>(
        'select conversation_id as id from messages where company_id = $1 and wa_id = $2',
        received.id,
      )
      return row!.id
    },
  }
}
