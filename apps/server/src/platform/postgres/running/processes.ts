import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

/**
 * A mark that tells one life of a pid from the next (boot and start time).
 * Undefined when nothing lives under the pid; a zombie counts as dead.
 */
export function findStartMark(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = readOrUndefined(`/proc/${pid}/stat`)
    if (!stat) return undefined
    // The second field is the program's name in brackets and may hold anything, so count from its end.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z' || state === 'X') return undefined
    return `${readOrUndefined('/proc/sys/kernel/random/boot_id')?.trim()}:${fields[18]}`
  }
  if (process.platform === 'win32') return askPowerShell(`(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`)
  const answer = askPs(['-o', 'stat=,lstart=', '-p', String(pid)])[0]
  return answer && !answer.startsWith('Z') ? answer.replace(/^\S+\s+/, '') : undefined
}

/** The command line of a living process, arguments joined by blanks; empty when it cannot be read. */
export function readCommandLine(pid: number): string {
  if (process.platform === 'linux')
    return (readOrUndefined(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').trim()
  if (process.platform === 'win32')
    return askPowerShell(`(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`) ?? ''
  return askPs(['-ww', '-o', 'command=', '-p', String(pid)])[0] ?? ''
}

/** Living processes whose command line begins with `title`, which is how PostgreSQL names its own children. */
export function findProcessesTitled(title: string): number[] {
  if (process.platform === 'win32') return []
  const pids =
    process.platform === 'linux'
      ? readdirSync('/proc').filter((name) => /^\d+$/.test(name))
      : askPs(['-axo', 'pid=']).map((line) => line.trim())
  return pids.map(Number).filter((pid) => readCommandLine(pid).startsWith(title))
}

function readOrUndefined(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function askPs(args: string[]): string[] {
  const env = { PATH: process.env.PATH ?? '/bin:/usr/bin', LC_ALL: 'C', TZ: 'UTC' }
  const { stdout } = spawnSync('ps', args, { encoding: 'utf8', env })
  return (stdout ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function askPowerShell(expression: string): string | undefined {
  const args = ['-NoProfile', '-NonInteractive', '-Command', expression]
  const { status, stdout } = spawnSync('powershell', args, { encoding: 'utf8', windowsHide: true })
  return status === 0 ? stdout.trim() || undefined : undefined
}
