import { formatAmount } from '@balcao/domain/money'
import { parseFeeLines } from '@balcao/domain/onboarding'
import { CircleAlert, Plus, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { IconButton } from '../../ui/icon-button'
import { LinkButton } from '../../ui/link-button'
import { MoneyInput } from '../../ui/money-input'
import { notify } from '../../ui/notify'
import { TextArea } from '../../ui/text-area'
import { TextInput } from '../../ui/text-input'
import { wizardTexts } from './texts'
import { emptyFee, type FeeRow, type OnboardingValues } from './values'

interface FeesEditorProps {
  values: OnboardingValues
  /** Places of rows that lack one half. */
  incomplete: readonly number[]
  onChange: (values: Partial<OnboardingValues>) => void
}

/** Neighbourhoods and fees, row by row; a list that exists already can be pasted. */
export function FeesEditor({ values, incomplete, onChange }: FeesEditorProps) {
  const t = useTexts(wizardTexts)
  const box = useRef<HTMLDivElement>(null)
  const { fees } = values
  const focusSoon = (place: number) =>
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-fee="${place}"] input`)?.focus(),
    )
  const add = () => {
    onChange({ fees: [...fees, emptyFee] })
    focusSoon(fees.length)
  }
  const remove = (place: number) => {
    const left = fees.toSpliced(place, 1)
    onChange({ fees: left.length > 0 ? left : [emptyFee] })
    focusSoon(Math.max(0, place - 1))
  }
  return (
    <div ref={box} className="grid grid-cols-1 gap-3">
      <div
        aria-hidden="true"
        className="grid grid-cols-[minmax(0,1fr)_8.5rem_2.75rem] gap-2 text-sm font-semibold"
      >
        <span>{t('feeNameShort')}</span>
        <span>{t('feeAmountShort')}</span>
      </div>
      {fees.map((fee, place) => (
        <FeeFields
          // oxlint-disable-next-line react/no-array-index-key -- a row is nothing but its place
          key={place}
          place={place}
          fee={fee}
          isIncomplete={incomplete.includes(place)}
          onChange={(next) => onChange({ fees: fees.with(place, next) })}
          onEnter={add}
          onRemove={fees.length > 1 || fee.bairro !== '' || fee.taxa !== '' ? () => remove(place) : undefined}
        />
      ))}
      <Button
        kind="secondary"
        className="justify-self-start"
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={add}
      >
        {t('addFee')}
      </Button>
      <PasteFees values={values} onChange={onChange} />
    </div>
  )
}

interface FeeFieldsProps {
  place: number
  fee: FeeRow
  isIncomplete: boolean
  onChange: (fee: FeeRow) => void
  onEnter: () => void
  onRemove: (() => void) | undefined
}

function FeeFields({ place, fee, isIncomplete, onChange, onEnter, onRemove }: FeeFieldsProps) {
  const t = useTexts(wizardTexts)
  const n = place + 1
  // Enter goes on to the next row; the step is finished by its button.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return (
    <div data-fee={place} className="grid gap-1">
      <div className="grid grid-cols-[minmax(0,1fr)_8.5rem_2.75rem] items-center gap-2">
        <TextInput
          aria-label={t('feeName', { n })}
          aria-invalid={isIncomplete || undefined}
          placeholder="Centro"
          maxLength={80}
          onKeyDown={onKeyDown}
          value={fee.bairro}
          onChange={(event) => onChange({ ...fee, bairro: event.target.value })}
        />
        <MoneyInput
          aria-label={t('feeAmount', { n })}
          aria-invalid={isIncomplete || undefined}
          onKeyDown={onKeyDown}
          value={fee.taxa}
          onValueChange={(taxa) => onChange({ ...fee, taxa })}
        />
        {onRemove && (
          <IconButton
            label={t('removeFee', { name: fee.bairro || t('feeRow', { n }) })}
            icon={<X size={20} aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
      <p aria-live="polite" className="flex gap-1.5 text-sm font-semibold text-danger-ink empty:hidden">
        {isIncomplete && (
          <>
            <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0" />
            {t('feeIncomplete')}
          </>
        )}
      </p>
    </div>
  )
}

/** A list out of a chat or a sheet. What is not understood stays here, to be corrected, or to go along as it is. */
function PasteFees({ values, onChange }: Omit<FeesEditorProps, 'incomplete'>) {
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
