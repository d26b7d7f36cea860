import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll } from 'vitest'
import { findPackage } from './binaries'
import type { ChildAnswer, ChildTask } from './child-main'

let bundle: Promise<string> | undefined
afterAll(async () => {
  if (bundle) await rm(dirname(await bundle), { recursive: true })
})

/** For tests: runs the launcher in a Node process and process group of its own. Resolves when that serves, was refused, or ended. */
export async function startInChild(task: ChildTask) {
  bundle ??= buildBundle()
  // The bundle lies outside the workspace and would not find the package by itself.
  const options = { sources: { packageFolder: findPackage() ?? null }, ...task.options }
  const child = spawn(process.execPath, [await bundle, JSON.stringify({ ...task, options })], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  })
  const exited = once(child, 'exit')
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return {
    pid: child.pid ?? 0,
    answer: JSON.parse(line) as ChildAnswer,
    exited,
    /** Ends the process without a chance to clean up, and waits until it is reaped. */
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** For tests: a new folder that every account may pass. */
export async function makeOpenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-postgres-'))
  await chmod(folder, 0o755)
  return folder
}

async function buildBundle(): Promise<string> {
  const input = fileURLToPath(new URL('./child-main.ts', import.meta.url))
  const build = await rolldown({ input, platform: 'node', external: ['pg-native'], logLevel: 'silent' })
  const file = join(await makeOpenFolder(), 'child-main.mjs')
  await build.write({ file, format: 'esm' })
  await build.close()
  return file
}
