import { randomUUID } from 'node:crypto'
import { licencePlans, licenceTerms } from '@balcao/domain/licence'
import { declineRequest, grantLicence, setLicenceDays } from '../companies/change-licence'
import type { CommandContext } from '../command-context'
import { companyOfCnpj, pickOne, wholeNumber, type Commands } from './command'

/** Terms of a company's licence and its requests. */
export const licenceCommands: Commands = {
  'licence grant': {
    usage: 'licence grant --cnpj C --plan bundle --term annual [--request ID]',
    async run(context, { needed, value }, print) {
      const { licence } = await grantLicence(context, await actOn(context, needed('cnpj')), {
        id: randomUUID(),
        plan: pickOne(licencePlans, needed('plan')),
        term: pickOne(licenceTerms, needed('term')),
        request_id: value('request') ?? null,
      })
      print(`granted: ${licence.days_left} days, until ${licence.ends_on}`)
    },
  },
  'licence set': {
    usage: 'licence set --cnpj C --days N',
    async run(context, { needed }, print) {
      const days = wholeNumber(needed('days'))
      const { licence } = await setLicenceDays(context, await actOn(context, needed('cnpj')), days)
      print(`set: ${licence.days_left} days, until ${licence.ends_on}`)
    },
  },
  'licence decline': {
    usage: 'licence decline --cnpj C --request ID [--reason TEXT]',
    async run(context, { needed, value }, print) {
      const about = await actOn(context, needed('cnpj'))
      await declineRequest(context, about, needed('request'), value('reason') ?? '')
      print('declined')
    },
  },
}

const actOn = async (context: CommandContext, cnpj: string) => ({
  companyId: await companyOfCnpj(context, cnpj),
  by: context.by,
})
