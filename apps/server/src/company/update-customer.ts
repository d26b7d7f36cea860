import type { DeliveryFields, updateCustomer as updateCall } from '@balcao/contract/company'
import type { BodyOf } from '@balcao/contract'
import { saveCatalogueJson } from '../catalogue'
import { Problem } from '../platform/http/problems'
import { companyOf, type Caller } from '../platform/http/caller'
import type { CompanyNeeds } from './company-needs'
import type { LeftOver } from './left-outside'
import { saveCompany, type CompanyFields } from './save-company'
import { setSwitch } from './set-switch'

type WithoutCnpj<Body> = Body extends unknown ? Omit<Body, 'cnpj'> : never
type Change = WithoutCnpj<BodyOf<typeof updateCall>>

/**
 * Changes the one kind of thing that the body holds (CALL-10): the contract lets no two kinds in together. Answers
 * the version that the company record or the catalogue has after it.
 * @throws Problem INVALID_INPUT when nothing is to be changed, and what the kinds throw
 */
export async function updateCustomer(
  needs: CompanyNeeds,
  caller: Caller,
  change: Change,
): Promise<{ versao?: number }> {
  const { db } = needs
  const companyId = companyOf(caller)
  if ('imprime_auto' in change) {
    await setSwitch(db, companyId, 'imprime_auto', change.imprime_auto)
    return {}
  }
  if ('BOT_ON' in change) {
    await setSwitch(db, companyId, 'BOT_ON', change.BOT_ON)
    return {}
  }
  if ('google_access_token' in change) {
    const { google_access_token: accessToken, google_refresh_token: refreshToken } = change
    await needs.storeGoogleTokens(caller, { accessToken, refreshToken })
    return {}
  }
  if ('imagem_cardapio' in change) {
    await needs.changeMenuImage(companyId, change.imagem_cardapio)
    return {}
  }
  if ('cardapio_json' in change) {
    const { cardapio_json: json, versao: seen = null } = change
    const actor = caller.kind === 'session' ? 'counter' : 'api'
    const { version } = await saveCatalogueJson(db, companyId, { json, seen, actor })
    return { versao: version }
  }
  const { versao: seen, agendamentos_fora: outside, ...fields } = { agendamentos_fora: undefined, ...change }
  if (Object.keys(fields).length === 0) {
    throw new Problem('INVALID_INPUT', { mensagem: 'Nenhuma alteração foi detectada.' })
  }
  return isDelivery(fields)
    ? needs.saveDelivery(db, companyId, { settings: fields, seen })
    : saveCompany(db, companyId, {
        fields,
        seen,
        by: { caller, secrets: needs.secrets },
        onHours: (tx, hours) =>
          needs.changeHours(tx, companyId, { ...hours, over: leftOver(caller, outside) }),
      })
}

/** A program that says nothing is not asked: nobody is there who could answer. */
function leftOver(caller: Caller, outside: 'manter' | 'avisar' | undefined): LeftOver {
  if (outside === undefined) return caller.kind === 'session' ? 'ask' : 'keep'
  return outside === 'avisar' ? 'tell' : 'keep'
}

const deliveryFields = [
  'tempo_entrega',
  'taxa_entrega',
  'pedido_minimo',
  'entrega_gratis',
  'bairros_taxas',
] as const

function isDelivery(fields: CompanyFields | DeliveryFields): fields is DeliveryFields {
  return deliveryFields.some((name) => name in fields)
}
