import { parseArgs } from 'node:util'
import { isValidCnpj, normalizeCnpj } from '@balcao/domain/company'
import type { ApiScope, ModuleFlag } from '@balcao/contract'
import { createApiKey, revokeApiKeys } from '../auth'
import type { Database } from '../platform/database/database'
import { parkedJobs, retryParkedJobs } from '../platform/jobs/jobs'
import { createCompany, setModules } from './companies'

const usage = `operator commands:
  company add --cnpj C --name N --email E [--state UF] [--city C] [--modules mod_atendimento,…]
  company modules --cnpj C --set mod_gerente=true[,mod_motoboy=false…]
  api-key add --cnpj C --name N [--scopes orders,company,employees]
  api-key revoke --cnpj C --name N
  jobs parked
  jobs retry ID…`

const flags: ModuleFlag[] = ['mod_atendimento', 'mod_motoboy', 'mod_gerente', 'mod_agendamento']
const scopes: ApiScope[] = ['orders', 'company', 'employees']

/** Runs one command of the operator's command line; answers the exit code. */
export async function runCommand(
  db: Database,
  args: string[],
  print: (line: string) => void,
): Promise<number> {
  try {
    const { positionals, value, needed } = readArguments(args)
    const [subject, verb, ...rest] = positionals
    switch (`${subject} ${verb}`) {
      case 'company add': {
        const modules = pick(flags, value('modules'))
        if (!isValidCnpj(needed('cnpj'), { demo: false })) throw new RangeError('The CNPJ is not valid')
        const { id, created } = await createCompany(db, {
          cnpj: needed('cnpj'),
          nome: needed('name'),
          email: needed('email'),
          ...(value('state') ? { estado: value('state')! } : {}),
          ...(value('city') ? { cidade: value('city')! } : {}),
          modules,
        })
        print(`${created ? 'created' : 'exists'} ${id}; the company makes its password at /setup`)
        return 0
      }
      case 'company modules': {
        const changes = needed('set')
          .split(',')
          .map((part) => part.split('='))
        pick(flags, changes.map(([flag]) => flag).join(','))
        if (!changes.every(([, on]) => on === 'true' || on === 'false'))
          throw new RangeError('A module is set to true or false')
        await setModules(
          db,
          await companyId(db, needed('cnpj')),
          Object.fromEntries(changes.map(([flag, on]) => [flag, on === 'true'])),
        )
        print('saved')
        return 0
      }
      case 'api-key add': {
        const id = await companyId(db, needed('cnpj'))
        const wanted = pick(scopes, value('scopes') ?? scopes.join(','))
        const { token } = await db.asCompany(id, (tx) =>
          createApiKey(tx, id, { name: needed('name'), scopes: wanted }),
        )
        print(token)
        return 0
      }
      case 'api-key revoke': {
        const id = await companyId(db, needed('cnpj'))
        print(`${await db.asCompany(id, (tx) => revokeApiKeys(tx, id, needed('name')))} keys revoked`)
        return 0
      }
      case 'jobs parked': {
        const jobs = await parkedJobs(db)
        for (const job of jobs)
          print(`${job.id} ${job.name} after ${job.attempts} tries: ${job.last_error ?? ''}`)
        if (jobs.length === 0) print('none')
        return 0
      }
      case 'jobs retry':
        print(`${await retryParkedJobs(db, rest)} jobs will run again`)
        return 0
      default:
        print(usage)
        return 2
    }
  } catch (error) {
    const isTyping = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ?? false
    if (!(error instanceof RangeError) && !isTyping) throw error
    print((error as Error).message)
    return 2
  }
}

const options = ['cnpj', 'name', 'email', 'state', 'city', 'modules', 'set', 'scopes']

function readArguments(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
  })
  const value = (name: string) => values[name]
  const needed = (name: string) => {
    const given = value(name)
    if (!given) throw new RangeError(`--${name} is missing`)
    return given
  }
  return { positionals, value, needed }
}

async function companyId(db: Database, cnpj: string): Promise<string> {
  const { rows } = await db.owner.query<{ id: string }>('select id from companies where cnpj = $1', [
    normalizeCnpj(cnpj),
  ])
  if (!rows[0]) throw new RangeError('No company has this CNPJ')
  return rows[0].id
}

function pick<T extends string>(known: readonly T[], text = ''): T[] {
  const names = text.split(',').filter(Boolean)
  const unknown = names.find((name) => !known.includes(name as T))
  if (unknown) throw new RangeError(`Unknown: ${unknown}. Known: ${known.join(', ')}`)
  return names as T[]
}
