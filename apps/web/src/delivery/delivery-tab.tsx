import type { FeeGroup } from '@balcao/domain/delivery'
import { errorText } from '../i18n/error-text'
import { currentLanguage, textsNow, useTexts } from '../i18n/language'
import { logFailure } from '../lib/log'
import { useCompanyRecord } from '../shared/company/use-company-record'
import { mergeDrafts } from '../shared/edit/rules/fields'
import { ImageGallery } from '../shared/images/image-gallery'
import { notify } from '../ui/notices/notify'
import { notifyUndo } from '../ui/notices/notify-undo'
import { useLatest } from '../lib/hooks/use-latest'
import { ConflictDialog } from './conflict-dialog'
import type { DeliveryDraft } from './delivery-draft'
import { deliveryFields } from './delivery-fields'
import { DeliverySkeleton } from './delivery-skeleton'
import { FeeGroupsEditor } from './fee-groups-editor'
import { LoadFailure } from './load-failure'
import { deliveryTexts } from './texts'
import { draftOfRecord, useDeliveryEdit } from './use-delivery-edit'

/** The delivery tab of the company's settings (DELIV-02, IMG-01): each change is saved at once and can be undone. */
export function DeliveryTab() {
  useTexts(deliveryTexts)
  const load = useCompanyRecord()
  const { record } = load
  const edit = useDeliveryEdit({
    record,
    onFailure(error) {
      logFailure('delivery fees were not saved', error)
      const why = [textsNow(deliveryTexts)('feesFailed'), errorText(error, currentLanguage(), '')]
      notify.error(why.filter(Boolean).join(': '))
      edit.discard()
    },
  })
  const { draft } = edit
  // An undo that is pressed later meets what stands then.
  const now = useLatest({ record, save: edit.save })
  if (!record || !draft) return load.error ? <LoadFailure load={load} /> : <DeliverySkeleton />

  const tellSaved = () => notify.success(textsNow(deliveryTexts)('feesSaved'))
  const store = async (groups: FeeGroup[]) => {
    const before = draft.groups
    const wanted = { ...draft, groups }
    const t = textsNow(deliveryTexts)
    if (await edit.save(wanted)) notifyUndo(t('feesSaved'), t('undo'), () => void undo(wanted, before))
  }
  const undo = async (saved: DeliveryDraft, before: FeeGroup[]) => {
    const standing = draftOfRecord(now.current.record ?? record)
    const { merged } = mergeDrafts(deliveryFields, saved, { ...saved, groups: before }, standing)
    if (await now.current.save(merged)) tellSaved()
  }

  return (
    <div className="grid grid-cols-1 gap-8">
      <FeeGroupsEditor
        groups={draft.groups}
        editable
        busy={edit.busy}
        takenText="feeTaken"
        onChange={(groups) => void store(groups)}
      />
      <ImageGallery images={record.imagem_cardapio} editable />
      {edit.conflict && (
        <ConflictDialog conflict={{ ...edit.conflict, close: () => edit.discard() }} onDone={tellSaved} />
      )}
    </div>
  )
}
