import type { ApiScope } from '@balcao/contract'
import { createApiKey, revokeApiKeys } from '../../auth'
import { noteAct } from '../../platform/audit'
import { companyOfCnpj, pick, type Commands } from './command'

const scopes: ApiScope[] = ['orders', 'company', 'employees', 'appointments', 'customers', 'messages']

/** Keys for a company's automations, made for it. */
export const apiKeyCommands: Commands = {
  'api-key add': {
    usage: `api-key add --cnpj C --name N [--scopes ${scopes.join(',')}]`,
    async run(context, { needed, value }, print) {
      const companyId = await companyOfCnpj(context, needed('cnpj'))
      const name = needed('name')
      const wanted = pick(scopes, value('scopes') ?? scopes.join(','))
      const { token } = await context.db.asCompany(companyId, async (tx) => {
        const detail = { name, scopes: wanted }
        await noteAct(tx, { companyId, by: context.by, act: 'operator.api-key-added', detail })
        return createApiKey(tx, companyId, { name, scopes: wanted })
      })
      print(token)
    },
  },
  'api-key revoke': {
    usage: 'api-key revoke --cnpj C --name N',
    async run(context, { needed }, print) {
      const companyId = await companyOfCnpj(context, needed('cnpj'))
      const name = needed('name')
      const count = await context.db.asCompany(companyId, async (tx) => {
        await noteAct(tx, { companyId, by: context.by, act: 'operator.api-key-revoked', detail: { name } })
        return revokeApiKeys(tx, companyId, name)
      })
      print(`${count} keys revoked`)
    },
  },
}
