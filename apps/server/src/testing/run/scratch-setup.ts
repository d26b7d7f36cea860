import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { packageRoot } from '../../platform/package-root'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that every account may pass, removed when the run ends. */
    scratch: string
    /** Where programs are built that tests start, removed when the run ends. */
    programs: string
  }
}

/** Folders that files of one run share. */
export default async function setup(project: TestProject) {
  const scratch = await makeScratch()
  // As root the database runs under an account of its own, which must be able to pass.
  await chmod(scratch, 0o755)
  const programs = join(packageRoot(), 'dist', `test-${process.pid}-${project.name}`)
  project.provide('scratch', scratch)
  project.provide('programs', programs)

  return async () => {
    for (const folder of [scratch, programs]) await rm(folder, { recursive: true, force: true })
  }
}

/** Databases are made and dropped by the hundred, a thousand files each: a disk works on that as long as the tests do. */
async function makeScratch(): Promise<string> {
  const inMemory = await mkdtemp('/dev/shm/balcao-tests-').catch(() => undefined)
  if (inMemory !== undefined) {
    if (await suffices(inMemory)) return inMemory
    await rm(inMemory, { recursive: true, force: true })
  }
  return mkdtemp(join(tmpdir(), 'balcao-tests-'))
}

/** Whether a folder has the 3 GB that a run may need, and lets programs run: containers often give little, or forbid it. */
async function suffices(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < 3 * 1024 ** 3) return false
  const program = join(folder, 'program')
  await writeFile(program, '#!/bin/sh\n', { mode: 0o700 })
  const { status } = spawnSync(program)
  await rm(program)
  return status === 0
}
