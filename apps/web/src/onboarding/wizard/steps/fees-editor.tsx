import { CircleAlert, Plus, X } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { useTexts } from '../../../i18n/language'
import { Button } from '../../../ui/buttons/button'
import { IconButton } from '../../../ui/buttons/icon-button'
import { MoneyInput } from '../../../ui/fields/money-input'
import { TextInput } from '../../../ui/fields/text-input'
import { PasteFees } from './paste-fees'
import { wizardTexts } from '../texts'
import { emptyFee, type FeeRow, type OnboardingValues } from '../data/values'

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
