// Types, lint, format, import lines and dead code: everything that can be known without running the product.
import { node, steps, tool } from './run.mjs'

/** Runs Node programs side by side; answers 1 when one of them fails. */
async function together(programs) {
  const codes = await Promise.all(programs.map((args) => node(args)))
  return codes.some(Boolean) ? 1 : 0
}

const importLines = [
  tool('dependency-cruiser/bin/dependency-cruise.mjs'),
  '--config',
  '.dependency-cruiser.mjs',
  'apps',
  'packages',
  '--output-type',
  'err-long',
]
const deadCode = [tool('knip/bin/knip.js'), '--no-progress']

export const checks = [
  // The linter's rules ask the compiler anyway: it says what it finds as well, from one reading of each workspace.
  [
    'types and lint',
    () => node([tool('oxlint/bin/oxlint'), '--type-aware', '--type-check', '--deny-warnings', '.']),
  ],
  ['format', () => node([tool('oxfmt/bin/oxfmt'), '--check'])],
  // Each of the two works on one core.
  ['import lines and dead code', () => together([importLines, deadCode])],
]

if (process.argv[1]?.endsWith('check.mjs')) await steps(checks)
