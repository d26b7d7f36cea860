import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from './result'

const seconds = 20
const warmUpSeconds = 5

/** Milliseconds from when a question was due to the end of its answer. */
export interface Times {
  p50: number
  p99: number
  /** Answers a second: fewer than asked for where the machine did not keep up. */
  rate: number
}

/** Asks by the clock, `perSecond`, whether or not the earlier ones were answered; times from when each was due. */
export async function askByTheClock(url: string, perSecond: number): Promise<Times> {
  await ask(url, { perSecond, total: perSecond * warmUpSeconds })
  const begun = performance.now()
  const times = await ask(url, { perSecond, total: perSecond * seconds })
  const rate = (times.length * 1000) / (performance.now() - begun)
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), rate }
}

async function ask(
  url: string,
  { perSecond, total }: { perSecond: number; total: number },
): Promise<number[]> {
  const times: number[] = []
  const failures: unknown[] = []
  const askOnce = async (due: number) => {
    const status = await statusOf(url)
    if (status !== 200) throw new Error(`${url}: ${status}`)
    times.push(performance.now() - due)
  }
  const start = performance.now()
  const underWay: Promise<void>[] = []
  for (let n = 0; n < total && failures.length === 0; n++) {
    const due = start + (n * 1000) / perSecond
    if (due > performance.now()) await pause(due - performance.now())
    underWay.push(askOnce(due).catch((error: unknown) => void failures.push(error)))
  }
  await Promise.all(underWay)
  if (failures.length > 0) throw failures[0]
  return times
}

const agent = new Agent({ keepAlive: true })

/** As a phone asks, packed; nobody unpacks it, because the machine is the server's. */
function statusOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    const request = get(url, { agent, headers }, (response) => {
      response.once('error', reject)
      response.once('end', () => resolve(response.statusCode!))
      response.resume()
    })
    request.once('error', reject)
  })
}

/** Lets go of the connections. */
export const endAsking = (): void => agent.destroy()
