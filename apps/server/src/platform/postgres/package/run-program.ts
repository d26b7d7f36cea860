import { spawn } from 'node:child_process'
import { parse } from 'node:path'
import type { ServerUser } from '../running/server-user'

/**
 * Options under which every PostgreSQL program runs: its own account, a folder it can stand in, a session of its
 * own (so that Ctrl-C in the terminal reaches only the app, which then stops the server in order), and an
 * environment without the app's secrets.
 */
export function programOptions(program: string, user: ServerUser | undefined) {
  return {
    cwd: parse(program).root,
    detached: process.platform !== 'win32',
    windowsHide: true,
    env: { ...pick(['PATH', 'SystemRoot', 'TEMP', 'TMP', 'USERNAME', 'APPDATA']), LC_ALL: 'C', TZ: 'UTC' },
    ...(user && { uid: user.uid, gid: user.gid }),
  }
}

/** Runs a PostgreSQL program to its end. Answers its exit code (null when killed or not startable) and its output. */
export async function runProgram(
  program: string,
  args: string[],
  { user, input = '' }: { user: ServerUser | undefined; input?: string },
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...programOptions(program, user), stdio: 'pipe' })
    let output = ''
    const collect = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.stdin.on('error', () => undefined).end(input)
    child.on('error', (error) => resolve({ status: null, output: error.message }))
    child.on('close', (status) => resolve({ status, output: output.trim() }))
  })
}

function pick(names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
