import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { packageRoot } from '../platform/package-root'

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
  const scratch = await mkdtemp(join(tmpdir(), 'balcao-tests-'))
  // As root the database runs under an account of its own, which must be able to pass.
  await chmod(scratch, 0o755)
  const programs = join(packageRoot(), 'dist', `test-${process.pid}-${project.name}`)
  project.provide('scratch', scratch)
  project.provide('programs', programs)

  return async () => {
    for (const folder of [scratch, programs]) await rm(folder, { recursive: true, force: true })
  }
}
