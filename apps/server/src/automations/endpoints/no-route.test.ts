import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { expect, it, onTestFinished } from 'vitest'

/** Makes a network without a single route: Linux, and the right to do so. */
const inEmptyNetwork = ['unshare', '--net'] as const
const canMakeNetwork = spawnSync(inEmptyNetwork[0], [inEmptyNetwork[1], 'true']).status === 0
if (!canMakeNetwork)
  process.stderr.write('An endpoint without a route was not tried: no network could be made here.\n')

it.runIf(canMakeNetwork)(
  'a host without IPv6 survives an endpoint whose name has nothing else, and says that it cannot connect',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'balcao-route-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const build = await rolldown({
      input: join(import.meta.dirname, '../testing/send-without-route.ts'),
      platform: 'node',
      logLevel: 'silent',
    })
    const file = join(folder, 'send.mjs')
    await build.write({ file, format: 'esm', codeSplitting: false })
    await build.close()
    const [command, ...args] = [...inEmptyNetwork, process.execPath, file]
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toMatchObject({ problem: 'connection' })
  },
)
