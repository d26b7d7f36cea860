import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname

/** Names of jobs that the product's own code adds, by call or by SQL. */
async function namesAdded(): Promise<Set<string>> {
  const names = new Set<string>()
  for (const root of [folder, join(folder, '../migrations')]) {
    for (const file of await readdir(root, { recursive: true })) {
      if (!/\.(ts|sql)$/.test(file) || /\.test\.ts$|testing\//.test(file)) continue
      const source = await readFile(join(root, file), 'utf8')
      for (const [, name] of source.matchAll(
        /\b(?:add(?:Job|Spread|_job)?|queue_job)\(\s*(?:[\w.]+,\s*)?(?:\$\{)?'([\w:-]+)'/g,
      ))
        names.add(name!)
    }
  }
  return names
}

// That each is run by somebody, and no other is, the compiler says (`everyJob` of platform/feature.ts).
it('every job of the map is added by somebody', async () => {
  const map = await readFile(join(folder, 'job-payloads.ts'), 'utf8')
  const body = /interface JobPayloads \{([\s\S]*?)\n\}/.exec(map)![1]!
  const listed = [...body.matchAll(/^ {2}'([\w:-]+)':/gm)].map(([, name]) => name!)
  const added = await namesAdded()
  expect(listed.length).toBeGreaterThan(30)
  expect(listed.filter((name) => !added.has(name))).toEqual([])
})
