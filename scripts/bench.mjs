// `npm run bench [name…]`: the measurements of bench/src, as ratios within one run, written to bench/results.
import { rolldown } from 'rolldown'
import { ensureBrowser } from './browser.mjs'
import { buildIfChanged } from './build.mjs'
import { node, root } from './run.mjs'

if (await buildIfChanged()) process.exit(1)
if (await ensureBrowser()) process.exit(1)
const build = await rolldown({
  input: { main: `${root}/bench/src/main.ts`, 'bare-route': `${root}/bench/src/bare-route.ts` },
  platform: 'node',
  external: (id) => !/^(\.|\/|[A-Za-z]:\\|@balcao\/|balcao-print\/)/.test(id),
})
await build.write({ dir: `${root}/bench/dist`, format: 'esm', entryFileNames: '[name].mjs' })
await build.close()
process.exit(await node(['bench/dist/main.mjs', ...process.argv.slice(2)]))
