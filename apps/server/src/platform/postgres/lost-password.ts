import { programPath } from './package/binaries'
import { superuser } from './running/cluster'
import type { Home } from './home'
import { findPassword, renewPassword } from './password'
import { PostgresStartRefused } from './refusal'
import { runProgram } from './package/run-program'

/**
 * The superuser's password. When its file is gone (a data folder put back without it), a new one is set through
 * PostgreSQL's single-user mode, which whoever owns the files may use; no server may be running.
 * Throws `PostgresStartRefused('start-failed')`.
 */
export async function requirePassword({ folder, cluster, user }: Home, bin: string): Promise<string> {
  const kept = findPassword(folder)
  if (kept) return kept
  const password = renewPassword(folder)
  const input = `alter role ${superuser} password '${password}'\n`
  const args = ['--single', '-D', cluster, '-c', 'exit_on_error=on', 'postgres']
  const { status, output } = await runProgram(programPath(bin, 'postgres'), args, { user, input })
  if (status === 0) return password
  throw new PostgresStartRefused('start-failed', `The database's password could not be set: ${output}`)
}
