// `npm run test:quick`: types, lint and the rules, for the hand; `npm test` proves the rest.
import { checks } from './check.mjs'
import { node, steps, tool } from './run.mjs'

await steps([
  ...checks.filter(([name]) => name === 'types and lint'),
  ['rules', () => node([tool('vitest/vitest.mjs'), 'run', '--project', 'unit'])],
])
