import { readDelivery, type DeliverySettings, type FeeGroup } from '@balcao/domain/delivery'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CompanyRecord } from '@balcao/contract/company'
import { errorText } from '../i18n/error-text'
import { currentLanguage, textsNow, useTexts } from '../i18n/language'
import { ImageGallery } from '../shared/images/image-gallery'
import { companyKey } from '../shared/company/company-query'
import { useCompanyRecord } from '../shared/company/use-company-record'
import { logFailure } from '../lib/log'
import { notify } from '../ui/notify'
import { notifyUndo } from '../ui/notify-undo'
import { ConflictDialog } from './conflict-dialog'
import { DeliverySkeleton } from './delivery-skeleton'
import { FeeGroupsEditor } from './fee-groups-editor'
import { LoadFailure } from './load-failure'
import { mergeDelivery } from './merge-delivery'
import { deliveryTexts } from './texts'
import { useSaveDelivery, type OpenConflict } from './use-save-delivery'

/** The delivery tab of the company's settings (DELIV-02, IMG-01): each change is saved at once and can be undone. */
export function DeliveryTab() {
  useTexts(deliveryTexts)
  const load = useCompanyRecord()
  const { record } = load
  const client = useQueryClient()
  const save = useSaveDelivery()
  const [pending, setPending] = useState<FeeGroup[] | null>(null)
  const [conflict, setConflict] = useState<OpenConflict | null>(null)
  if (!record) return load.error ? <LoadFailure load={load} /> : <DeliverySkeleton />
  const settings = readDelivery(record)

  const undo = (saved: DeliverySettings, before: FeeGroup[]) => {
    const now = client.getQueryData<CompanyRecord>(companyKey(load.cnpj)) ?? record
    const { merged } = mergeDelivery(saved, { ...saved, groups: before }, readDelivery(now))
    void store(now, merged, null)
  }
  const store = async (from: CompanyRecord, wanted: DeliverySettings, undoTo: FeeGroup[] | null) => {
    setPending(wanted.groups)
    setConflict(null)
    const t = textsNow(deliveryTexts)
    try {
      const open = await save(from, wanted)
      setConflict(open)
      if (open) return
      if (undoTo) {
        notifyUndo(t('feesSaved'), t('undo'), () => undo(wanted, undoTo))
      } else notify.success(t('feesSaved'))
    } catch (error) {
      logFailure('delivery fees were not saved', error)
      notify.error([t('feesFailed'), errorText(error, currentLanguage(), '')].filter(Boolean).join(': '))
    } finally {
      setPending(null)
    }
  }

  return (
    <div className="grid grid-cols-1 gap-8">
      <FeeGroupsEditor
        groups={pending ?? settings.groups}
        editable
        busy={pending !== null}
        takenText="feeTaken"
        onChange={(groups) => void store(record, { ...settings, groups }, settings.groups)}
      />
      <ImageGallery images={record.imagem_cardapio} editable />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onSettle={(wanted) => void store(conflict.theirs, wanted, null)}
          onClose={() => setConflict(null)}
        />
      )}
    </div>
  )
}
