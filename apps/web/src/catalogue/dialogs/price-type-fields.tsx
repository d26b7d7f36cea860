import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../i18n/language'
import { newId } from '../../lib/new-id'
import { Button } from '../../ui/buttons/button'
import { FieldError } from '../../ui/fields/field-error'
import { IconButton } from '../../ui/buttons/icon-button'
import { TextInput } from '../../ui/fields/text-input'
import { catalogueTexts } from '../texts'

export interface PriceTypeDraft {
  key: string
  /** The type it was; null for an added one (CATAL-44). */
  from: string | null
  nome: string
}

interface PriceTypeFieldsProps {
  types: readonly PriceTypeDraft[]
  /** There are prices that go along with a renamed type. */
  remaps: boolean
  error: string | undefined
  onChange: (types: readonly PriceTypeDraft[]) => void
}

/** The price types of a category, of which one always stays (CATAL-57, CATAL-61). */
export function PriceTypeFields({ types, remaps, error, onChange }: PriceTypeFieldsProps) {
  const t = useTexts(catalogueTexts)
  const id = useId()
  const rename = (key: string, nome: string) =>
    onChange(types.map((type) => (type.key === key ? { ...type, nome } : type)))
  return (
    <fieldset className="grid gap-2" aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="mb-1.5 font-semibold">{t('priceTypes')}</legend>
      {types.map((type, index) => (
        <div key={type.key} className="flex gap-2">
          <TextInput
            aria-label={t('priceTypeNth', { nth: index + 1 })}
            aria-invalid={error && type.nome.trim() === '' ? true : undefined}
            placeholder={t('priceTypePlaceholder')}
            maxLength={60}
            value={type.nome}
            onChange={(event) => rename(type.key, event.target.value)}
          />
          <IconButton
            label={t('removePriceType', { name: type.nome || String(index + 1) })}
            disabled={types.length === 1}
            icon={<X size={20} aria-hidden="true" />}
            className="size-12"
            onClick={() => onChange(types.filter(({ key }) => key !== type.key))}
          />
        </div>
      ))}
      <Button
        kind="secondary"
        icon={<Plus size={20} aria-hidden="true" />}
        disabled={types.length >= 20}
        onClick={() => onChange([...types, { key: newId(), from: null, nome: '' }])}
      >
        {t('addPriceType')}
      </Button>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t(remaps ? 'priceTypesRemapHint' : 'priceTypesHint')}
      </p>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
