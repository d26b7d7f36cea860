import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { inject } from 'vitest'
import { packageRoot } from '../platform/package-root'

const built = new Map<string, Promise<string>>()

/**
 * A file of `src` as a program of its own, for tests that kill it, measure it or read what it prints; answers its path.
 * Each is built once a worker, inside the package, where it finds its libraries and migrations; the run's end removes it.
 */
export function buildProgram(entry: string): Promise<string> {
  const before = built.get(entry)
  if (before) return before
  const program = build(entry)
  built.set(entry, program)
  return program
}

async function build(entry: string): Promise<string> {
  const file = join(inject('programs'), String(process.pid), entry.replace(/\.ts$/, '.mjs'))
  const program = await rolldown({
    input: join(packageRoot(), 'src', entry),
    platform: 'node',
    external: (id) => !/^(\.|\/|[A-Za-z]:\\|@balcao\/)/.test(id),
    logLevel: 'silent',
  })
  await program.write({ file, format: 'esm', codeSplitting: false })
  await program.close()
  return file
}
