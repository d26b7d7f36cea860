import { spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './index'
import { isRoot, requireServerUser } from './running/server-user'
import { startInChild } from './running/start-in-child'
import { ask, makeSeededFolder, makeTestFolder, startForTest } from './test-database'
import { copyPackageForTest } from './package/test-package'

const quiet = { log: () => undefined, durable: false }

test('folders on the way to the data are made', async () => {
  const dataDir = join(await makeTestFolder(), 'a', 'b', 'postgres')
  const postgres = await startForTest({ dataDir })
  expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a file where the data folder should be is refused in words', async () => {
  const dataDir = join(await makeTestFolder(), 'child-main.mjs')
  cpSync(new URL('./running/child-main.ts', import.meta.url), dataDir)
  await expect(startEmbeddedPostgres({ ...quiet, dataDir })).rejects.toMatchObject({
    name: 'PostgresStartRefused',
    code: 'data-unreachable',
  })
})

describe.runIf(isRoot())('below a folder that only root may pass', () => {
  async function makeClosed() {
    const base = await makeTestFolder()
    const closed = join(base, 'root')
    mkdirSync(closed, { mode: 0o700 })
    return { closed, dataDir: join(closed, 'app', '.data', 'postgres'), stateFolders: [join(base, 'state')] }
  }

  test('the database is kept where its account can work, which is said, and found again', async () => {
    const { closed, dataDir, stateFolders } = await makeClosed()
    const first = await startForTest({ dataDir, stateFolders })
    const { folder } = JSON.parse(readFileSync(join(dataDir, 'location.json'), 'utf8')) as { folder: string }
    expect(folder.startsWith(`${stateFolders[0]}/`)).toBe(true)
    expect(first.log.join('\n')).toContain(`so the database is kept in ${folder}`)
    expect(existsSync(join(folder, 'cluster', 'PG_VERSION'))).toBe(true)
    expect(statSync(closed).mode & 0o777).toBe(0o700)
    await ask(first.url, 'create table kept as select 7 as n')
    await first.stop()

    const second = await startForTest({ dataDir, stateFolders: [] })
    expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 7 }])
    expect(existsSync(join(dataDir, 'cluster'))).toBe(false)
  })

  test('a moved data folder takes its database along, a copied one does not share it', async () => {
    const { closed, dataDir, stateFolders } = await makeClosed()
    await (await startForTest({ dataDir, stateFolders })).stop()

    cpSync(join(closed, 'app'), join(closed, 'copy'), { recursive: true })
    const copied = join(closed, 'copy', '.data', 'postgres')
    await expect(startEmbeddedPostgres({ ...quiet, dataDir: copied })).rejects.toMatchObject({
      code: 'data-elsewhere',
    })

    rmSync(join(closed, 'copy'), { recursive: true })
    renameSync(join(closed, 'app'), join(closed, 'moved'))
    const moved = await startForTest({
      dataDir: join(closed, 'moved', '.data', 'postgres'),
      stateFolders: [],
    })
    expect(await ask(moved.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a deleted data folder begins empty, and the earlier database is left alone', async () => {
    const { dataDir, stateFolders } = await makeClosed()
    const first = await startForTest({ dataDir, stateFolders })
    await ask(first.url, 'create table kept as select 7 as n')
    await first.stop()
    const record = readFileSync(join(dataDir, 'location.json'), 'utf8')
    const { folder } = JSON.parse(record) as { folder: string }
    rmSync(dataDir, { recursive: true })

    const second = await startForTest({ dataDir, stateFolders })
    await expect(ask(second.url, 'select n from kept')).rejects.toMatchObject({ code: '42P01' })
    expect(existsSync(join(folder, 'cluster', 'PG_VERSION'))).toBe(true)
  })

  test('a database that is gone from its place is not replaced by an empty one', async () => {
    const { dataDir, stateFolders } = await makeClosed()
    await (await startForTest({ dataDir, stateFolders })).stop()
    rmSync(stateFolders[0] ?? '', { recursive: true })
    await expect(startEmbeddedPostgres({ ...quiet, dataDir, stateFolders })).rejects.toMatchObject({
      code: 'data-missing',
    })
  })

  test('with no other place to go, the refusal names the folder to open', async () => {
    const { closed, dataDir } = await makeClosed()
    await expect(startEmbeddedPostgres({ ...quiet, dataDir, stateFolders: [] })).rejects.toMatchObject({
      code: 'data-unreachable',
      message: expect.stringContaining(`chmod o+x ${closed})`),
    })
  })

  test('a folder for such databases that others may write in is passed over', async () => {
    const { dataDir, stateFolders } = await makeClosed()
    const hostile = `${stateFolders[0]}-hostile`
    mkdirSync(hostile)
    chownSync(hostile, requireServerUser().uid, requireServerUser().gid)
    await startForTest({ dataDir, stateFolders: [hostile, ...stateFolders] })
    expect(readFileSync(join(dataDir, 'location.json'), 'utf8')).toContain(`"${stateFolders[0]}/`)
  })
})

describe.runIf(isRoot())('accounts', () => {
  const nobody = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout)

  test('an ordinary user runs the server as itself, and root later leaves it the data', async () => {
    const folder = await makeTestFolder()
    chownSync(folder, nobody, nobody)
    // The checkout may lie where only root reads, so the ordinary user gets a copy of the package to start from.
    const sources = { packageFolder: copyPackageForTest(folder), cacheFolders: [join(folder, 'cache')] }
    const options = { dataDir: join(folder, 'postgres'), durable: false, sources }
    const child = await startInChild({ options, uid: nobody })
    if (!('pid' in child.answer)) throw new Error(child.answer.message)
    expect(statSync(`/proc/${child.answer.pid}`).uid).toBe(nobody)
    await ask(child.answer.url, 'create table kept as select 7 as n')
    await ask(child.answer.url, 'checkpoint')
    await child.kill()

    const asRoot = await startForTest({ dataDir: options.dataDir })
    expect(await ask(asRoot.url, 'select n from kept')).toEqual([{ n: 7 }])
    expect(statSync(`/proc/${asRoot.pid()}`).uid).toBe(nobody)
    await asRoot.stop()

    const again = await startInChild({ options, uid: nobody })
    expect(again.answer).toHaveProperty('url')
    await again.kill()
    await (await startForTest({ dataDir: options.dataDir })).stop()
  })

  test('an ordinary user is refused on data of another account', async () => {
    const folder = await makeSeededFolder()
    await (await startForTest({ dataDir: folder })).stop()
    const child = await startInChild({ options: { dataDir: folder }, uid: nobody })
    expect(child.answer).toMatchObject({ refused: 'data-owner' })
    await child.exited
  })

  test('a user id without a name is refused in words', async () => {
    const folder = await makeTestFolder()
    chownSync(folder, 54_321, 54_321)
    const child = await startInChild({ options: { dataDir: folder }, uid: 54_321 })
    expect(child.answer).toMatchObject({ refused: 'no-user' })
    await child.exited
  })

  test('data that root copied back are given to the server account again', async () => {
    const folder = await makeSeededFolder()
    expect(statSync(join(folder, 'cluster', 'base')).uid).toBe(0)
    const postgres = await startForTest({ dataDir: folder })
    expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
