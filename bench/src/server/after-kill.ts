import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, root, secret } from '../setup/product'
import { percentile, type Result } from '../setup/result'

const kills = 9

/** The whole product with its own database is killed again and again: how long until `/readyz` says yes. */
export async function afterKill(): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-kill-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const start = async () => {
    const begun = performance.now()
    const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.mjs')], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        BALCAO_SECRET: secret,
        SMTP_URL: 'smtp://127.0.0.1:1',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) await pause(10)
    return { child, ms: performance.now() - begun }
  }
  let { child } = await start()
  try {
    const times: number[] = []
    for (let n = 0; n < kills; n++) {
      await pause(1000)
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      const again = await start()
      child = again.child
      times.push(Math.round(again.ms))
    }
    const median = percentile(times, 0.5)
    return [
      {
        what: `ready again after a kill, database and all, median of ${kills}`,
        value: `${median} ms`,
        goal: '≤ 2,000 ms',
        pass: median <= 2000,
        data: { times },
      },
    ]
  } finally {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
    await rm(folder, { recursive: true, force: true })
  }
}
