// `npm start`: with nothing configured, the demonstration; with SMTP_URL or in production, the real thing.
import { spawn } from 'node:child_process'
import { buildIfChanged } from './build.mjs'
import { whenNpmEnds } from './when-npm-ends.mjs'
import { root } from './run.mjs'

const { NODE_ENV, SMTP_URL, BALCAO_DEMO } = process.env
const demo =
  NODE_ENV !== 'production' && (BALCAO_DEMO === 'true' || BALCAO_DEMO === '1' || (!BALCAO_DEMO && !SMTP_URL))

let server
// A closed channel asks the server to end in good order; a signal that it has had from the terminal does not count twice.
const end = () => {
  if (!server) process.exit(1)
  if (server.connected) server.disconnect()
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, end)
whenNpmEnds(end)

const code = await buildIfChanged({ quick: demo })
if (code) process.exit(code)
server = spawn(process.execPath, ['--enable-source-maps', `apps/server/dist/${demo ? 'demo' : 'main'}.mjs`], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
server.on('exit', (status, signal) => process.exit(signal ? 1 : (status ?? 1)))
