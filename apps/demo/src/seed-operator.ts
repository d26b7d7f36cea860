import { resolve } from 'node:path'
import { addOperator, resetOperator } from '@balcao/server/operator/sign-in/accounts'
import { openContext } from '@balcao/server/operator/command-context'
import { readRootSecret } from '@balcao/server/platform/secrets/secrets'
import type { RunningServer } from '@balcao/server/run-server'

/** What the demonstration's operator signs in with at /operador. */
export interface DemoOperator {
  user: string
  password: string
  /** What an authenticator is fed with. */
  otpauth: string
}

const user = 'operador'

/** Gives the demonstration's operator new credentials: nobody can read the old ones again. */
export async function giveOperatorAccess({ app, settings }: RunningServer): Promise<DemoOperator> {
  const rootSecret = await readRootSecret(settings.BALCAO_SECRET, resolve(settings.DATA_DIR))
  const context = openContext(app.db, rootSecret, settings)
  const { rowCount } = await app.db.owner.query('select from operators where name = $1', [user])
  const give = rowCount ? resetOperator : addOperator
  const { password, otpauth } = await give(context, context.by, user)
  return { user, password, otpauth }
}
