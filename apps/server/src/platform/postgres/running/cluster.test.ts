import { chownSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../index'
import { isRoot, requireServerUser } from './server-user'
import { ask, makeSeededFolder, makeTestFolder, startForTest } from '../test-database'

const quiet = { log: () => undefined, durable: false }

test('data of another major version are refused before anything is touched', async () => {
  const dataDir = await makeSeededFolder()
  const { cluster, stop } = await startForTest({ dataDir })
  await stop()
  writeFileSync(join(cluster, 'PG_VERSION'), '14\n')
  const files = readdirSync(cluster)
  await expect(startEmbeddedPostgres({ ...quiet, dataDir })).rejects.toMatchObject({
    code: 'major-mismatch',
    message: expect.stringMatching(/written by PostgreSQL 14.* are \d\d\. Make a backup/),
  })
  expect(readdirSync(cluster)).toEqual(files)
  expect(existsSync(join(dataDir, 'lock'))).toBe(false)
})

test('a first start that was cut short is made good by the next', async () => {
  const dataDir = await makeTestFolder()
  mkdirSync(join(dataDir, 'cluster.draft-0123456789ab', 'base', '1'), { recursive: true })
  writeFileSync(join(dataDir, 'cluster.draft-0123456789ab', 'PG_VERSION'), '18\n')
  writeFileSync(join(dataDir, 'password'), 'of-the-first-try')
  const postgres = await startForTest({ dataDir })
  expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(readdirSync(dataDir).sort()).toEqual(['cluster', 'lock', 'password'])
})

test('an empty data folder is filled, one with other files is refused', async () => {
  const dataDir = await makeTestFolder()
  mkdirSync(join(dataDir, 'cluster'))
  if (isRoot()) chownSync(join(dataDir, 'cluster'), requireServerUser().uid, 0)
  writeFileSync(join(dataDir, 'cluster', 'report.txt'), 'not a database')
  await expect(startEmbeddedPostgres({ ...quiet, dataDir })).rejects.toMatchObject({ code: 'data-damaged' })

  rmSync(join(dataDir, 'cluster', 'report.txt'))
  const postgres = await startForTest({ dataDir })
  expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a lost password is replaced by a new one', async () => {
  const dataDir = await makeSeededFolder()
  const first = await startForTest({ dataDir })
  await first.stop()
  rmSync(join(dataDir, 'password'))
  const second = await startForTest({ dataDir })
  expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(new URL(second.url).password).not.toBe(new URL(first.url).password)
  expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600)
})

test('a setting that PostgreSQL does not take is refused with its own words', async () => {
  const dataDir = await makeSeededFolder()
  const settings = { shared_buffers: 'plenty' }
  await expect(startEmbeddedPostgres({ ...quiet, dataDir, settings })).rejects.toMatchObject({
    code: 'start-failed',
    message: expect.stringContaining('invalid value for parameter "shared_buffers": "plenty"'),
  })
})
