import type { CompanyRecord } from '@balcao/contract/company'
import { changedDelivery, readDelivery, writeFeeGroups, type DeliverySettings } from '@balcao/domain/delivery'
import { fromCents } from '@balcao/domain/money'
import { textsNow } from '../i18n/language'
import { useCompanySaving } from '../shared/company/use-company-saving'
import type { CompanyChanges } from '../shared/company/use-save-company'
import { useEdit, type EditState } from '../shared/edit/use-edit'
import { draftOf, settingsOf, type DeliveryDraft } from './delivery-draft'
import { deliveryFields, neighbourhoodOf, type DeliveryField } from './delivery-fields'
import { deliveryTexts } from './texts'

interface DeliveryEditOptions {
  record: CompanyRecord | undefined
  onSaved?: () => void
  onFailure: (error: unknown) => void
}

/** The one save path of delivery settings (decision 0026, A22). */
export function useDeliveryEdit(
  options: DeliveryEditOptions,
): EditState<CompanyRecord, DeliveryDraft, DeliveryField> {
  const { record, onFailure, onSaved } = options
  const saving = useCompanySaving()
  return useEdit<CompanyRecord, DeliveryDraft, DeliveryField>({
    ...saving,
    stored: record,
    fields: deliveryFields,
    draftOf: draftOfRecord,
    send: (base, draft) => saving.save(base, wireOf(changedDelivery(readDelivery(base), settingsOf(draft)))),
    nameOf,
    ...(onSaved ? { onSaved } : {}),
    onFailure,
  })
}

/** The settings of a record, to be typed over. */
export function draftOfRecord(record: CompanyRecord): DeliveryDraft {
  return draftOf(readDelivery(record))
}

/** A field as people call it: a neighbourhood by its name. */
export function nameOf(field: DeliveryField): string {
  return neighbourhoodOf(field) ?? textsNow(deliveryTexts)(field as 'tempo_entrega')
}

function wireOf({
  tempo_entrega,
  taxa_entrega_cents,
  pedido_minimo_cents,
  entrega_gratis_cents,
  groups,
}: Partial<DeliverySettings>): Partial<CompanyChanges> {
  return {
    ...(tempo_entrega === undefined ? {} : { tempo_entrega }),
    ...(taxa_entrega_cents === undefined ? {} : { taxa_entrega: fromCents(taxa_entrega_cents) }),
    ...(pedido_minimo_cents === undefined ? {} : { pedido_minimo: fromCents(pedido_minimo_cents) }),
    ...(entrega_gratis_cents === undefined ? {} : { entrega_gratis: fromCents(entrega_gratis_cents) }),
    ...(groups === undefined ? {} : { bairros_taxas: writeFeeGroups(groups) }),
  }
}
