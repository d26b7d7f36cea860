import { formatAmount } from '@balcao/domain/money'
import { parseFeeLines } from '@balcao/domain/onboarding'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { Button } from '../../../ui/buttons/button'
import { Field } from '../../../ui/fields/field'
import { LinkButton } from '../../../ui/buttons/link-button'
import { notify } from '../../../ui/notices/notify'
import { TextArea } from '../../../ui/fields/text-area'
import { wizardTexts } from '../texts'
import { emptyFee, type OnboardingValues } from '../data/values'

interface PasteFeesProps {
  values: OnboardingValues
  onChange: (values: Partial<OnboardingValues>) => void
}

/** A list out of a chat or a sheet. What is not understood stays here, to be corrected, or to go along as it is. */
export function PasteFees({ values, onChange }: PasteFeesProps) {
  const t = useTexts(wizardTexts)
  const [open, setOpen] = useState(values.feeText !== '')
  const [told, setTold] = useState(values.feeText !== '')
  const { unread } = parseFeeLines(values.feeText)
  const add = () => {
    const { fees, unread: left } = parseFeeLines(values.feeText)
    const rows = fees.map(({ bairro, centavos }) => ({ bairro, taxa: formatAmount(centavos) }))
    const filled = values.fees.filter(({ bairro, taxa }) => bairro !== '' || taxa !== '')
    const all = [...filled, ...rows]
    onChange({ fees: all.length > 0 ? all : [emptyFee], feeText: left.join('\n') })
    setTold(true)
    if (rows.length > 0) notify.success(t('pasteAdded', { count: rows.length }))
  }
  if (!open) {
    return (
      <LinkButton className="justify-self-start" onClick={() => setOpen(true)}>
        {t('pasteFees')}
      </LinkButton>
    )
  }
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-3.5">
      <Field
        label={t('pasteLabel')}
        hint={t('pasteHint')}
        error={
          told && unread.length > 0
            ? t('pasteUnread', { lines: unread.map((line) => `“${line}”`).join(', ') })
            : undefined
        }
      >
        {(ids) => (
          <TextArea
            {...ids}
            rows={4}
            maxLength={20_000}
            value={values.feeText}
            onChange={(event) => onChange({ feeText: event.target.value })}
          />
        )}
      </Field>
      <Button
        kind="secondary"
        className="justify-self-start"
        disabled={values.feeText.trim() === ''}
        onClick={add}
      >
        {t('pasteAdd')}
      </Button>
    </div>
  )
}
