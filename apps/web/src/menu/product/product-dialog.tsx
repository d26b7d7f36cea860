import { STANDARD_PRICE, type Category, type Item } from '@balcao/domain/catalogue'
import { imageAddress } from '@balcao/domain/images'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { Money } from '../../ui/money'
import { Stepper } from '../../ui/stepper'
import { TextArea } from '../../ui/text-area'
import { mostOfOne, type CartItem } from '../cart'
import { choose, chosenOptions, missingGroup, priceSoFar, type Choices } from '../choosing'
import { menuTexts } from '../texts'
import { OptionChoice } from './option-choice'
import { SizeChoice } from './size-choice'

interface ProductDialogProps {
  company: string
  item: Item
  category: Category
  onClose: () => void
  onAdd: (line: Omit<CartItem, 'key'>) => void
}

/** One product with everything there is to choose; the button says what it comes to. */
export function ProductDialog({ company, item, category, onClose, onAdd }: ProductDialogProps) {
  const t = useTexts(menuTexts)
  const [type, setType] = useState(category.tipos_preco[0] ?? STANDARD_PRICE)
  const [choices, setChoices] = useState<Choices>({})
  const [quantity, setQuantity] = useState(1)
  const [notes, setNotes] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const unit = priceSoFar(item, category, type, choices)

  const add = () => {
    const missing = missingGroup(item, choices)
    setAsked(missing?.id ?? null)
    if (missing) {
      document.getElementById(`grupo-${missing.id}`)?.scrollIntoView({ block: 'center' })
      return
    }
    onAdd({
      item_id: item.id,
      name: item.nome,
      price_type: type,
      quantity,
      options: chosenOptions(choices),
      notes: notes.trim() || null,
      unit_cents: unit,
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={item.nome}
      description={item.descricao || undefined}
    >
      {item.imagem && (
        <img
          src={imageAddress(company, item.imagem).url}
          alt=""
          className="max-h-64 w-full rounded-lg bg-sunken object-cover"
        />
      )}
      {item.alergenos.length > 0 && (
        <p className="text-ink-soft">{t('allergens', { list: item.alergenos.join(', ') })}</p>
      )}
      {category.tipos_preco.length > 1 && (
        <SizeChoice item={item} types={category.tipos_preco} selected={type} onSelect={setType} />
      )}
      {item.opcoes.map((group) => (
        <OptionChoice
          key={group.id}
          group={group}
          chosen={choices[group.id] ?? {}}
          isAsked={asked === group.id}
          onChoose={(optionId, count) => {
            setChoices((before) => choose(before, group, optionId, count))
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
      <div className="sticky bottom-0 -mx-6 -mb-6 flex items-center gap-3 border-t border-line bg-surface px-6 py-4 sm:rounded-b-xl">
        <div className="w-40 shrink-0">
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
        <Button size="large" wide onClick={add} className="justify-between px-3!">
          <span>{t('add')}</span>
          <Money cents={unit * quantity} />
        </Button>
      </div>
    </Dialog>
  )
}
