import { parseArgs } from 'node:util'
import { backupUsage } from '../backup'
import { Problem } from '../platform/http/problems'
import { accountCommands } from './commands/account-commands'
import { apiKeyCommands } from './commands/api-key-commands'
import type { Command, Commands, Typed } from './commands/command'
import { companyCommands } from './commands/company-commands'
import { installationCommands } from './commands/installation-commands'
import { leadCommands } from './commands/lead-commands'
import { licenceCommands } from './commands/licence-commands'
import type { CommandContext } from './command-context'
import { doctorUsage } from './doctor/doctor'

const commands: Commands = {
  ...accountCommands,
  ...leadCommands,
  ...companyCommands,
  ...licenceCommands,
  ...apiKeyCommands,
  ...installationCommands,
}

export const usage = [
  'operator commands:',
  ...Object.values(commands).map((command) => `  ${command.usage}`),
  backupUsage,
  doctorUsage,
].join('\n')

/** Whether somebody wants to know what there is: no database need be opened for that. */
export const asksForHelp = (args: readonly string[]) =>
  args.length === 0 || args[0] === 'help' || args.includes('--help') || args.includes('-h')

/** Runs one command of the operator's command line; answers the exit code: 2 for what it cannot do. */
export async function runCommand(
  context: CommandContext,
  args: string[],
  print: (line: string) => void,
): Promise<number> {
  try {
    const { positionals, values } = readArguments(args)
    const found = findCommand(positionals)
    if (!found) {
      print(usage)
      return 2
    }
    await found.command.run(context, typedOf(values, found.rest), print)
    return 0
  } catch (error) {
    print(refusalOf(error))
    return 2
  }
}

const options = [
  'act',
  'actor',
  'city',
  'cnpj',
  'days',
  'email',
  'kind',
  'modules',
  'name',
  'phone-number-id',
  'plan',
  'reason',
  'request',
  'scopes',
  'search',
  'set',
  'state',
  'term',
  'trial-days',
  'user',
]

function readArguments(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
  })
}

/** A command is named by two words, some by one. */
function findCommand(words: string[]): { command: Command; rest: string[] } | undefined {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ')
    if (Object.hasOwn(commands, name)) return { command: commands[name]!, rest: words.slice(length) }
  }
  return undefined
}

function typedOf(values: Record<string, string | undefined>, rest: string[]): Typed {
  return {
    rest,
    value: (option) => values[option],
    needed(option) {
      const given = values[option]
      if (!given) throw new RangeError(`--${option} is missing`)
      return given
    },
  }
}

/** What went wrong in words for whoever typed. @throws whatever is no refusal */
function refusalOf(error: unknown): string {
  if (error instanceof Problem) return `${error.code}: ${error.mensagem}`
  const isTyping = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ?? false
  if (error instanceof RangeError || isTyping) return (error as Error).message
  throw error
}
