import { leadStates, type OperatorLead } from '@balcao/contract/operator'
import { licencePlans, licenceTerms, moduleFlags, modulesOf, modulesOfPlan } from '@balcao/domain/licence'
import { approveLead } from '../leads/approve-lead'
import { discardLead, reopenLead, type SeenLead } from '../leads/change-lead'
import type { CommandContext } from '../command-context'
import { listLeads, readLead } from '../leads/leads.store'
import { pick, pickOne, wholeNumber, type Commands, type Typed } from './command'

/** What becomes of leads. A lead is named by its id, as `lead list` shows it. */
export const leadCommands: Commands = {
  'lead list': {
    usage: 'lead list [--state new] [--search TEXT]',
    async run({ db }, { value }, print) {
      const state = value('state')
      const { leads, counts } = await db.asOperator((tx) =>
        listLeads(tx, {
          state: state === undefined ? undefined : pickOne(leadStates, state),
          search: value('search'),
          limit: 100,
        }),
      )
      for (const lead of leads) print(lineOf(lead))
      print(leadStates.map((name) => `${name} ${counts[name]}`).join(', '))
    },
  },
  'lead show': {
    usage: 'lead show ID',
    async run(context, typed, print) {
      const lead = await context.db.asOperator((tx) => readLead(tx, leadId(typed)))
      print(JSON.stringify(lead, null, 2))
    },
  },
  'lead approve': {
    usage: 'lead approve ID --plan bundle --term annual [--modules mod_atendimento,…] [--trial-days N]',
    async run(context, typed, print) {
      const plan = pickOne(licencePlans, typed.needed('plan'))
      const open =
        typed.value('modules') === undefined ? modulesOfPlan(plan) : pick(moduleFlags, typed.value('modules'))
      const days = typed.value('trial-days')
      const { leadId, version } = await seenNow(context, typed)
      const lead = await approveLead(context, context.by, leadId, {
        version,
        modules: modulesOf(Object.fromEntries(open.map((flag) => [flag, true]))),
        plan,
        term: pickOne(licenceTerms, typed.needed('term')),
        trial_days: days === undefined ? null : trialDays(days),
      })
      print(`approved; company ${lead.company!.id}; the first access is on its way to ${lead.email}`)
    },
  },
  'lead discard': {
    usage: 'lead discard ID --reason TEXT',
    async run(context, typed, print) {
      await discardLead(context, context.by, await seenNow(context, typed), typed.needed('reason'))
      print('discarded')
    },
  },
  'lead reopen': {
    usage: 'lead reopen ID',
    async run(context, typed, print) {
      const lead = await reopenLead(context, context.by, await seenNow(context, typed))
      print(`open again: ${lead.state}`)
    },
  },
}

const lineOf = ({ id, state, cnpj, empresa, email, company, created_at }: OperatorLead) =>
  `${id} ${created_at.slice(0, 10)} ${state} ${cnpj} ${empresa} <${email}>${company && !company.own ? ' (a company already)' : ''}`

function leadId({ rest: [id] }: Typed): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id ?? ''))
    throw new RangeError('A lead is named by its id, as `lead list` shows it')
  return id!
}

function trialDays(text: string): number {
  const days = wholeNumber(text)
  if (days < 1 || days > 180) throw new RangeError('A trial is 1 to 180 days')
  return days
}

/** Whoever types a command decides about the lead as it is now. */
async function seenNow({ db }: CommandContext, typed: Typed): Promise<SeenLead> {
  const id = leadId(typed)
  const { version } = await db.asOperator((tx) => readLead(tx, id))
  return { leadId: id, version }
}
