import * as z from 'zod/mini'
import { defineCall } from '../call'
import { tableAnswer, tableErrors, tableQuery } from '../call/table-query'

const moment = z.nullable(z.string())

/** A row of the customers table (CALL-53), as a key with its scope reads it. Money in reais, times as ISO instants. */
export const CustomerTableRow = z.object({
  /** Of the phone, however it is written; of the conversation where WhatsApp hides it. */
  key: z.string(),
  phone: z.nullable(z.string()),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  orders_count: z.int(),
  /** On orders that were neither cancelled nor refused. */
  spent: z.number(),
  first_seen_at: z.string(),
  last_order_at: moment,
  last_appointment_at: moment,
  last_message_at: moment,
  last_contact_at: z.string(),
})
export type CustomerTableRow = z.output<typeof CustomerTableRow>

export const customersTable = defineCall({
  id: 'customers.table',
  method: 'GET',
  path: '/rest/v1/customers',
  summary: 'Customers in PostgREST style, for programs; what the shop wrote down of them stays out',
  access: ['apiKey:customers'],
  query: tableQuery(CustomerTableRow, 'reads'),
  answer: tableAnswer(CustomerTableRow),
  errors: tableErrors,
  example: { query: { select: 'name,phone,spent', order: 'spent.desc', limit: '50' } },
})
