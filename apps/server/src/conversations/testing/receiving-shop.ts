import type { ReceivingNeeds } from '../receiving/receiving-needs'
import { modulesAsGranted } from '../../testing/modules-as-granted'
import type { Chat, Message } from '@balcao/contract/conversations'
import { sql } from '../../platform/database/sql'
import type { GatewayEvent } from '../../gateways/whatsapp/gateway-event'
import type { JobPayloads } from '../../job-payloads'
import type { JobName } from '../../platform/jobs/jobs'
import { givenCompany, type TestCompany } from '../../testing/builders'
import type { TestServer } from '../../testing/server'
import { findByAddress } from '../identity/find-or-make-conversation'
import { receiveEvents } from '../receiving/receive-events'
import { readChats } from '../thread/read-chats'
import { readMessages } from '../thread/read-messages'

/** A company that receives, and what it then knows. Its time is the test's. */
export interface ReceivingShop {
  company: TestCompany
  needs: ReceivingNeeds
  /** Takes in one batch. */
  receive(...events: GatewayEvent[]): Promise<void>
  /** The conversation that an address belongs to; undefined when there is none. */
  chat(jid: string): Promise<Chat | undefined>
  /** Its messages in their order. */
  messages(jid: string): Promise<Message[]>
  /** The company's live events so far, without their counts. */
  events(): Promise<{ name: string; data: Record<string, unknown> }[]>
  /** The jobs of a name that wait for this company. */
  jobs<Name extends JobName>(name: Name): Promise<{ payload: JobPayloads[Name]; run_at: Date }[]>
  rows<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]>
}

export async function givenReceivingShop(
  server: TestServer,
  { clock = () => new Date() }: { clock?: () => Date } = {},
): Promise<ReceivingShop> {
  const company = await givenCompany(server)
  const { db } = server.app
  const needs = { db, clock, openModules: modulesAsGranted }
  const { id: companyId } = company
  const rows = async <Row extends object>(text: string, ...values: unknown[]) =>
    (await db.owner.query<Row>(text, [companyId, ...values])).rows
  const idOf = (jid: string) => db.asCompany(companyId, (tx) => findByAddress(tx, companyId, [jid]))
  return {
    company,
    needs,
    rows,
    receive: (...events) => receiveEvents(needs, companyId, events),
    async chat(jid) {
      const id = await idOf(jid)
      return id === null
        ? undefined
        : (await db.asCompany(companyId, (tx) => readChats(tx, companyId, [id])))[0]
    },
    async messages(jid) {
      const id = await idOf(jid)
      return db.asCompany(companyId, async (tx) => {
        const found = await tx.execute<{ id: string }>(sql`select id from messages
          where company_id = ${companyId} and conversation_id = ${id} order by at, seq`)
        return readMessages(
          tx,
          companyId,
          found.rows.map((row) => row.id),
        )
      })
    },
    events: () => rows('select name, data from events where company_id = $1 order by id'),
    jobs: (name) =>
      rows(
        `select j.payload, j.run_at from graphile_worker._private_jobs j
           join graphile_worker._private_tasks t on t.id = j.task_id
         where j.payload->>'companyId' = $1::text and t.identifier = $2 order by j.id`,
        name,
      ),
  }
}
