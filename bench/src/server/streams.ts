import { readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { startBench, type Bench, type Company } from '../setup/product'
import type { Result } from '../setup/result'

const streams = 5000
const cnpjs = ['11222333000181', '11444777000161', '45723174000110', '60746948000112']
const atOnce = 50

/** What an open event stream costs the process: its memory with 5,000 of them, less what it was before. */
export async function openStreams(): Promise<Result[]> {
  const bench = await startBench()
  const open: IncomingMessage[] = []
  try {
    const owners: Company[] = []
    for (const cnpj of cnpjs) owners.push(await bench.givenCompany(cnpj))
    // Comes and goes once, so that what a first stream costs is not counted.
    const first = await openMany(bench, owners, 500)
    for (const stream of first) stream.destroy()
    const before = await restingMemory(bench.pid)
    open.push(...(await openMany(bench, owners, streams)))
    const after = await restingMemory(bench.pid)
    const each = (after - before) / streams / 1000
    return [
      {
        what: `${streams} open event streams in one process, memory of each`,
        value: `${each.toFixed(1)} kB`,
        goal: '≤ 30 kB',
        pass: each <= 30,
        data: { beforeMB: before / 1e6, afterMB: after / 1e6 },
      },
    ]
  } finally {
    for (const stream of open) stream.destroy()
    await bench.stop()
  }
}

async function openMany(bench: Bench, owners: readonly Company[], count: number): Promise<IncomingMessage[]> {
  const opened: IncomingMessage[] = []
  let next = 0
  const openSome = async () => {
    while (next < count) opened.push(await openOne(bench.url, owners[next++ % owners.length]!))
  }
  await Promise.all(Array.from({ length: atOnce }, openSome))
  return opened
}

async function openOne(url: string, { cookie }: Company): Promise<IncomingMessage> {
  const answer = await fetch(`${url}/api/stream-ticket`, { method: 'POST', headers: { cookie } })
  const { token, instance } = (await answer.json()) as { token: string; instance: string }
  return new Promise((resolve, reject) => {
    get(`${url}/chat/events?token=${token}&instance=${instance}`, { agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`the stream answered ${response.statusCode}`))
      response.on('error', () => {})
      response.once('data', () => resolve(response))
    }).on('error', reject)
  })
}

/** Resident bytes of a process once it has put its room in order: the least of what it shows for a while. */
async function restingMemory(pid: number): Promise<number> {
  let least = Infinity
  for (let look = 0; look < 40; look++) {
    await pause(500)
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    least = Math.min(least, Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) * 1024)
  }
  return least
}
