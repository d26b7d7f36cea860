import { buildIfChanged } from './build.mjs'
import { hand } from './run.mjs'

const code = await buildIfChanged()
if (code) process.exit(code)
hand(['--enable-source-maps', 'apps/server/dist/operator.mjs', ...process.argv.slice(2)])
