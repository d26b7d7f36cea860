// `npm run dev`: the demonstration with reload. The server restarts when its bundle changes; Vite serves the web.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildServer } from './build-server.mjs'
import { root, tool } from './run.mjs'

const watched = [
  'apps/server/src',
  'apps/demo/src',
  'apps/print-agent/src',
  'packages/domain/src',
  'packages/contract/src',
  'packages/testkit/src',
]
let server
let timer
let building = false

async function rebuild() {
  if (building) return schedule()
  building = true
  try {
    await buildServer(root)
    await restart()
  } catch (error) {
    console.error(error.message)
  } finally {
    building = false
  }
}

async function restart() {
  if (server && server.exitCode === null) {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await gone
  }
  server = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/demo.mjs'], {
    cwd: root,
    stdio: 'inherit',
  })
}

function schedule() {
  clearTimeout(timer)
  timer = setTimeout(() => void rebuild(), 80)
}

await buildServer(root)
await restart()
for (const folder of watched) watch(join(root, folder), { recursive: true }, schedule)
const web = spawn(process.execPath, [tool('vite/bin/vite.js'), '--clearScreen', 'false'], {
  cwd: join(root, 'apps/web'),
  stdio: 'inherit',
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    web.kill(signal)
    server?.kill('SIGTERM')
    server?.once('exit', () => process.exit(0))
  })
}
