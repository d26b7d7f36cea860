import { setTimeout as pause } from 'node:timers/promises'
import { persist } from './persist'
import { printJob } from './print-job'
import type { PrinterAddress } from './printer-link'
import { LeaseLost, ServerAway, StationApi, type ClaimedJob, type PrintResult } from './station-api'
import { usualTimings, type Timings } from './timings'

export interface AgentOptions {
  /** Address of the Balcão server. */
  server: string
  /** The station's key, `ps_…`. */
  key: string
  printer: PrinterAddress
  /** What the agent has to say, a line at a time. */
  log?: (line: string) => void
  timings?: Partial<Timings>
}

export interface Agent {
  /** Takes no more tickets, finishes the one at hand, and is done. */
  stop(): Promise<void>
  /** Settles when the agent has ended. Rejects with KeyRefused when its key opens no station (any more). */
  finished: Promise<void>
}

/**
 * Runs a print station: claims the station's tickets from the server one by one and writes them to a network
 * printer. It dials out only, and outlives restarts of the server and of the printer.
 */
export function runAgent(options: AgentOptions): Agent {
  const stopping = new AbortController()
  const finished = work(options, stopping.signal)
  // Whoever stops the agent hears of a failure from `stop`; whoever awaits `finished` hears of it there.
  finished.catch(() => {})
  return {
    finished,
    async stop() {
      stopping.abort()
      await finished
    },
  }
}

async function work(options: AgentOptions, stopping: AbortSignal): Promise<void> {
  const timings = { ...usualTimings, ...options.timings }
  const say = options.log ?? (() => {})
  const api = new StationApi(options)
  const untilStopped = { ...timings, giveUp: stopping }
  try {
    const station = await persist(() => api.ownStation(stopping), untilStopped)
    say(`Estação "${station.name}" pronta, impressora ${options.printer.host}:${options.printer.port}.`)
    const needs = { api, stationId: station.id, printer: options.printer, timings }
    let starting = true
    while (!stopping.aborted) {
      const job = await persist(() => api.claim(station.id, stopping, starting), untilStopped)
      starting = false
      if (!job) continue
      const result = await printJob(needs, job)
      say(
        `${job.copy} ${job.id}: ${result?.outcome ?? 'outra estação'}${result?.detail ? `, ${result.detail}` : ''}`,
      )
      if (!result) continue
      await report(needs, job, result, stopping)
      if (result.outcome === 'failed')
        await pause(timings.refusedPause, undefined, { signal: stopping }).catch(() => {})
    }
  } catch (error) {
    if (!(error instanceof ServerAway && stopping.aborted)) throw error
  }
}

async function report(
  { api, stationId, timings }: { api: StationApi; stationId: string; timings: Timings },
  job: ClaimedJob,
  result: PrintResult,
  stopping: AbortSignal,
): Promise<void> {
  const giveUp = new AbortController()
  const endWithin = (milliseconds: number) => setTimeout(() => giveUp.abort(), milliseconds)
  const timers = [endWithin(timings.reportWithin)]
  const hurry = () => timers.push(endWithin(timings.reportWhenStopping))
  stopping.addEventListener('abort', hurry)
  if (stopping.aborted) hurry()
  try {
    await persist(() => api.report(stationId, job, result), { ...timings, giveUp: giveUp.signal })
  } catch (error) {
    // The server has drawn its own conclusion: in doubt, somebody is asked.
    if (!(error instanceof LeaseLost || error instanceof ServerAway)) throw error
  } finally {
    stopping.removeEventListener('abort', hurry)
    timers.forEach(clearTimeout)
  }
}
