import type { OperatorCompany } from '@balcao/contract/operator'
import { isValidCnpj } from '@balcao/domain/company'
import { moduleFlags } from '@balcao/domain/licence'
import { insertCompany } from '../../company'
import { noteAct } from '../../platform/audit'
import {
  endCompanySessions,
  sendFirstAccess,
  setCompanyModules,
  setInstance,
  setMailbox,
} from '../companies/change-company'
import { listCompanies } from '../companies/companies.store'
import { readCompany } from '../companies/company-details'
import type { CommandContext } from '../command-context'
import { companyOfCnpj, pick, pickOne, type Commands, type Typed } from './command'

/** Companies: how they are, and what an operator may do for them. */
export const companyCommands: Commands = {
  'company add': {
    usage: 'company add --cnpj C --name N --email E [--state UF] [--city C] [--modules mod_atendimento,…]',
    run: addCompany,
  },
  'company list': {
    usage: 'company list [--search TEXT]',
    async run({ db, clock }, { value }, print) {
      const { companies, count } = await db.asOperator((tx) =>
        listCompanies(tx, clock(), { search: value('search'), limit: 100 }),
      )
      for (const company of companies) print(lineOf(company))
      print(`${count} companies`)
    },
  },
  'company show': {
    usage: 'company show --cnpj C',
    async run(context, { needed }, print) {
      const id = await companyOfCnpj(context, needed('cnpj'))
      const company = await context.db.asOperator((tx) => readCompany(context, tx, id))
      print(JSON.stringify(company, null, 2))
    },
  },
  'company modules': {
    usage: 'company modules --cnpj C --set mod_gerente=true[,mod_motoboy=false…]',
    async run(context, { needed }, print) {
      const changes = needed('set')
        .split(',')
        .map((part) => part.split('='))
      pick(moduleFlags, changes.map(([flag]) => flag).join(','))
      if (!changes.every(([, on]) => on === 'true' || on === 'false'))
        throw new RangeError('A module is set to true or false')
      const about = await actOn(context, needed('cnpj'))
      await setCompanyModules(
        context,
        about,
        Object.fromEntries(changes.map(([flag, on]) => [flag, on === 'true'])),
      )
      print('saved')
    },
  },
  'company instance': {
    usage: 'company instance --cnpj C --kind evolution [--name N] | --kind cloud --phone-number-id N',
    async run(context, { needed, value }, print) {
      const kind = pickOne(['evolution', 'cloud'], needed('kind'))
      const about = await actOn(context, needed('cnpj'))
      const name = value('name')
      if (name !== undefined && !/^[A-Za-z0-9][A-Za-z0-9._-]{2,99}$/.test(name))
        throw new RangeError('A name at the gateway is letters, digits, dots, dashes and underscores')
      // Tokens stand in no command line: they are entered on the page, and stay.
      const { instance } = await setInstance(
        context,
        about,
        kind === 'evolution'
          ? { kind, ...(name === undefined ? {} : { instance: name }) }
          : { kind, phone_number_id: needed('phone-number-id') },
      )
      print(`saved: ${instance}`)
    },
  },
  'company mailbox': {
    usage: 'company mailbox --cnpj C --email E',
    async run(context, { needed }, print) {
      const { email } = await setMailbox(context, await actOn(context, needed('cnpj')), needed('email'))
      print(`codes go to ${email} from now on; the former mailbox is told`)
    },
  },
  'company first-access': {
    usage: 'company first-access --cnpj C',
    async run(context, { needed }, print) {
      const { email } = await sendFirstAccess(context, await actOn(context, needed('cnpj')))
      print(`on its way to ${email}`)
    },
  },
  'company end-sessions': {
    usage: 'company end-sessions --cnpj C',
    async run(context, { needed }, print) {
      await endCompanySessions(context, await actOn(context, needed('cnpj')))
      print('every session has ended')
    },
  },
}

async function addCompany(
  context: CommandContext,
  { needed, value }: Typed,
  print: (line: string) => void,
): Promise<void> {
  const modules = pick(moduleFlags, value('modules'))
  const cnpj = needed('cnpj')
  if (!isValidCnpj(cnpj, { demo: false })) throw new RangeError('The CNPJ is not valid')
  const company = { cnpj, nome: needed('name'), email: needed('email'), modules }
  const [estado, cidade] = [value('state'), value('city')]
  const { id, created } = await context.db.asOperator(async (tx) => {
    const made = await insertCompany(tx, {
      ...company,
      ...(estado ? { estado } : {}),
      ...(cidade ? { cidade } : {}),
    })
    if (made.created) {
      const detail = { cnpj, modules }
      await noteAct(tx, { companyId: made.id, by: context.by, act: 'operator.company-added', detail })
    }
    return made
  })
  print(`${created ? 'created' : 'exists'} ${id}; the company makes its password at /setup`)
}

const actOn = async (context: CommandContext, cnpj: string) => ({
  companyId: await companyOfCnpj(context, cnpj),
  by: context.by,
})

const lineOf = ({ cnpj, nome, licence, channel, google, printing, last_order_at }: OperatorCompany) =>
  [
    cnpj,
    nome,
    `${licence.plan}/${licence.term} ${licence.days_left} days`,
    `WhatsApp ${channel.state}`,
    `Google ${google.state}`,
    `${printing.stations} stations`,
    `last order ${last_order_at ?? 'never'}`,
  ].join(' | ')
