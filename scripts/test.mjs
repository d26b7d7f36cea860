// `npm test`: what proves that this tree works. CI runs exactly this.
import { buildIfChanged } from './build.mjs'
import { ensureBrowser } from './browser.mjs'
import { checks } from './check.mjs'
import { node, steps, tool } from './run.mjs'

await steps([
  ...checks,
  ['build', () => buildIfChanged()],
  ['rules, calls and faults', () => node([tool('vitest/vitest.mjs'), 'run'])],
  ['browser', ensureBrowser],
  ['journeys', () => node([tool('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'])],
])
