import { ensureBrowser } from './browser.mjs'
import { buildIfChanged } from './build.mjs'
import { node } from './run.mjs'

const code = (await buildIfChanged()) || (await ensureBrowser()) || (await node(['e2e/screenshots.mjs']))
process.exit(code)
