import { ensureBrowser } from './browser.mjs'
import { buildIfChanged } from './build.mjs'
import { node } from './run.mjs'

// `npm run screenshots`: the pictures of the README; with `-- all` every screen, to be looked at.
const pictures = process.argv[2] === 'all' ? 'every-screen' : 'of-readme'
const code =
  (await buildIfChanged()) || (await ensureBrowser()) || (await node([`e2e/pictures/${pictures}.mjs`]))
process.exit(code)
