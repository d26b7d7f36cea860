import { runs } from '@balcao/testkit/chance'
import { startS3StandIn } from '@balcao/testkit/s3'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openFileStore, type FileStore } from '../gateways/files'
import { knownMigrations, migrate, migrationLock, readMigrations } from '../platform/database/migrate'
import { createTestDatabase, testRootSecret } from '../testing/database'
import { givenCompany } from '../testing/builders'
import { givenOrder } from '../testing/orders'
import { startTestServer } from '../testing/server'
import { withConnection } from './connect'
import { makeBackup } from './make-backup'
import { restoreBackup, tablesMadeBy } from './restore-backup'
import { findTables } from './schema-facts'
import { rowsOf, schemaOf } from './testing/compare'
import { givenEmptyDatabase, givenUnusedDatabase, type EmptyDatabase } from './testing/empty-database'
import { givenFolder, givenFullShop } from './testing/full-shop'

const rootSecret = testRootSecret
const contentOf = async (files: FileStore, key: string) => {
  const file = await files.get(key)
  return file && (await buffer(file.content)).toString('base64')
}
const inFolder = (folder: string) => openFileStore({ folder: join(folder, 'files') })
const migrated = (database: EmptyDatabase, upTo?: string) =>
  migrate({ ...database, appPassword: 'app', ...(upTo ? { upTo } : {}) })
const run = (database: EmptyDatabase, text: string, values: unknown[] = []) =>
  withConnection(database.ownerUrl, 'test', (client) => client.query<Record<string, unknown>>(text, values))

const waitingHere = `select from pg_stat_activity
  where datname = current_database() and application_name = 'balcao-backup' and wait_event_type = 'Lock'`

describe('a backup that is restored', { timeout: 120_000 }, () => {
  it('is the same database, row by row, the same schema, jobs and counters, and every file byte for byte', async () => {
    const shop = await givenFullShop()
    const folder = await givenFolder()
    const from = join(folder, 'backup')
    const manifest = await makeBackup({ ...shop, rootSecret, to: from })
    const before = await rowsOf(shop.ownerUrl)
    expect(before['orders']!.length).toBeGreaterThan(0)
    expect(before['waiting jobs']!.join()).toContain('test:parked')
    expect(manifest.files).toMatchObject({ rows: shop.keys.length, missing: [] })

    const target = await givenEmptyDatabase()
    const files = inFolder(folder)
    const restored = await restoreBackup({ ...target, rootSecret, files, from })
    expect(restored).toMatchObject({ sameSecret: true, earlier: undefined })
    expect(await rowsOf(target.ownerUrl)).toEqual(before)
    for (const key of shop.keys) {
      const content = await contentOf(files, key)
      expect(content, key).not.toBeNull()
      expect(content, key).toBe(await contentOf(shop.files, key))
    }

    const fresh = await givenUnusedDatabase()
    expect(await schemaOf(target.ownerUrl, target.appRole)).toEqual(
      await schemaOf(fresh.ownerUrl, 'balcao_app'),
    )

    // Counters go on where they stood, and triggers count again.
    const next = (database: { ownerUrl: string }) =>
      withConnection(database.ownerUrl, 'test', async (client) => {
        const { rows } = await client.query<{ id: number; counted: string }>(
          `with one as (select company_id, id from orders limit 1),
             counted as (update orders set deleted_at = now() where id = (select id from one) returning 1)
           insert into order_timeline (company_id, order_id, kind, actor)
             select company_id, id, 'x', 'x' from one where exists (select from counted) returning id`,
        )
        const counts = await client.query('select * from order_counts order by company_id, status')
        return [rows, counts.rows]
      })
    expect(await next(target)).toEqual(await next(shop))
  })

  it('from a folder may go into a bucket, without what had already gone; by another secret it says that what is sealed does not open', async () => {
    const shop = await givenFullShop()
    const s3 = await startS3StandIn()
    onTestFinished(() => s3.stop())
    const { bucketUrl: url, region, accessKeyId, secretAccessKey } = s3
    const bucket = openFileStore({ folder: '', s3: { url, region, accessKeyId, secretAccessKey } })
    const from = join(await givenFolder(), 'backup')
    const [gone, ...keys] = shop.keys
    await shop.files.remove(gone!)
    const manifest = await makeBackup({ ...shop, rootSecret, to: from })
    expect(manifest.files).toMatchObject({ rows: keys.length, missing: [gone] })
    const other = `${rootSecret} and more`
    const target = await givenEmptyDatabase()
    const restored = await restoreBackup({ ...target, rootSecret: other, files: bucket, from })
    expect(restored.sameSecret).toBe(false)
    for (const key of keys) expect(await contentOf(bucket, key)).toBe(await contentOf(shop.files, key))
  })

  it('of an older version is brought up to date as if the program had been renewed', async () => {
    const old = await givenEmptyDatabase()
    const [newest, before] = (await knownMigrations()).reverse()
    await migrated(old, before)
    const company = '00000000-0000-4000-8000-000000000001'
    await run(
      old,
      `insert into companies (id, cnpj, nome_empresa, email_cliente) values ($1, '11222333000181', 'x', 'x')`,
      [company],
    )
    await run(
      old,
      `insert into orders (company_id, id, business_day, number, status, fulfilment, customer_name, payment_method, items,
         delivery_fee_cents, discount_cents, total_cents, source, placed_digest)
       select $1, gen_random_uuid(), '2026-01-01', n, 'ready', 'pickup', 'Ana', 'pix', '[]', 0, 0, 100, 'api', 'x'
       from generate_series(1, 20) n`,
      [company],
    )
    await run(
      old,
      `insert into order_timeline (company_id, order_id, kind, actor, detail)
       select company_id, id, 'status', 'x', '{"to": "ready"}' from orders`,
    )
    const folder = await givenFolder()
    const from = join(folder, 'backup')
    const manifest = await makeBackup({ ...old, files: inFolder(folder), rootSecret, to: from })
    expect(manifest.migrations.at(-1)!.name).toBe(before)

    const target = await givenEmptyDatabase()
    await restoreBackup({ ...target, files: inFolder(folder), rootSecret, from })
    await migrated(old)
    const [renewed, restored] = [await rowsOf(old.ownerUrl), await rowsOf(target.ownerUrl)]
    expect(restored['schema_migrations']!.join()).toContain(newest)
    for (const rows of [renewed, restored]) delete rows['schema_migrations']
    expect(restored).toEqual(renewed)
    expect(await schemaOf(target.ownerUrl, target.appRole)).toEqual(await schemaOf(old.ownerUrl, old.appRole))
  })

  it('was asked for while the schema was being changed, and waits until that is over', async () => {
    const source = await givenUnusedDatabase()
    await run(
      source,
      `insert into companies (id, cnpj, nome_empresa, email_cliente)
       values (gen_random_uuid(), '11222333000181', 'Lanches da Maria', 'maria@lanches.example')`,
    )
    const folder = await givenFolder()
    const manifest = await withConnection(source.ownerUrl, 'test', async (upgrade) => {
      await upgrade.query('select pg_advisory_lock($1)', [migrationLock])
      // Written anew, it looks empty to whoever began to look before.
      await upgrade.query(
        'begin; alter table companies add column grown text generated always as (cnpj) stored',
      )
      const making = makeBackup({
        ...source,
        rootSecret,
        files: inFolder(folder),
        to: join(folder, 'backup'),
      })
      await expect
        .poll(async () => (await run(source, waitingHere)).rowCount, { timeout: 20_000 })
        .toBeGreaterThan(0)
      await upgrade.query('commit; select pg_advisory_unlock_all()')
      return making
    })
    expect(manifest.tables.find(({ name }) => name === 'companies')).toMatchObject({ rows: 1 })
  })

  it('was made at one moment, while orders came in', async () => {
    const server = await startTestServer()
    onTestFinished(() => server.stop())
    const company = await givenCompany(server)
    const folder = await givenFolder()
    let going = true
    const ordering = Array.from({ length: 4 }, async () => {
      while (going) await givenOrder(server, company)
    })
    await expect
      .poll(async () => (await rowsOf(server.database.ownerUrl))['orders']!.length)
      .toBeGreaterThan(10)
    const { ownerUrl } = server.database
    const from = join(folder, 'backup')
    await makeBackup({ ownerUrl, files: inFolder(folder), rootSecret, to: from })
    going = false
    await Promise.all(ordering)

    const target = await givenEmptyDatabase()
    await restoreBackup({ ...target, files: inFolder(folder), rootSecret, from })
    const { rows } = await run(
      target,
      `select count(*)::int as orders, max(number) as highest, (select sum(count)::int from order_counts) as counted,
         (select max(last_number) from order_numbers) as numbered,
         (select count(distinct order_id)::int from order_timeline) as told from orders`,
    )
    const { orders } = rows[0] as { orders: number }
    expect(rows).toEqual([{ orders, highest: orders, counted: orders, numbered: orders, told: orders }])
  })
})

it('the tables of each version are read from its migrations as they come to be', async () => {
  const database = await givenEmptyDatabase()
  const known = await readMigrations()
  const step = Math.ceil(known.length / runs(known.length, 16))
  for (const [at, { name }] of known.entries()) {
    if ((known.length - 1 - at) % step !== 0) continue
    await migrated(database, name)
    const tables = await withConnection(database.ownerUrl, 'test', findTables)
    const made = tablesMadeBy(known.slice(0, at + 1).map(({ source }) => source))
    expect(made.sort()).toEqual(tables.map((table) => table.name).sort())
  }
})

it('a database whose owner does not see all rows is not backed up', async () => {
  const database = await createTestDatabase(inject('postgresUrl'))
  onTestFinished(() => database.drop())
  const folder = await givenFolder()
  await withConnection(database.ownerUrl, 'test', (client) =>
    client.query('drop policy owner on appointments'),
  )
  await expect(
    makeBackup({
      ownerUrl: database.ownerUrl,
      files: inFolder(folder),
      rootSecret,
      to: join(folder, 'backup'),
    }),
  ).rejects.toThrow('does not see all rows of: appointments')
})
