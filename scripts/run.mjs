import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** Path of a tool's own JavaScript, so that no shell or npx stands between us and it. */
export const tool = (path) => join(root, 'node_modules', path)

/** Runs a Node program to its end; answers its exit code. */
export function node(args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

/** Runs steps in order, says how long each took, and ends the process at the first that fails. */
export async function steps(list) {
  for (const [name, step] of list) {
    const begun = Date.now()
    const code = await step()
    const seconds = ((Date.now() - begun) / 1000).toFixed(1)
    console.log(`${code ? '✗' : '✓'} ${name} (${seconds} s)`)
    if (code) process.exit(code)
  }
}

/** Replaces this process for the terminal: signals go to the child, its exit code becomes ours. */
export function hand(args, env = process.env) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env })
  // A terminal already sends Ctrl-C to the child; a kill of this process must be passed on.
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGINT', () => {})
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
