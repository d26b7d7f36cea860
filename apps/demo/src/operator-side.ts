import { openInstallation } from '@balcao/server/installation'
import { openContext } from '@balcao/server/operator/command-context'
import { runCommand } from '@balcao/server/operator/commands'
import { openDatabase } from '@balcao/server/platform/database/database'
import { createLog } from '@balcao/server/platform/log'
import { readSettings } from '@balcao/server/settings'

/**
 * The operator's side of an installation that another process serves, for the journeys: as the command line works, without
 * a process for each command. It is built with the server's programs, because whoever runs journeys reads TypeScript slowly.
 * `env` are the settings of the installation; `DATA_DIR` says which one.
 */
export async function openOperatorSide(env: Record<string, string | undefined>) {
  const settings = readSettings({ ...env, LOG_LEVEL: 'silent' })
  const installation = await openInstallation(settings, createLog('silent'), { beside: true })
  const context = openContext(
    openDatabase({ ...installation, onError: () => {} }),
    installation.rootSecret,
    settings,
  )
  return {
    /** Runs a command of the operator's command line; answers what it printed. @throws Error with it when it is refused. */
    async run(args: readonly string[]): Promise<string> {
      const printed: string[] = []
      const code = await runCommand(context, [...args], (line) => printed.push(line))
      const output = printed.join('\n').trim()
      if (code !== 0) throw new Error(`operator ${args.join(' ')}: ${output}`)
      return output
    },
    /** What is kept of a password. */
    hashPassword: (password: string) => context.passwords.hash(password),
    /** Gives a company its first password, by its hash. */
    async setPassword(cnpj: string, passwordHash: string): Promise<void> {
      await context.db.owner.query(
        'insert into credentials (company_id, password_hash) select id, $2 from companies where cnpj = $1',
        [cnpj, passwordHash],
      )
    },
  }
}
