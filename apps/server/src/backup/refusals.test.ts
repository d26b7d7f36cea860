import { appendFile, cp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrate } from '../platform/database/migrate'
import { testRootSecret as rootSecret } from '../testing/database'
import { startTestServer } from '../testing/server'
import { locks, withConnection } from './connect'
import { makeBackup } from './make-backup'
import type { Manifest } from './manifest'
import { restoreBackup } from './restore-backup'
import { givenEmptyDatabase, givenUnusedDatabase, type EmptyDatabase } from './testing/empty-database'
import { givenFolder, givenFullShop } from './testing/full-shop'
import { givenPlainBackup, noFiles } from './testing/plain-backup'
import { verifyBackup } from './verify-backup'

const said = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: Error) => `${error.name}: ${error.message}`,
  )
const run = (database: EmptyDatabase, text: string) =>
  withConnection(database.ownerUrl, 'test', (client) => client.query<Record<string, unknown>>(text))
const restore = (database: EmptyDatabase, from: string, replace?: string) =>
  restoreBackup({ ...database, rootSecret, files: noFiles, from, replace })
const tablesIn = async (database: EmptyDatabase) =>
  (
    await run(
      database,
      `select nspname from pg_namespace where nspname in ('app', 'graphile_worker', 'balcao_restore')
    union all select tablename from pg_tables where schemaname = 'public'`,
    )
  ).rowCount

/** Writes another manifest with the digest that fits it, as only a program would. */
async function changeManifest(folder: string, change: (manifest: Manifest) => void): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
  change(manifest)
  const text = JSON.stringify(manifest)
  await writeFile(join(folder, 'manifest.json'), text)
  const digest = createHash('sha256').update(text).digest('hex')
  await writeFile(join(folder, 'manifest.sha256'), `${digest}  manifest.json\n`)
}

async function changeByte(path: string, at: number): Promise<void> {
  const bytes = await readFile(path)
  bytes[at]! ^= 1
  await writeFile(path, bytes)
}

describe('a backup that is not what was written', { timeout: 120_000 }, () => {
  it('is refused before anything is touched, and says what is wrong', async () => {
    const shop = await givenFullShop()
    const folder = await givenFolder()
    const whole = join(folder, 'whole')
    await makeBackup({ ...shop, rootSecret, to: whole })
    expect((await verifyBackup(whole)).files).toHaveLength(shop.keys.length)

    const key = shop.keys.at(-1)!
    const breaks: [string, (at: string) => Promise<unknown>, string][] = [
      ['cut', (at) => truncate(join(at, 'tables/events.gz'), 5000), 'cannot be read: tables/events.gz'],
      ['byte', (at) => changeByte(join(at, 'tables/orders.gz'), 30), 'tables/orders.gz'],
      ['longer', (at) => appendFile(join(at, 'jobs.gz'), 'x'), 'jobs.gz'],
      ['no table', (at) => rm(join(at, 'tables/companies.gz')), 'lacks tables/companies.gz'],
      ['no file', (at) => rm(join(at, 'files', key)), `lacks files/${key}`],
      ['file', (at) => changeByte(join(at, 'files', key), 3), `was changed: files/${key}`],
      ['unnamed', (at) => writeFile(join(at, 'tables/pets.gz'), ''), 'does not name: tables/pets.gz'],
      [
        'manifest',
        (at) => changeByte(join(at, 'manifest.json'), 40),
        'manifest.json is not what was written',
      ],
      ['no manifest', (at) => rm(join(at, 'manifest.json')), 'is not a whole backup'],
      [
        'rows',
        (at) =>
          changeManifest(at, ({ tables }) => void (tables.find(({ name }) => name === 'events')!.rows -= 1)),
        'was changed: tables/events.gz',
      ],
      [
        'unknown table',
        (at) => changeManifest(at, ({ tables }) => void (tables[0]!.name = 'pets')),
        'a table that its migrations do not make: pets',
      ],
      [
        'later program',
        (at) =>
          changeManifest(
            at,
            (made) => void made.migrations.push({ name: '9999_x.sql', digest: '0'.repeat(64) }),
          ),
        'from a later program: its migration 9999_x.sql',
      ],
      [
        'other program',
        (at) => changeManifest(at, (made) => void (made.migrations[0]!.digest = '0'.repeat(64))),
        'its migration 0001_foundation.sql is not the one known here',
      ],
      [
        'another form',
        (at) => changeManifest(at, (made) => void Object.assign(made, { format: 2 })),
        'a form that this program does not know',
      ],
    ]
    const target = await givenEmptyDatabase()
    for (const [name, breakIt, reason] of breaks) {
      const broken = join(folder, name)
      await cp(whole, broken, { recursive: true })
      await breakIt(broken)
      const refusal = await said(restore(target, broken))
      expect(refusal, name).toContain('BackupRefused: ')
      expect(refusal, name).toContain(reason)
    }
    expect(await tablesIn(target)).toBe(0)
  })
})

describe('where a backup may go', { timeout: 120_000 }, () => {
  it('a folder that is there is not written into', async () => {
    const folder = await givenPlainBackup()
    const source = await givenUnusedDatabase()
    expect(await said(makeBackup({ ...source, rootSecret, files: noFiles, to: folder }))).toContain(
      'is there already',
    )
  })

  it('two backups of one database do not meet', async () => {
    const source = await givenUnusedDatabase()
    const to = join(await givenFolder(), 'backup')
    const refusal = await withConnection(source.ownerUrl, 'test', async (other) => {
      await other.query('select pg_advisory_lock($1)', [locks.backup])
      return said(makeBackup({ ...source, rootSecret, files: noFiles, to }))
    })
    expect(refusal).toContain('Another backup of this database is being made')
  })

  it('a database on which Balcão never ran has nothing to keep', async () => {
    const source = await givenEmptyDatabase()
    const to = join(await givenFolder(), 'backup')
    expect(await said(makeBackup({ ...source, rootSecret, files: noFiles, to }))).toContain(
      'There is nothing to keep',
    )
  })
})

describe('where a backup may be restored', { timeout: 120_000 }, () => {
  it('a database with rows is refused until its own name is said, and then they are gone', async () => {
    const from = await givenPlainBackup()
    const target = await givenUnusedDatabase()
    await run(
      target,
      `insert into companies (id, cnpj, nome_empresa, email_cliente)
       values (gen_random_uuid(), '11222333000181', 'Padaria', 'x')`,
    )
    expect(await said(restore(target, from))).toBe(
      `BackupRefused: The database ${target.name} is not empty (companies). To lose what is in it: --replace ${target.name}`,
    )
    expect(await said(restore(target, from, 'balcao'))).toContain(`this database is called ${target.name}`)
    expect((await run(target, 'select 1 from companies')).rowCount).toBe(1)
    await restore(target, from, target.name)
    expect((await run(target, 'select 1 from companies')).rowCount).toBe(0)
  })

  it('a database of another program is refused, even by its name', async () => {
    const from = await givenPlainBackup()
    const target = await givenEmptyDatabase()
    await run(target, 'create table ledger (entry text)')
    expect(await said(restore(target, from, target.name))).toContain('holds tables of another program')
    expect((await run(target, 'select * from ledger')).rowCount).toBe(0)
  })

  it('a database that a server works on is refused', async () => {
    const from = await givenPlainBackup()
    const server = await startTestServer()
    onTestFinished(() => server.stop())
    const { ownerUrl } = server.database
    const name = new URL(ownerUrl).pathname.slice(1)
    expect(await said(restore({ name, ownerUrl, appRole: 'balcao_app' }, from, name))).toMatch(
      /Balcão is running on this database \(connected as .*balcao.*\). Stop every process of it/,
    )
  })

  it('two restores of one database do not meet; one that was started and never used is empty', async () => {
    const from = await givenPlainBackup()
    const target = await givenUnusedDatabase()
    const outcomes = await Promise.all([said(restore(target, from)), said(restore(target, from))])
    expect(outcomes.filter((outcome) => outcome === 'nothing')).toHaveLength(1)
    expect(outcomes.join()).toMatch(
      /Another restore into this database is running|Balcão is running on this database/,
    )
    await migrate({ ...target, appPassword: 'app' })
  })
})
