import { PARTS_GROUP } from '@balcao/domain/catalogue'
import { formatBrl } from '@balcao/domain/money'
import { Plus, X } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { Button } from '../../../ui/buttons/button'
import { Field } from '../../../ui/fields/field'
import { IconButton } from '../../../ui/buttons/icon-button'
import { Select } from '../../../ui/choices/select'
import { productTexts } from './texts'
import { ChoiceRow, type ChoiceFinder } from './choice-row'
import type { Made, Parts } from './halves'

interface WholeChoiceProps {
  /** How many parts it may have. */
  most: number
  isHalved: boolean
  onChange: (isHalved: boolean) => void
}

/** All of a product, or halves of it and others. */
export function WholeChoice({ most, isHalved, onChange }: WholeChoiceProps) {
  const t = useTexts(productTexts)
  const rows = [
    { halved: false, words: t('whole'), hint: null },
    { halved: true, words: t('halves'), hint: t('flavoursUpTo', { count: most }) },
  ]
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 text-lg font-bold">{t('wholeOrHalves')}</legend>
      {rows.map(({ halved, words, hint }) => (
        <ChoiceRow key={words}>
          <input
            type="radio"
            name="whole"
            checked={halved === isHalved}
            onChange={() => onChange(halved)}
            className="size-5 accent-(--accent)"
          />
          <span className="min-w-0 flex-1 break-words">{words}</span>
          {hint && <span className="text-ink-soft">{hint}</span>}
        </ChoiceRow>
      ))}
    </fieldset>
  )
}

interface PartsChoiceProps {
  made: Made
  parts: Parts
  rows: readonly { id: string; nome: string; cents: number }[]
  most: number
  /** It cannot be added without them; shown after somebody tried. */
  isAsked: boolean
  onChange: (parts: Parts) => void
  Finder: ChoiceFinder | undefined
}

const shares: Record<number, string> = { 2: '½', 3: '⅓', 4: '¼' }

/** Which products it is made of, one field for each part. */
export function PartsChoice({ made, parts, rows, most, isAsked, onChange, Finder }: PartsChoiceProps) {
  const t = useTexts(productTexts)
  const charge = made.category.meio_a_meio?.cobranca ?? 'maior'
  const options = rows.map(({ id, nome, cents }) => ({ value: id, label: `${nome} · ${formatBrl(cents)}` }))
  return (
    <fieldset id={`grupo-${PARTS_GROUP}`} className="grid grid-cols-1 gap-3">
      <legend className="mb-2 text-lg font-bold">{t('flavours')}</legend>
      {isAsked && (
        <p role="alert" className="font-semibold text-danger-ink">
          {t(parts.includes('') ? 'chooseFlavours' : 'otherFlavour')}
        </p>
      )}
      <p className="text-sm text-ink-soft">{t(`halvesCharge_${charge}`)}</p>
      {parts.map((part, place) => {
        const label = t('flavourNth', { nth: place + 1, share: shares[parts.length] ?? '' })
        const set = (id: string) => onChange(parts.with(place, id))
        return (
          <div key={place} className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              {Finder ? (
                <Finder label={label} rows={rows} chosen={part} onChoose={set} />
              ) : (
                <Field label={label}>
                  {(ids) => (
                    <Select
                      {...ids}
                      value={part}
                      placeholder={t('chooseFlavour')}
                      options={options}
                      onChange={(event) => set(event.target.value)}
                    />
                  )}
                </Field>
              )}
            </div>
            {parts.length > 2 && (
              <IconButton
                label={t('removeFlavour', { nth: place + 1 })}
                icon={<X size={20} aria-hidden="true" />}
                className="size-12"
                onClick={() => onChange(parts.filter((_, other) => other !== place))}
              />
            )}
          </div>
        )
      })}
      {parts.length < most && (
        <Button
          kind="quiet"
          className="justify-self-start"
          icon={<Plus size={20} aria-hidden="true" />}
          onClick={() => onChange([...parts, ''])}
        >
          {t('moreFlavour')}
        </Button>
      )}
    </fieldset>
  )
}
