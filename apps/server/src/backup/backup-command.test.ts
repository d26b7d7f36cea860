import { startS3StandIn } from '@balcao/testkit/s3'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openFileStore } from '../gateways/files'
import { asksForHelp } from '../operator/commands'
import { migrate } from '../platform/database/migrate'
import { createLog } from '../platform/log'
import { startEmbeddedPostgres } from '../platform/postgres'
import { testRootSecret as rootSecret } from '../testing/database'
import { readSettings } from '../settings'
import { runBackupCommand } from './backup-command'
import { makeBackup } from './make-backup'
import { rowsOf } from './testing/compare'
import { givenEmptyDatabase } from './testing/empty-database'
import { givenFolder, givenFullShop } from './testing/full-shop'
import { startOperator } from './testing/operator-program'

/** As its own program. */
const operator = async (args: string[], env: Record<string, string>) =>
  (await startOperator(args, env)).outcome()

/** The same commands in this process, where nothing depends on how it ends. */
async function runHere(args: string[], env: Record<string, string>) {
  const lines: string[] = []
  const settings = readSettings({ NODE_ENV: 'test', BALCAO_SECRET: rootSecret, ...env })
  const code = await runBackupCommand(settings, createLog('silent'), args, (line) => lines.push(line))
  return { code, lines }
}

async function givenBucket() {
  const s3 = await startS3StandIn()
  onTestFinished(() => s3.stop())
  const { bucketUrl: url, region, accessKeyId, secretAccessKey } = s3
  return {
    s3,
    files: openFileStore({ folder: '', s3: { url, region, accessKeyId, secretAccessKey } }),
    env: {
      FILES_S3_URL: url,
      FILES_S3_REGION: region,
      FILES_S3_KEY_ID: accessKeyId,
      FILES_S3_SECRET: secretAccessKey,
    },
  }
}

describe('the operator’s command line', () => {
  it('says what it can do without a database, however it is asked', async () => {
    expect([[], ['--help'], ['backup', '-h'], ['backup', '--help']].map(asksForHelp)).not.toContain(false)
    const folder = await givenFolder()
    const { code, lines } = await operator(['backup', '--help'], { DATA_DIR: join(folder, 'data') })
    expect([code, lines[0], lines.at(-1)]).toEqual([
      0,
      'operator commands:',
      expect.stringContaining('restore --from'),
    ])
    expect(await readdir(folder)).toEqual([])
  })

  it('backs up, verifies and restores the embedded database', async () => {
    const folder = await givenFolder()
    const env = { DATA_DIR: join(folder, 'data') }
    const inside = async <T>(dataDir: string, work: (url: string) => Promise<T>) => {
      const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: () => {} })
      try {
        return await work(postgres.url)
      } finally {
        await postgres.stop()
      }
    }
    const before = await inside(join(env.DATA_DIR, 'postgres'), async (ownerUrl) => {
      await migrate({ ownerUrl, appRole: 'balcao_app', appPassword: 'app' })
      return rowsOf(ownerUrl)
    })
    const backup = join(folder, 'backups/today')
    const made = await operator(['backup', '--to', backup], env)
    expect(made.errors).toBe('')
    expect([made.code, made.lines.at(-1)]).toEqual([0, expect.stringMatching(/^done in [\d.]+ s$/)])
    expect((await runHere(['backup', '--verify', backup], env)).lines[1]).toMatch(
      /^\d+ tables, \d+ rows, 0 jobs, 0 files$/,
    )
    const other = { DATA_DIR: join(folder, 'other') }
    const restored = await operator(['restore', '--from', backup], other)
    expect([restored.code, restored.errors]).toEqual([0, ''])
    expect(restored.lines.join('\n')).toContain('Sessions are kept')
    expect(await inside(join(other.DATA_DIR, 'postgres'), rowsOf)).toEqual(before)
    expect((await runHere(['restore', '--from', join(folder, 'nothing')], other)).code).toBe(1)
    expect((await runHere(['backup'], env)).code).toBe(2)
  }, 120_000)

  it('a backup that is killed leaves nothing that looks whole, and the next one clears up after it', async () => {
    const shop = await givenFullShop()
    const { s3, env } = await givenBucket()
    const folder = await givenFolder()
    const to = join(folder, 'backup')
    const all = { ...env, DATABASE_URL: shop.ownerUrl, DATA_DIR: folder }
    s3.behave('hang')
    const killed = await startOperator(['backup', '--to', to], all)
    await expect.poll(() => s3.requests().length, { timeout: 30_000 }).toBeGreaterThan(0)
    await killed.kill()
    expect(existsSync(to)).toBe(false)
    expect((await readdir(folder)).filter((name) => name.startsWith('backup'))).toEqual(['backup.partial'])
    expect((await runHere(['backup', '--verify', `${to}.partial`], all)).lines.join()).toContain(
      'is not a whole backup',
    )
    s3.behave('serve')
    await expect
      .poll(async () => (await runHere(['backup', '--to', to], all)).lines.join(), { timeout: 30_000 })
      .toContain('done in')
    expect((await readdir(folder)).filter((name) => name.startsWith('backup'))).toEqual(['backup'])
  }, 120_000)

  it('a restore that is killed keeps servers from starting, says so, and can be repeated', async () => {
    const shop = await givenFullShop()
    const { s3, env } = await givenBucket()
    const folder = await givenFolder()
    const from = join(folder, 'backup')
    await makeBackup({ ...shop, rootSecret, to: from })
    const target = await givenEmptyDatabase()
    const { ownerUrl, appRole } = target
    const all = { ...env, DATABASE_URL: ownerUrl, DATABASE_APP_ROLE: appRole, DATA_DIR: folder }
    s3.behave('hang')
    const killed = await startOperator(['restore', '--from', from], all)
    await expect.poll(() => s3.requests().length, { timeout: 30_000 }).toBeGreaterThan(0)
    await killed.kill()

    await expect(migrate({ ...target, appPassword: 'app' })).rejects.toThrow(
      /^The database is not whole: the restore of .*backup, begun .*, has not ended/,
    )
    const tried = await runHere(['backup', '--to', join(folder, 'second')], all)
    expect([tried.code, tried.lines.join()]).toEqual([
      1,
      expect.stringContaining('There is nothing whole to keep'),
    ])

    s3.behave('serve')
    let again: Awaited<ReturnType<typeof runHere>>
    // The database may take a moment to notice that the killed program is gone.
    await expect
      .poll(async () => (again = await runHere(['restore', '--from', from], all)).code, { timeout: 30_000 })
      .toBe(0)
    expect(again!.lines[0]).toMatch(/^Began anew: the restore of .* has not ended\.$/)
    expect(await rowsOf(ownerUrl)).toEqual(await rowsOf(shop.ownerUrl))
    await migrate({ ...target, appPassword: 'app' })
  }, 120_000)
})
