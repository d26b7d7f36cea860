import { saveDelivery } from '@balcao/contract/company'
import { requireOwnCompany } from '../company'
import type { Database } from '../platform/database/database'
import { implement, type Router } from '../platform/http/implement'
import { saveDeliverySettings } from './save-delivery-settings'

/** Delivery settings by their own call; update-customer saves them by the same operation (decision 0026, A22, A23). */
export function registerDelivery(router: Router, { db }: { db: Database }): void {
  implement(router, saveDelivery, async ({ caller, body: { cnpj, versao: seen, delivery_data: data } }) => {
    const companyId = await requireOwnCompany(db, caller, cnpj)
    const { imagem_cardapio: _, ...settings } = data
    return { ok: true as const, ...(await saveDeliverySettings(db, companyId, { settings, seen })) }
  })
}
