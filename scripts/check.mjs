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

async function types() {
  const codes = await Promise.all(
    projects.map((project) => node([tool('typescript/bin/tsc'), '-p', project])),
  )
  return codes.some(Boolean) ? 1 : 0
}

export const checks = [
  ['types', types],
  ['lint', () => node([tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.'])],
  ['format', () => node([tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'])],
  [
    'import lines',
    () =>
      node([
        tool('dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.mjs',
        'apps',
        'packages',
        '--output-type',
        'err-long',
      ]),
  ],
  ['dead code', () => node([tool('knip/bin/knip.js'), '--no-progress'])],
]

if (process.argv[1]?.endsWith('check.mjs')) await steps(checks)
