// `npm run test:quick`: types, lint and the rules, for the hand; `npm test` proves the rest.
import { checks } from './check.mjs'
import { node, steps, tool } from './run.mjs'

const quick = ['types', 'lint']

await steps([
  ...checks.filter(([name]) => quick.includes(name)),
  ['rules', () => node([tool('vitest/vitest.mjs'), 'run', '--project', 'unit'])],
])
