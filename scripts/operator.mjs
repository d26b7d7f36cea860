import { buildIfChanged } from './build.mjs'
import { hand } from './run.mjs'

// Its own program is the same in every build.
const code = await buildIfChanged({ quick: process.env.NODE_ENV !== 'production' })
if (code) process.exit(code)
hand(['--enable-source-maps', 'apps/server/dist/operator.mjs', ...process.argv.slice(2)])
