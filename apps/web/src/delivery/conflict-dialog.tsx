import { formatBrl } from '@balcao/domain/money'
import { useTexts } from '../i18n/language'
import { AlsoTaken } from '../shared/edit/also-taken'
import type { Conflict } from '../shared/edit/use-edit'
import { VersionsTable } from '../shared/edit/versions-table'
import { Button } from '../ui/buttons/button'
import { Dialog } from '../ui/dialogs/dialog'
import { settingsOf, type DeliveryDraft } from './delivery-draft'
import { feesOf, neighbourhoodOf, type DeliveryField } from './delivery-fields'
import { deliveryTexts } from './texts'
import { nameOf } from './use-delivery-edit'

interface ConflictDialogProps {
  conflict: Conflict<DeliveryDraft, DeliveryField>
  onDone?: () => void
}

/** Both versions of what two people set differently; the rest of both is kept either way. */
export function ConflictDialog({ conflict, onDone }: ConflictDialogProps) {
  const t = useTexts(deliveryTexts)
  const { fields, mine, theirs, taken } = conflict
  const resolve = async (fromTheirs: readonly DeliveryField[]) => {
    if (await conflict.resolve(fromTheirs)) onDone?.()
  }
  const wordsOf = (field: DeliveryField, draft: DeliveryDraft) => {
    const settings = settingsOf(draft)
    if (field === 'tempo_entrega') return t('minutes', { count: settings.tempo_entrega })
    if (field === 'taxa_entrega_cents' || field === 'pedido_minimo_cents' || field === 'entrega_gratis_cents')
      return formatBrl(settings[field])
    const fees = feesOf(settings.groups).get(neighbourhoodOf(field) ?? '') ?? []
    return fees.length === 0 ? t('removed') : fees.map(formatBrl).join(', ')
  }
  return (
    <Dialog
      onClose={() => conflict.close()}
      title={t('conflictTitle')}
      description={t('conflictText')}
      actions={
        <>
          <Button kind="secondary" onClick={() => void resolve(fields)}>
            {t('useTheirs')}
          </Button>
          <Button onClick={() => void resolve([])}>{t('keepMine')}</Button>
        </>
      }
    >
      <VersionsTable
        words={{ field: t('what'), mine: t('mine'), theirs: t('theirs') }}
        rows={fields.map((field) => ({
          name: nameOf(field),
          mine: wordsOf(field, mine),
          theirs: wordsOf(field, theirs),
        }))}
      />
      <AlsoTaken names={taken.map(nameOf)} />
    </Dialog>
  )
}
