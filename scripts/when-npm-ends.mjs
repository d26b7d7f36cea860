import { readFileSync } from 'node:fs'

const everyMs = 500

/**
 * Calls back once when the npm that runs this script has ended. A signal to npm reaches the shell between us at most:
 * both are gone then, or npm alone, and nobody tells us. Does nothing for a script that npm did not start.
 */
export function whenNpmEnds(callBack) {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  // Some shells make way for what they run, others stand between; only Linux tells whose child a shell is.
  const npm = isShell(shell) ? parentOf(shell) : undefined
  const timer = setInterval(() => {
    if (process.ppid === shell && (npm === undefined || parentOf(shell) === npm)) return
    clearInterval(timer)
    callBack()
  }, everyMs)
  timer.unref()
}

const isShell = (pid) => /^(sh|dash|ash|bash|busybox)$/.test(read(`/proc/${pid}/comm`).trim())

/** Its number, or undefined where /proc does not say. The name before it may hold blanks and brackets. */
const parentOf = (pid) => /.*\) \S (\d+)/s.exec(read(`/proc/${pid}/stat`))?.[1]

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
