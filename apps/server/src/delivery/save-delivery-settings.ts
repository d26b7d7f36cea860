import type { DeliveryFields, saveDelivery } from '@balcao/contract/company'
import type { BodyOf } from '@balcao/contract'
import { FeeShapeError, readFeeGroups, type FeeGroup } from '@balcao/domain/delivery'
import { toCents } from '@balcao/domain/money'
import { changeCompany } from '../company'
import type { Database } from '../platform/database/database'
import { Problem } from '../platform/http/problems'

/** The spec's delivery data without its pictures. */
type DeliverySettings = Omit<BodyOf<typeof saveDelivery>['delivery_data'], 'imagem_cardapio'>

/**
 * Saves average time (minutes), base fee (reais), the shop's rules (reais), fee groups and niche, those that are given. Fee groups come as the spec's
 * object or its JSON (DELIV-13) and are kept with the cheapest first.
 * @throws Problem INVALID_INPUT naming the path of what is no fee group or when nothing is given, COMPANY_CHANGED
 */
export async function saveDeliverySettings(
  db: Database,
  companyId: string,
  { settings, seen }: { settings: DeliverySettings; seen: number | undefined },
): Promise<{ versao: number }> {
  const { tempo_entrega, taxa_entrega, pedido_minimo, entrega_gratis, bairros_taxas, nicho_empresa } =
    settings
  const columns = {
    ...(tempo_entrega === undefined ? {} : { tempo_entrega }),
    ...(taxa_entrega === undefined ? {} : { taxa_entrega_cents: toCents(taxa_entrega) }),
    ...(pedido_minimo === undefined ? {} : { pedido_minimo_cents: toCents(pedido_minimo) }),
    ...(entrega_gratis === undefined ? {} : { entrega_gratis_cents: toCents(entrega_gratis) }),
    ...(bairros_taxas === undefined ? {} : { fee_groups: readGroups(bairros_taxas) }),
    ...(nicho_empresa === undefined ? {} : { nicho_empresa }),
  }
  if (Object.keys(columns).length === 0) {
    throw new Problem('INVALID_INPUT', { mensagem: 'Nenhuma alteração foi detectada.' })
  }
  return db.asCompany(companyId, (tx) => changeCompany(tx, companyId, columns, seen))
}

function readGroups(value: NonNullable<DeliveryFields['bairros_taxas']>): FeeGroup[] {
  try {
    return readFeeGroups(value)
  } catch (error) {
    if (!(error instanceof FeeShapeError)) throw error
    throw new Problem('INVALID_INPUT', {
      fields: [{ path: error.path, mensagem: 'Taxas de entrega inválidas' }],
    })
  }
}
