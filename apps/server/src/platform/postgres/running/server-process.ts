import { once } from 'node:events'
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { programPath } from '../package/binaries'
import { findStartMark } from './processes'
import { programOptions, runProgram } from '../package/run-program'
import type { ServerUser } from './server-user'
import { settingArguments } from '../settings'

/** What it takes to run one server. */
export interface Launch {
  bin: string
  cluster: string
  user: ServerUser | undefined
  settings: Record<string, string>
  log: (line: string) => void
}

/** A server that accepts connections. */
export interface ServerProcess {
  pid: number
  /** True once it has ended and, where it was our child, been reaped. */
  hasEnded: () => boolean
  /** Settles when it has ended, with the reason in words. */
  ended: Promise<string>
}

/** Starts PostgreSQL and waits until it accepts connections, however long its recovery takes. Throws with its last lines. */
export async function launchServer(launch: Launch): Promise<ServerProcess> {
  const { lastLines, ...server } =
    process.platform === 'win32' ? await launchByPgCtl(launch) : launchAsChild(launch)
  while (!server.hasEnded()) {
    if (isReady(launch.cluster, server.pid)) return server
    await sleep(pollMs)
  }
  throw new Error([await server.ended, ...(await lastLines())].join('\n'))
}

/**
 * Ends a server, whoever started it: at first in order (sessions are cut, all is written), then by force. Resolves
 * when nothing lives under its pid; a zombie counts as gone.
 */
export async function endServer(pid: number, bin: string): Promise<void> {
  const startMark = findStartMark(pid)
  const isGone = () => findStartMark(pid) !== startMark
  for (const { signal, patienceMs } of endings) {
    if (startMark === undefined || isGone()) return
    signalServer(pid, signal, bin)
    const deadline = performance.now() + patienceMs
    while (!isGone() && performance.now() < deadline) await sleep(pollMs)
  }
}

/** Asks the server for an orderly, fast end without waiting; for the last moment of this process. */
export function requestEnd(pid: number, bin: string): void {
  signalServer(pid, 'SIGINT', bin)
}

const pollMs = process.platform === 'linux' ? 5 : 100

// PostgreSQL's words for these: fast shutdown, immediate shutdown (recovery at the next start), and the system's own.
const endings: { signal: NodeJS.Signals; patienceMs: number }[] = [
  { signal: 'SIGINT', patienceMs: 15_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
]

type Launched = ServerProcess & { lastLines: () => Promise<string[]> }

function launchAsChild({ bin, cluster, user, settings, log }: Launch): Launched {
  const program = programPath(bin, 'postgres')
  const args = ['-D', cluster, ...settingArguments(settings)]
  const child = spawn(program, args, {
    ...programOptions(program, user),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // The server alone must not keep this process alive.
  child.unref()
  if ('unref' in child.stderr) (child.stderr as unknown as { unref(): void }).unref()

  child.stderr.on('error', () => undefined)
  const lines: string[] = []
  const output = createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line)
    if (lines.length > 20) lines.shift()
    log(`postgres: ${line}`)
  })
  const closed = once(output, 'close')
  // Sessions that outlive a killed server keep the pipe open, so the end of the output is not waited for for ever.
  const lastLines = async () => {
    await Promise.race([closed, sleep(500)])
    return lines
  }
  let hasEnded = false
  const ended = new Promise<string>((resolve) => {
    const finish = (reason: string) => {
      hasEnded = true
      resolve(reason)
    }
    child.on('error', (error) => finish(error.message))
    child.on('exit', (code, signal) =>
      finish(signal ? `it was ended by ${signal}` : `it exited with code ${code}`),
    )
  })
  return { pid: child.pid ?? 0, hasEnded: () => hasEnded, ended, lastLines }
}

// postgres.exe refuses to run for an administrator; pg_ctl gives the rights up first. The server is then not our
// child, so its end is found by looking.
async function launchByPgCtl({ bin, cluster, user, settings }: Launch): Promise<Launched> {
  const options = settingArguments(settings).map((argument) =>
    /[\s"]/.test(argument) ? `"${argument}"` : argument,
  )
  const args = [
    'start',
    '-w',
    '-s',
    '-D',
    cluster,
    '-l',
    join(cluster, 'server.log'),
    '-o',
    options.join(' '),
  ]
  const { status } = await runProgram(programPath(bin, 'pg_ctl'), args, { user })
  const pid = status === 0 ? (readPostmasterPid(cluster) ?? 0) : 0
  const startMark = pid ? findStartMark(pid) : undefined
  const hasEnded = () => startMark === undefined || findStartMark(pid) !== startMark
  const ended = (async () => {
    while (!hasEnded()) await sleep(1000, undefined, { ref: false })
    return 'it is gone'
  })()
  const lastLines = async () => (status === 0 ? [] : [`see ${join(cluster, 'server.log')}`])
  return { pid, hasEnded, ended, lastLines }
}

function signalServer(pid: number, signal: NodeJS.Signals, bin: string): void {
  if (process.platform === 'win32') {
    const name = signal.replace('SIG', '')
    spawnSync(programPath(bin, 'pg_ctl'), ['kill', name, String(pid)], { stdio: 'ignore', windowsHide: true })
    return
  }
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Pid in the data folder's postmaster.pid, living or not. */
export function readPostmasterPid(cluster: string): number | undefined {
  const pid = Math.abs(Number.parseInt(readPostmasterFile(cluster)[0] ?? '', 10))
  return pid > 0 ? pid : undefined
}

/** Port of a server that is ready in this data folder; postmaster.pid names it in its fourth line. */
export function findServerPort(cluster: string): number | undefined {
  const pid = readPostmasterPid(cluster)
  if (pid === undefined || !isReady(cluster, pid)) return undefined
  return Number(readPostmasterFile(cluster)[3])
}

// The file's eighth line tells the state: starting, ready, stopping.
function isReady(cluster: string, pid: number): boolean {
  const lines = readPostmasterFile(cluster)
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

function readPostmasterFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}
