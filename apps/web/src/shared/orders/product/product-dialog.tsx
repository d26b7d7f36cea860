import { PARTS_GROUP, type Category, type Item } from '@balcao/domain/catalogue'
import { imageAddress } from '@balcao/domain/images'
import type { MenuRows } from '@balcao/domain/menu'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Field } from '../../../ui/field'
import { Money } from '../../../ui/money'
import { Stepper } from '../../../ui/stepper'
import { TextArea } from '../../../ui/text-area'
import { mostOfOne, type ChosenLine } from './chosen-line'
import { productTexts } from './texts'
import { partRows } from './halves'
import { PartsChoice, WholeChoice } from './halves-choice'
import { OptionChoice } from './option-choice'
import { SizeChoice } from './size-choice'
import { useProduct } from './use-product'

interface ProductDialogProps {
  company: string
  menu: MenuRows
  /** When the menu was read, in milliseconds. */
  now: number
  item: Item
  category: Category
  /** A line of the cart that is put together anew; without it the product is added. */
  line?: ChosenLine
  onClose: () => void
  onDone: (line: ChosenLine) => void
}

/** One product with everything there is to choose; the button says what it comes to. */
export function ProductDialog({
  company,
  menu,
  now,
  item,
  category,
  line,
  onClose,
  onDone,
}: ProductDialogProps) {
  const t = useTexts(productTexts)
  const product = useProduct({ menu, now, item, category, line })
  const { made, halves, type, types, most, parts, choices, unit } = product
  const [quantity, setQuantity] = useState(line?.quantity ?? 1)
  const [notes, setNotes] = useState(line?.notes ?? '')
  const [asked, setAsked] = useState<string | null>(null)
  const { alergenos } = made.item

  const finish = () => {
    const missing = product.missing()
    setAsked(missing)
    if (missing) {
      document.getElementById(`grupo-${missing}`)?.scrollIntoView({ block: 'center' })
      return
    }
    onDone({
      item_id: made.item.id,
      name: made.item.nome,
      price_type: type,
      quantity,
      options: product.options,
      notes: notes.trim() || null,
      unit_cents: unit,
    })
  }

  return (
    <Dialog
      onClose={onClose}
      title={made.item.nome}
      description={made.item.descricao || undefined}
      startsAt="title"
    >
      {item.imagem && !halves && (
        <img
          src={imageAddress(company, item.imagem).url}
          alt=""
          className="max-h-64 w-full rounded-lg bg-sunken object-cover"
        />
      )}
      {alergenos.length > 0 && (
        <p className="text-ink-soft">{t('allergens', { list: alergenos.join(', ') })}</p>
      )}
      {types.length > 1 && (
        <SizeChoice prices={product.prices} types={types} selected={type} onSelect={product.setType} />
      )}
      {most !== null && <WholeChoice most={most} isHalved={halves !== null} onChange={product.halve} />}
      {halves && (
        <PartsChoice
          made={halves}
          parts={parts}
          rows={partRows(menu, halves, type)}
          most={most ?? 2}
          isAsked={asked === PARTS_GROUP}
          onChange={(next) => {
            product.setParts(next)
            setAsked(null)
          }}
        />
      )}
      {made.item.opcoes
        .filter(({ id }) => id !== PARTS_GROUP)
        .map((group) => (
          <OptionChoice
            key={group.id}
            group={group}
            chosen={choices[group.id] ?? {}}
            isAsked={asked === group.id}
            onChoose={(optionId, count) => {
              product.choose(group, optionId, count)
              setAsked(null)
            }}
          />
        ))}
      <Field label={t('itemNotes')}>
        {(ids) => (
          <TextArea
            {...ids}
            value={notes}
            maxLength={200}
            placeholder={t('itemNotesExample')}
            onChange={(event) => setNotes(event.target.value)}
          />
        )}
      </Field>
      <div className="sticky bottom-0 -mx-6 -mb-6 flex items-stretch gap-3 border-t border-line bg-surface px-4 py-4 sm:rounded-b-xl sm:px-6">
        <div className="flex w-39 shrink-0 items-center">
          <Stepper
            value={quantity}
            onChange={setQuantity}
            min={1}
            max={mostOfOne}
            lessLabel={t('less')}
            moreLabel={t('more')}
            aria-label={t('quantity')}
          />
        </div>
        <Button
          size="large"
          onClick={finish}
          className="min-w-0 flex-1 flex-wrap gap-x-3 gap-y-0 px-3! py-1.5 sm:justify-between"
        >
          <span>{t(line ? 'saveLine' : 'add')}</span>
          <Money cents={unit * quantity} />
        </Button>
      </div>
    </Dialog>
  )
}
