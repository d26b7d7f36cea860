import type { PackageKind } from '@balcao/contract/scheduling'
import { formatPhone, normalizePhone } from '@balcao/domain/company'
import type { PaymentMethod } from '@balcao/domain/orders'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { newId } from '../../../lib/new-id'
import { Select } from '../../../ui/choices/select'
import { FormDialog } from '../../../ui/dialogs/form-dialog'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'
import { MethodSelect } from './method-select'
import { kindTerms } from './package-words'
import { usePackageActs } from './packages.queries'
import { packagesTexts } from './texts'

interface SellDialogProps {
  client: string
  /** As typed. */
  phone: string
  /** Those that are sold; never none. */
  kinds: readonly PackageKind[]
  /** With its id. */
  onSold?: (id: string) => void
  onClose: () => void
}

/** Sells a package to a customer, paid now or later. */
export function SellDialog({ client, phone, kinds, onSold, onClose }: SellDialogProps) {
  const t = useTexts(packagesTexts)
  const acts = usePackageActs()
  // Pressed twice, it is sold once.
  const [id] = useState(newId)
  const [kindId, setKindId] = useState(kinds[0]!.id)
  const [method, setMethod] = useState<PaymentMethod | null>(null)
  const [note, setNote] = useState('')
  const kind = kinds.find((one) => one.id === kindId) ?? kinds[0]!
  const digits = normalizePhone(phone)
  const save = () =>
    acts.sell.mutate(
      { id, kind_id: kind.id, client: client.trim(), phone: digits, method, note: note.trim() || null },
      {
        onSuccess() {
          onSold?.(id)
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('sellTitle')}
      description={t('sellFor', { client: client.trim(), phone: formatPhone(digits) })}
      words={{ cancel: t('cancel'), save: t('sell') }}
      busy={acts.isBusy}
      onSave={save}
      onClose={onClose}
    >
      <Field label={t('which')} hint={kindTerms(t, kind).join(' · ')}>
        {(ids) => (
          <Select
            {...ids}
            value={kind.id}
            options={kinds.map((one) => ({ value: one.id, label: one.name }))}
            onChange={({ target }) => setKindId(target.value)}
          />
        )}
      </Field>
      <MethodSelect value={method} mayBeLater onChange={setMethod} />
      <Field label={t('note')}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={2}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
