/**
 * `npm run explore [paths…]`: every property test (of those paths) with the full numbers of cases and a seed that nobody
 * has tried, for the hand. The seed is printed: `BALCAO_SEED=123 npm run explore …` tries the same cases again.
 */
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files.mjs'
import { node, root, tool } from './run.mjs'

const wanted = process.argv.slice(2)
const files = ['apps', 'packages']
  .flatMap((top) => listFiles(top))
  .filter(
    (path) => path.endsWith('.test.ts') && (!wanted.length || wanted.some((part) => path.includes(part))),
  )
  .filter((path) => /'fast-check'|testkit\/chance'/.test(readFileSync(join(root, path), 'utf8')))
if (!files.length) {
  console.error(`No property test in ${wanted.join(', ')}`)
  process.exit(1)
}
const seed = process.env.BALCAO_SEED ?? String(randomInt(2 ** 31))
console.log(`BALCAO_SEED=${seed}, ${files.length} files`)
const env = { ...process.env, BALCAO_EXPLORE: 'true', BALCAO_SEED: seed }
process.exitCode = await node([tool('vitest/vitest.mjs'), 'run', ...files], { env })
