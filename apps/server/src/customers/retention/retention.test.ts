import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFileStore, type FileStore } from '../../gateways/files'
import type { JobPayloads } from '../../job-payloads'
import { createLog } from '../../platform/log'
import { startTestServer, type TestServer } from '../../testing/server'
import { discardFilesJob } from '../erase/discard-files.job'
import { givenCustomerShop, type CustomerShop } from '../testing/customer-shop'
import { conversationRetentionCron } from './conversation-retention'
import { leadRetentionCron } from './lead-retention'

let server: TestServer
let folder: string
let files: FileStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-retention-'))
  files = openFileStore({ folder })
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const needs = () => ({ db: server.app.db, clock: () => new Date(), log: createLog('silent'), files })
const nothing = { attempt: 1, lastAttempt: false }
const night = async () => {
  await conversationRetentionCron(needs()).run()
  const { rows } = await server.app.db.owner.query<{ payload: JobPayloads['customers:discard-files'] }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'customers:discard-files'`,
  )
  for (const { payload } of rows) await discardFilesJob(needs()).run(payload, nothing)
}

/** A message of so many months ago, with a file. */
async function givenOld(shop: CustomerShop, jid: string, months: number, text: string) {
  const at = new Date()
  at.setUTCMonth(at.getUTCMonth() - months)
  const chat = await shop.receive(jid, { text, at: at.getTime() })
  const mediaId = randomUUID()
  await shop.rows(
    `insert into media (company_id, id, message_id, type, mime, file_name, state, created_at)
     select $1, $2, id, 'image', 'image/png', 'foto-' || text, 'ready', at from messages
     where company_id = $1 and text = $3`,
    mediaId,
    text,
  )
  await files.put(`media/${shop.company.id}/${mediaId}`, Buffer.from(text), 'image/png')
  return { chat, mediaId, kept: () => files.get(`media/${shop.company.id}/${mediaId}`) }
}

const texts = async (shop: CustomerShop) =>
  (await shop.rows<{ text: string }>('select text from messages where company_id = $1 order by at, seq')).map(
    ({ text }) => text,
  )

const fileNames = async (shop: CustomerShop) =>
  (
    await shop.rows<{ name: string | null; state: string }>(
      'select file_name as name, state from media where company_id = $1 order by created_at',
    )
  ).map(({ name, state }) => `${state}:${name}`)

describe('what is kept no longer than it serves', () => {
  it('W31 after 12 months a file goes, after 24 a message, and a conversation that fell silent goes whole', async () => {
    const shop = await givenCustomerShop(server)
    const silent = '5592991110001@s.whatsapp.net'
    const living = '5592991110002@s.whatsapp.net'
    const gone = await givenOld(shop, silent, 25, 'muito-velha')
    const old = await givenOld(shop, living, 26, 'velha')
    const half = await givenOld(shop, living, 13, 'meia')
    const young = await givenOld(shop, living, 11, 'nova')
    const order = await shop.order()
    await shop.rows(
      'update orders set conversation_id = $3 where company_id = $1 and id = $2',
      order.id,
      gone.chat,
    )

    await night()
    expect(await texts(shop)).toEqual(['meia', 'nova'])
    expect(await fileNames(shop)).toEqual(['gone:null', 'ready:foto-nova'])
    expect(await Promise.all([gone.kept(), old.kept(), half.kept()])).toEqual([null, null, null])
    const kept = await young.kept()
    kept!.content.destroy()
    expect((await shop.ask(`/api/conversations/${gone.chat}`)).status).toBe(404)
    expect((await shop.ask(`/api/conversations/${young.chat}`)).status).toBe(200)
    expect(await shop.rows('select conversation_id from orders where company_id = $1')).toEqual([
      { conversation_id: null },
    ])
    await night()
    expect(await texts(shop)).toEqual(['meia', 'nova'])
  })

  it('W31 a company’s own months stand, and none keeps all', async () => {
    const [strict, keeper] = [await givenCustomerShop(server), await givenCustomerShop(server)]
    for (const [shop, message_months, media_months] of [
      [strict, 2, 1],
      [keeper, null, null],
    ] as const) {
      await givenOld(shop, '5592991110003@s.whatsapp.net', 40, 'antiga')
      await givenOld(shop, '5592991110003@s.whatsapp.net', 3, 'meses')
      await givenOld(shop, '5592991110003@s.whatsapp.net', 0, 'hoje')
      await shop.ask('/api/retention', 'PUT', { version: 0, message_months, media_months })
    }
    await night()
    expect(await texts(strict)).toEqual(['hoje'])
    expect(await texts(keeper)).toEqual(['antiga', 'meses', 'hoje'])
    expect(await fileNames(keeper)).toEqual(['ready:foto-antiga', 'ready:foto-meses', 'ready:foto-hoje'])
  })

  it('more than one batch goes in one night', async () => {
    const shop = await givenCustomerShop(server)
    const { chat } = await givenOld(shop, '5592991110004@s.whatsapp.net', 0, 'hoje')
    await shop.rows(
      `insert into messages (company_id, id, conversation_id, from_me, author, at, kind, text)
       select $1, gen_random_uuid(), $2, false, 'customer', now() - interval '3 years', 'text', 'n' || n
       from generate_series(1, 1203) n`,
      chat,
    )
    await night()
    expect(await texts(shop)).toEqual(['hoje'])
  })

  it('W31 a lead that was discarded a year ago goes with its files; others stay', async () => {
    const { owner } = server.app.db
    const [old, fresh, waiting] = [randomUUID(), randomUUID(), randomUUID()]
    for (const [id, state, months] of [
      [old, 'discarded', 13],
      [fresh, 'discarded', 11],
      [waiting, 'new', 13],
    ] as const)
      await owner.query(
        `insert into leads (id, empresa, cnpj, email, responsavel, telefone, nicho, state, updated_at)
         values ($1::uuid, 'Loja', '11222333000181', $1::text || '@x.example', 'Ana', '92991234567', 'delivery', $2,
           now() - make_interval(months => $3))`,
        [id, state, months],
      )
    const file = randomUUID()
    await owner.query(
      `insert into menu_files (lead_id, id, file_name, file_type, bytes) values ($1, $2, 'menu.pdf', 'application/pdf', 1)`,
      [old, file],
    )
    await files.put(`onboarding/${old}/${file}`, Buffer.from('x'), 'application/pdf')
    await leadRetentionCron(needs()).run()
    const { rows } = await owner.query<{ id: string }>('select id from leads where id = any($1)', [
      [old, fresh, waiting],
    ])
    expect(rows.map(({ id }) => id).sort()).toEqual([fresh, waiting].sort())
    expect(await files.get(`onboarding/${old}/${file}`)).toBeNull()
  })
})
