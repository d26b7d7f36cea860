import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { findStartMark } from './running/processes'
import { endServer } from './running/server-process'
import { isRoot } from './running/server-user'
import { startInChild } from './running/start-in-child'
import { ask, makeSeededFolder, makeTestFolder, startForTest } from './test-database'

test('a first start makes a UTF-8 database that sorts by bytes, knows Portuguese letters and asks for a password', async () => {
  const dataDir = join(await makeTestFolder(), 'postgres')
  const postgres = await startForTest({ dataDir, settings: { work_mem: '5MB' } })

  const [row] = await ask(
    postgres.url,
    `select current_database() as database, current_setting('server_encoding') as encoding,
       lower('ÁGUA') as lower, 'Zé' < 'abacaxi' as bytes, current_setting('work_mem') as work_mem`,
  )
  expect(row).toEqual({ database: 'balcao', encoding: 'UTF8', lower: 'água', bytes: true, work_mem: '5MB' })
  expect(await ask(postgres.urlFor('postgres'), 'select 1 as one')).toEqual([{ one: 1 }])
  await expect(ask(postgres.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({
    code: '28P01',
  })
  expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600)
})

test('data survive a stop and a start, and stopping twice is one stop', async () => {
  const dataDir = join(await makeTestFolder(), 'postgres')
  const first = await startForTest({ dataDir })
  await ask(first.url, `create table note as select 'pão na chapa' as body`)
  const pid = first.pid()
  await Promise.all([first.stop(), first.stop()])
  expect(findStartMark(pid)).toBeUndefined()

  const second = await startForTest({ dataDir })
  expect(await ask(second.url, 'select body from note')).toEqual([{ body: 'pão na chapa' }])
})

test.runIf(process.platform === 'linux')('it listens on loopback and on nothing else', async () => {
  const postgres = await startForTest({ dataDir: await makeSeededFolder() })
  const port = Number(new URL(postgres.url).port)
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')

  const sockets = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8').split('\n'),
  )
  const listening = '0A'
  const addresses = sockets
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === listening && local?.endsWith(`:${hexPort}`))
    .map(([, local]) => local?.split(':')[0])
  expect(addresses).toEqual(['0100007F'])
  expect(readFileSync('/proc/net/unix', 'utf8')).not.toContain(`.s.PGSQL.${port}`)
})

test('a failing statement leaves nothing of itself in the log', async () => {
  const postgres = await startForTest({ dataDir: await makeSeededFolder() })
  await ask(postgres.url, 'create table customer (phone text primary key)')
  await ask(postgres.url, `insert into customer values ('11988887777')`)
  await expect(ask(postgres.url, `insert into customer values ('11988887777')`)).rejects.toMatchObject({
    code: '23505',
  })
  // The server's own words come through, so silence about the statement means something.
  await ask(postgres.url, 'select pg_reload_conf()')
  await vi.waitFor(() => expect(postgres.log.join('\n')).toContain('SIGHUP'))
  expect(postgres.log.join('\n')).not.toContain('11988887777')
})

test('a killed server is started again on the same address, and onDeath is told', async () => {
  const onDeath = vi.fn<() => void>()
  const postgres = await startForTest({ dataDir: await makeSeededFolder(), onDeath, durable: true })
  await ask(postgres.url, 'create table kept as select 7 as n')
  const pid = postgres.pid()
  process.kill(pid, 'SIGKILL')

  await vi.waitFor(() => expect(postgres.pid()).not.toBe(pid), { timeout: 10_000 })
  await vi.waitFor(async () => expect(await ask(postgres.url, 'select n from kept')).toEqual([{ n: 7 }]), {
    timeout: 10_000,
  })
  expect(onDeath).toHaveBeenCalledTimes(1)
})

test('a session busy with a long query does not hold up the new start', async () => {
  const postgres = await startForTest({ dataDir: await makeSeededFolder() })
  const busy = ask(postgres.url, 'select count(*) from generate_series(1, 1000000000)').catch(
    (error: Error) => error,
  )
  const active = `select count(*)::int as n from pg_stat_activity where query like '%generate_series%' and pid <> pg_backend_pid()`
  await vi.waitFor(async () => expect(await ask(postgres.url, active)).toEqual([{ n: 1 }]))
  process.kill(postgres.pid(), 'SIGKILL')

  expect(await busy).toBeInstanceOf(Error)
  await vi.waitFor(async () => expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]), {
    timeout: 10_000,
  })
})

test('stopping while a dead server is being started again leaves none behind', async () => {
  const onDeath = vi.fn<() => void>()
  const postgres = await startForTest({ dataDir: await makeSeededFolder(), onDeath })
  process.kill(postgres.pid(), 'SIGKILL')
  await vi.waitFor(() => expect(onDeath).toHaveBeenCalled(), { interval: 1 })
  await postgres.stop()
  expect(findStartMark(postgres.pid())).toBeUndefined()
  await expect(ask(postgres.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('200 acknowledged rows outlive a kill -9 of the server', async () => {
  const postgres = await startForTest({ dataDir: await makeSeededFolder(), durable: true })
  await ask(postgres.url, 'create table ack (n int primary key)')
  const client = new Client({ connectionString: postgres.url })
  client.on('error', () => undefined)
  await client.connect()
  for (let n = 1; n <= 200; n++) await client.query('insert into ack values ($1)', [n])
  process.kill(postgres.pid(), 'SIGKILL')

  await vi.waitFor(
    async () => expect(await ask(postgres.url, 'select count(*)::int as n from ack')).toEqual([{ n: 200 }]),
    { timeout: 10_000 },
  )
  expect(await ask(postgres.url, `select current_setting('fsync') as fsync`)).toEqual([{ fsync: 'on' }])
})

test.each(['leave', 'exit'] as const)(
  'a Node process that ends by itself (%s) takes the server along',
  async (ending) => {
    const child = await startInChild({
      options: { dataDir: await makeSeededFolder(), durable: false },
      ending,
    })
    if (!('pid' in child.answer)) throw new Error(child.answer.message)
    const { pid } = child.answer
    await child.exited
    await vi.waitFor(() => expect(findStartMark(pid)).toBeUndefined(), { timeout: 10_000 })
  },
)

test('a stop is waited for even when Node has nothing else to do', async () => {
  const child = await startInChild({
    options: { dataDir: await makeSeededFolder(), durable: false },
    ending: 'stop',
  })
  expect(child.answer).toHaveProperty('url')
  const [code] = await child.exited
  expect(code).toBe(3)
})

test('Ctrl-C in the terminal reaches Node but not the server, which Node has yet to finish with', async () => {
  const child = await startInChild({ options: { dataDir: await makeSeededFolder(), durable: false } })
  if (!('pid' in child.answer)) throw new Error(child.answer.message)
  process.kill(-child.pid, 'SIGINT')
  await child.exited
  expect(await ask(child.answer.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await endServer(child.answer.pid, '')
})

test.runIf(isRoot())('as root the server and its data belong to an unprivileged account', async () => {
  const postgres = await startForTest({ dataDir: await makeTestFolder() })
  const owner = (await stat(postgres.cluster)).uid
  expect(owner).not.toBe(0)
  expect((await stat(`/proc/${postgres.pid()}`)).uid).toBe(owner)
  expect((await stat(join(postgres.cluster, '..'))).uid).toBe(0)
})
