import {
  comboProductName,
  offeredTypes,
  priceCents,
  standsAlone,
  type Catalogue,
  type ComboPart,
  type ComboProduct,
} from '@balcao/domain/catalogue'
import { counterMenu, searchProducts } from '@balcao/domain/menu'
import { formatBrl } from '@balcao/domain/money'
import { Trash2, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { useMinute } from '../../lib/hooks/use-now'
import { IconButton } from '../../ui/buttons/icon-button'
import { ComboBox } from '../../ui/choices/combo-box'
import { Stepper } from '../../ui/choices/stepper'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'
import { catalogueTexts } from '../texts'

interface ComboPartFieldsProps {
  part: ComboPart
  nth: number
  catalogue: Catalogue
  error: string | undefined
  onChange: (part: Partial<ComboPart>) => void
  /** Null for the only part. */
  onRemove: (() => void) | null
}

const mostFound = 30
const keyOf = ({ id, type }: ComboProduct) => JSON.stringify([id, type])

/** One part of a combo: the products that the customer gets or chooses from, how many, and what the choice is called. */
export function ComboPartFields({ part, nth, catalogue, error, onChange, onRemove }: ComboPartFieldsProps) {
  const t = useTexts(catalogueTexts)
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const found = useFound(catalogue, typed, part)
  const [first] = part.products
  const name = part.nome || (first ? comboProductName(catalogue, first) : t('comboPartNth', { nth }))
  const add = (product: ComboProduct) => {
    const products = [...part.products, product]
    const alone = products.length > 1 ? products.find((one) => standsAlone(catalogue, one)) : undefined
    setTyped('')
    setRefused(alone ? t('comboAlone', { name: comboProductName(catalogue, alone) }) : null)
    if (!alone) onChange({ products })
  }
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line bg-canvas p-4">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-start gap-2">
        <ComboBox
          strict
          className="min-w-0 flex-1"
          label={t(first ? 'comboOther' : 'comboProduct')}
          hint={t(first ? 'comboOtherHint' : 'comboProductHint')}
          error={refused ?? error}
          value={typed}
          onValueChange={(text) => {
            setTyped(text)
            setRefused(null)
          }}
          options={found.map(({ product, cents }) => ({
            id: keyOf(product),
            content: (
              <>
                <span className="min-w-0 flex-1 break-words">{comboProductName(catalogue, product)}</span>
                <span className="whitespace-nowrap tabular-nums">{formatBrl(cents)}</span>
              </>
            ),
          }))}
          nothing={t('nothingFound')}
          onEnter={() => {}}
          onChoose={(key) => {
            const chosen = found.find(({ product }) => keyOf(product) === key)
            if (chosen) add(chosen.product)
          }}
        />
        {onRemove && (
          <IconButton
            label={t('removeComboPart', { name })}
            icon={<Trash2 size={20} aria-hidden="true" />}
            className="mt-7.5 size-12"
            onClick={onRemove}
          />
        )}
      </div>
      {first && (
        <>
          <ul aria-label={t('comboProductsOf', { name })} className="grid gap-1">
            {part.products.map((product) => (
              <li key={keyOf(product)} className="flex items-center gap-2">
                <span className="min-w-0 flex-1 break-words">{comboProductName(catalogue, product)}</span>
                <IconButton
                  label={t('removeOption', { name: comboProductName(catalogue, product) })}
                  icon={<X size={20} aria-hidden="true" />}
                  onClick={() => onChange({ products: part.products.filter((one) => one !== product) })}
                />
              </li>
            ))}
          </ul>
          <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-[minmax(0,1fr)_auto]">
            <Field label={t('comboPartName')}>
              {(ids) => (
                <TextInput
                  {...ids}
                  maxLength={120}
                  placeholder={comboProductName(catalogue, first)}
                  value={part.nome}
                  onChange={(event) => onChange({ nome: event.target.value })}
                />
              )}
            </Field>
            <Field label={t('comboCount')}>
              {(ids) => (
                <Stepper
                  {...ids}
                  value={part.count}
                  min={1}
                  max={20}
                  lessLabel={t('less')}
                  moreLabel={t('more')}
                  onChange={(count) => onChange({ count })}
                />
              )}
            </Field>
          </div>
        </>
      )}
    </fieldset>
  )
}

/** Products of the menu by what is typed, at each of their price types, without those that the part has. */
function useFound(catalogue: Catalogue, typed: string, { products }: ComboPart) {
  const now = useMinute()
  const menu = useMemo(() => counterMenu(catalogue, now), [catalogue, now])
  return useMemo(() => {
    const taken = new Set(products.map(keyOf))
    return searchProducts(menu, typed, { now })
      .flatMap(({ item, category }) =>
        offeredTypes(item, category, catalogue).map((type) => ({
          product: { id: item.id, type },
          cents: priceCents(item, type),
        })),
      )
      .filter(({ product }) => !taken.has(keyOf(product)))
      .slice(0, mostFound)
  }, [menu, typed, now, catalogue, products])
}
