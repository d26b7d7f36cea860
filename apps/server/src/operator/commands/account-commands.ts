import { renderUnicodeCompact } from 'uqr'
import { addOperator, disableOperator, resetOperator, type Credentials } from '../sign-in/accounts'
import type { Commands } from './command'

/** Accounts of operators: made here and nowhere else. */
export const accountCommands: Commands = {
  'account add': {
    usage: 'account add --user NAME',
    run: async (context, { needed }, print) =>
      show(await addOperator(context, context.by, needed('user')), print),
  },
  'account reset': {
    usage: 'account reset --user NAME',
    run: async (context, { needed }, print) =>
      show(await resetOperator(context, context.by, needed('user')), print),
  },
  'account disable': {
    usage: 'account disable --user NAME',
    async run(context, { needed }, print) {
      await disableOperator(context, context.by, needed('user'))
      print('disabled; every session of it has ended')
    },
  },
}

/** The only time that they are seen. */
function show({ password, otpauth }: Credentials, print: (line: string) => void): void {
  print(`password: ${password}`)
  print(`second factor: ${otpauth}`)
  print('Both are shown this once. Scan the code with an authenticator, then sign in at /operador.')
  for (const line of renderUnicodeCompact(otpauth, { border: 2 }).split('\n')) print(line)
}
