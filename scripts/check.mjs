// Types, lint, format, import lines and dead code: everything that can be known without running the product.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { node, root, steps, tool } from './run.mjs'

const workspaces = [
  'packages/domain',
  'packages/contract',
  'packages/testkit',
  'apps/server',
  'apps/web',
  'apps/print-agent',
  'apps/demo',
  'e2e',
  'bench',
]
const projects = workspaces.flatMap((folder) =>
  ['tsconfig.json', 'tsconfig.build.json']
    .map((file) => join(folder, file))
    .filter((file) => existsSync(join(root, file))),
)

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
  ['types', () => together(projects.map((project) => [tool('typescript/bin/tsc'), '-p', project]))],
  ['lint', () => node([tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.'])],
  ['format', () => node([tool('oxfmt/bin/oxfmt'), '--check'])],
  // Each of the two works on one core.
  ['import lines and dead code', () => together([importLines, deadCode])],
]

if (process.argv[1]?.endsWith('check.mjs')) await steps(checks)
