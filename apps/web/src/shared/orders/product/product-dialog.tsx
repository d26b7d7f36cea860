import { PARTS_GROUP, type Category, type Item } from '@balcao/domain/catalogue'
import { imageAddress } from '@balcao/domain/images'
import type { MenuRows } from '@balcao/domain/menu'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useFocusSoon } from '../../../lib/hooks/use-focus-soon'
import { useTexts } from '../../../i18n/language'
import { Button } from '../../../ui/buttons/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { Field } from '../../../ui/fields/field'
import { Form } from '../../../ui/fields/form'
import { Money } from '../../../ui/values/money'
import { Stepper } from '../../../ui/choices/stepper'
import { TextArea } from '../../../ui/fields/text-area'
import { mostOfOne, type ChosenLine } from './chosen-line'
import { productTexts } from './texts'
import type { ChoiceFinder } from './choice-row'
import { partRows } from './halves'
import { PartsChoice, WholeChoice } from './halves-choice'
import { OptionChoice } from './option-choice'
import { SizeChoice } from './size-choice'
import { useProduct } from './use-product'

interface ProductDialogProps {
  /** Whose pictures are shown; none where it is null. */
  company: string | null
  menu: MenuRows
  /** When the menu was read, in milliseconds. */
  now: number
  item: Item
  category: Category
  /** A line of the cart that is put together anew; without it the product is added. */
  line?: ChosenLine
  /** For somebody at a keyboard: letters find flavours and options, Ctrl+Enter adds. */
  Finder?: ChoiceFinder
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
  Finder,
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
  const form = useRef<HTMLFormElement>(null)
  const focusSoon = useFocusSoon(form)

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

  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if ((ctrlKey || metaKey) && key === 'Enter') {
      event.preventDefault()
      // The page below may have a use for the same keys.
      event.stopPropagation()
      finish()
    }
    if (Finder && !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N}]$/u.test(key))
      toFinder(event.currentTarget, event.target as Element)
  }

  return (
    <Dialog
      onClose={onClose}
      title={made.item.nome}
      description={made.item.descricao || undefined}
      startsAt={Finder ? 'firstControl' : 'title'}
    >
      <Form ref={form} className="contents" onSend={finish} onKeyDown={press}>
        {company && item.imagem && !halves && (
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
        {Finder && product.halfRows.length > 1 && (
          <Finder
            label={t('otherHalf')}
            rows={product.halfRows.filter(({ id }) => id !== item.id)}
            chosen=""
            onChoose={(id) => {
              product.halveWith(id)
              focusSoon('[type=submit]')
            }}
          />
        )}
        {halves && (
          <PartsChoice
            made={halves}
            parts={parts}
            rows={partRows(menu, halves, type)}
            most={most ?? 2}
            isAsked={asked === PARTS_GROUP}
            Finder={Finder}
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
              Finder={Finder}
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
        {/* What is around the dialog would hold the bar up, with the form showing below it. */}
        <div className="sticky bottom-0 -mx-6 -mb-6 flex items-stretch gap-3 border-t border-line bg-surface px-4 py-4 sm:-bottom-6 sm:rounded-b-xl sm:px-6 lg:-bottom-12">
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
            type="submit"
            size="large"
            className="min-w-0 flex-1 flex-wrap gap-x-3 gap-y-0 px-3! py-1.5 sm:justify-between"
          >
            <span>{t(line ? 'saveLine' : 'add')}</span>
            <Money cents={unit * quantity} />
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** Brings what is typed anywhere else to the first field that finds something, rather one that is still empty. */
function toFinder(form: HTMLFormElement, from: Element) {
  if (from.matches('textarea, input:not([type=radio], [type=checkbox])')) return
  const finders = [...form.querySelectorAll<HTMLInputElement>('input[role=combobox]')]
  const finder = finders.find(({ value }) => value === '') ?? finders[0]
  finder?.focus()
}
