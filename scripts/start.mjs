// `npm start`: with nothing configured, the demonstration; with SMTP_URL or in production, the real thing.
import { buildIfChanged } from './build.mjs'
import { hand } from './run.mjs'

const { NODE_ENV, SMTP_URL, BALCAO_DEMO } = process.env
const demo =
  NODE_ENV !== 'production' && (BALCAO_DEMO === 'true' || BALCAO_DEMO === '1' || (!BALCAO_DEMO && !SMTP_URL))

const code = await buildIfChanged()
if (code) process.exit(code)
hand(['--enable-source-maps', `apps/server/dist/${demo ? 'demo' : 'main'}.mjs`])
