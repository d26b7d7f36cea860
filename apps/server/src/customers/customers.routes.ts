import { Readable } from 'node:stream'
import * as contract from '@balcao/contract/customers'
import { actorOf, noteAct } from '../platform/audit'
import { companyOf } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import { readTable } from '../platform/rest/read-table'
import { readCustomer } from './customer-record'
import type { CustomerNeeds } from './customers-needs'
import { customersTable } from './customers.table'
import { eraseCustomer } from './erase/erase-customer'
import { exportCustomer } from './export-customer'
import { listCustomers } from './list-customers'
import { noteCustomer } from './note-customer'
import { readOrdering } from './read-ordering'
import { refreshCustomers } from './refresh-customers'
import { resolveKey } from './resolve-key'
import { readRetention, saveRetention } from './retention/retention-settings'

/** Customers as one record each, what is written down of them, and what the law lets them ask for. */
export function registerCustomers(router: Router, needs: CustomerNeeds): void {
  const { db, clock } = needs

  implement(router, contract.customersTable, async ({ caller, request }) => {
    const companyId = companyOf(caller)
    await db.asCompany(companyId, (tx) => refreshCustomers(tx, companyId))
    return readTable(db, companyId, customersTable, request)
  })

  implement(router, contract.listCustomers, ({ caller, query }) =>
    listCustomers(db, companyOf(caller), query),
  )

  implement(router, contract.getCustomerRecord, async ({ caller, params, query }) => {
    const companyId = companyOf(caller)
    const key = await resolveKey(db, companyId, params.key)
    return db.asCompany(companyId, (tx) => readCustomer(tx, companyId, key, query.cursor))
  })

  implement(router, contract.getOrderingCustomer, async ({ caller, params }) => {
    const companyId = companyOf(caller)
    const key = await resolveKey(db, companyId, params.key)
    return { customer: await db.asCompany(companyId, (tx) => readOrdering(tx, companyId, key)) }
  })

  implement(router, contract.noteCustomer, async ({ caller, params, body }) => {
    const companyId = companyOf(caller)
    return noteCustomer(db, companyId, await resolveKey(db, companyId, params.key), body)
  })

  implement(router, contract.exportCustomer, async ({ caller, params, reply }) => {
    const companyId = companyOf(caller)
    const key = await resolveKey(db, companyId, params.key)
    const text = await exportCustomer(needs, companyId, key, { by: actorOf(caller), now: clock() })
    const about = {
      'content-disposition': 'attachment; filename="cliente.json"',
      'cache-control': 'no-store',
    }
    await reply.headers(about).type('application/json; charset=utf-8').send(Readable.from(text))
    return undefined
  })

  implement(router, contract.eraseCustomer, async ({ caller, params, body }) => {
    const companyId = companyOf(caller)
    const key = await resolveKey(db, companyId, params.key)
    return eraseCustomer(needs, companyId, key, { ...body, by: actorOf(caller) })
  })

  implement(router, contract.getRetention, ({ caller }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, (tx) => readRetention(tx, companyId))
  })

  implement(router, contract.saveRetention, ({ caller, body }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => {
      const saved = await saveRetention(tx, companyId, body)
      const { message_months, media_months } = saved
      const detail = { message_months, media_months }
      await noteAct(tx, { companyId, by: actorOf(caller), act: 'customer.retention-set', detail })
      return saved
    })
  })
}
