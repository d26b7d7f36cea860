import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, root, secret, type Bench } from '../setup/product'

/** A process of the product that is ended without a word and started again, on the same port. */
export interface Victim {
  url: string
  killAndStart(): Promise<void>
  stop(): Promise<void>
}

export async function startVictim(bench: Bench, settings: Record<string, string>): Promise<Victim> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const start = async () => {
    const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.mjs')], {
      env: {
        ...process.env,
        PORT: String(port),
        DATABASE_URL: bench.ownerUrl,
        DATA_DIR: bench.folder,
        BALCAO_SECRET: secret,
        SMTP_URL: 'smtp://127.0.0.1:1',
        WHATSAPP_CLOUD_URL: 'http://127.0.0.1:1',
        BALCAO_LIMIT_FACTOR: '100000',
        // Gateways tell the process that lives.
        BALCAO_WEBHOOK_URL: bench.url,
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
      if (child.exitCode !== null) throw new Error(`a process ended with ${child.exitCode}`)
      await pause(50)
    }
    return child
  }
  let child = await start()
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    url,
    async killAndStart() {
      await end('SIGKILL')
      child = await start()
    },
    stop: () => end('SIGTERM'),
  }
}
