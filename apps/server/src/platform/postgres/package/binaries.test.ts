import { chownSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findBinaries, findPackage } from './binaries'
import { isRoot, requireServerUser } from '../running/server-user'
import { makeTestFolder } from '../test-database'
import { copyPackageForTest } from './test-package'

const user = isRoot() ? requireServerUser() : undefined
const quiet = { user, wantedMajor: undefined, log: () => undefined }

test('a package without its library links runs from a copy that has them, made once', async () => {
  const home = await makeTestFolder()
  const packageFolder = copyPackageForTest(home)
  const cacheFolders = [join(home, 'cache')]
  const log: string[] = []
  const look = async () =>
    findBinaries({ ...quiet, log: (line) => log.push(line), home, sources: { packageFolder, cacheFolders } })

  const [first, second] = await Promise.all([look(), look()])
  expect(first).toEqual(second)
  expect(first.bin.startsWith(`${cacheFolders[0]}/postgres-18.`)).toBe(true)
  expect(first.major).toBe(18)
  expect(readdirSync(cacheFolders[0] ?? '')).toHaveLength(1)

  log.length = 0
  expect(await look()).toEqual(first)
  expect(log).toEqual([])
})

describe.runIf(isRoot())('as root', () => {
  test('a package below a folder that only root may pass runs from a copy, past an unsafe cache folder', async () => {
    const base = await makeTestFolder()
    const closed = join(base, 'root')
    mkdirSync(closed, { mode: 0o700 })
    const hostile = join(base, 'hostile')
    mkdirSync(hostile)
    chownSync(hostile, requireServerUser().uid, requireServerUser().gid)
    const sources = {
      packageFolder: copyPackageForTest(closed),
      cacheFolders: [hostile, join(closed, 'cache')],
    }

    const { bin } = await findBinaries({ ...quiet, home: base, sources })
    expect(bin.startsWith(`${base}/postgres-18.`)).toBe(true)
    expect(lstatSync(bin).uid).toBe(0)
    expect(readdirSync(hostile)).toEqual([])
  })
})

test('without a package the machine’s own PostgreSQL is used', async () => {
  const home = await makeTestFolder()
  const placed = await findBinaries({ ...quiet, home })
  const sources = { packageFolder: null, machineFolders: ['/nowhere', placed.bin] }
  expect(await findBinaries({ ...quiet, home, sources })).toEqual(placed)
})

test('with nothing that runs, the refusal says what to install or set', async () => {
  const sources = { packageFolder: null, machineFolders: ['/nowhere'] }
  await expect(findBinaries({ ...quiet, home: await makeTestFolder(), sources })).rejects.toMatchObject({
    code: 'no-binaries',
    message: expect.stringMatching(/Install PostgreSQL with its contrib modules.*or set DATABASE_URL/),
  })
})

test('a forced folder is used, or refused by its name', async () => {
  const home = await makeTestFolder()
  const { bin } = await findBinaries({ ...quiet, home })
  expect(await findBinaries({ ...quiet, home, sources: { forced: bin, packageFolder: null } })).toMatchObject(
    { bin },
  )
  const missing = findBinaries({ ...quiet, home, sources: { forced: join(home, 'none') } })
  await expect(missing).rejects.toMatchObject({
    code: 'no-binaries',
    message: expect.stringContaining('none'),
  })
  expect(existsSync(findPackage() ?? '')).toBe(true)
})
