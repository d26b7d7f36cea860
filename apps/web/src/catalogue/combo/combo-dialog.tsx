import {
  addCombo,
  apartCents,
  comboCharges,
  type Catalogue,
  type CatalogueProblem,
  type Category,
  type ComboCharge,
  type ComboPart,
} from '@balcao/domain/catalogue'
import { centsFromDigits, formatBrl } from '@balcao/domain/money'
import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { newId } from '../../lib/new-id'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { Button } from '../../ui/buttons/button'
import { Select } from '../../ui/choices/select'
import { SidePanel } from '../../ui/dialogs/side-panel'
import { Field } from '../../ui/fields/field'
import { Form } from '../../ui/fields/form'
import { MoneyField } from '../../ui/fields/money-field'
import { TextInput } from '../../ui/fields/text-input'
import { useCatalogue } from '../catalogue-context'
import { firstProblem, problemText } from '../problem-text'
import { catalogueTexts } from '../texts'
import { ComboPartFields } from './combo-part-fields'

interface ComboDialogProps {
  category: Category
  catalogue: Catalogue
  onClose: () => void
}

type PartDraft = ComboPart & { key: string }

const mostParts = 8
const newPart = (): PartDraft => ({ key: newId(), nome: '', count: 1, products: [] })

/** A combo out of products that exist: its parts, what each of them adds, and one press saves it as a product with options. */
export function ComboDialog({ category, catalogue, onClose }: ComboDialogProps) {
  const t = useTexts(catalogueTexts)
  const { store } = useCatalogue()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [nome, setName] = useState('')
  const [amount, setAmount] = useState('')
  const [charge, setCharge] = useState<ComboCharge>('included')
  const [parts, setParts] = useState<readonly PartDraft[]>(() => [newPart(), newPart()])
  const [problem, setProblem] = useState<CatalogueProblem | 'parts' | 'price' | null>(null)
  const isTouched = nome !== '' || amount !== '' || parts.some(({ products }) => products.length > 0)
  useUnsavedWork(isTouched)

  // What somebody removes from the catalogue meanwhile leaves the combo, too.
  const isThere = ({ id }: { id: string }) => catalogue.items.some((item) => item.id === id)
  const shown = parts.map((part) => ({ ...part, products: part.products.filter(isThere) }))
  const made = shown.filter(({ products }) => products.length > 0)
  const apart = apartCents(catalogue, made)
  const centavos = centsFromDigits(amount) ?? 0
  const saved = charge === 'own' ? 0 : apart - centavos

  const changePart = (key: string, next: Partial<ComboPart> | null) => {
    setParts(shown.flatMap((part) => (part.key === key ? (next ? { ...part, ...next } : []) : part)))
    setProblem(null)
  }
  const submit = () => {
    const combo = { categoryId: category.id, nome: nome.trim(), centavos, parts: made, charge }
    const build = (current: Catalogue) => addCombo(current, combo, { now: Date.now() })
    const found =
      firstProblem(catalogue, build(catalogue)) ??
      (made.length === 0 ? 'parts' : charge !== 'own' && centavos === 0 ? 'price' : null)
    setProblem(found)
    if (found) {
      const wrong = found === 'parts' ? '[role=combobox]' : found === 'price' ? '[name=price]' : '[name=name]'
      form.current?.querySelector<HTMLElement>(wrong)?.focus()
      return
    }
    store.edit(
      build,
      { purpose: 'add', section: 'cardapio', label: t('addedCombo', { name: combo.nome }) },
      catalogue,
    )
    onClose()
  }

  return (
    <SidePanel
      onClose={onClose}
      title={t('newCombo')}
      aside={<p className="text-ink-soft">{category.nome}</p>}
      startsAt="[name=name]"
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2.5">
          <p role="status" className="mr-auto text-ink-soft">
            {apart > 0 &&
              t(saved > 0 && centavos > 0 ? 'comboSaves' : 'comboApart', {
                apart: formatBrl(apart),
                saved: formatBrl(saved),
              })}
          </p>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('createCombo')}
          </Button>
        </div>
      }
    >
      <Form ref={form} id={formId} className="grid grid-cols-1 gap-6" onSend={submit}>
        <p className="text-ink-soft">{t('comboHint')}</p>
        <Field
          label={t('name')}
          error={problem && typeof problem === 'object' ? comboProblem(t, problem) : undefined}
        >
          {(ids) => (
            <TextInput
              {...ids}
              name="name"
              maxLength={200}
              placeholder={t('comboNameExample')}
              value={nome}
              onChange={(event) => {
                setName(event.target.value)
                setProblem(null)
              }}
            />
          )}
        </Field>
        {shown.map((part, index) => (
          <ComboPartFields
            key={part.key}
            part={part}
            nth={index + 1}
            catalogue={catalogue}
            error={problem === 'parts' && index === 0 ? t('comboEmpty') : undefined}
            onChange={(next) => changePart(part.key, next)}
            onRemove={shown.length > 1 ? () => changePart(part.key, null) : null}
          />
        ))}
        <Button
          kind="quiet"
          className="justify-self-start"
          icon={<Plus size={20} aria-hidden="true" />}
          disabled={shown.length >= mostParts}
          onClick={() => setParts([...shown, newPart()])}
        >
          {t('addComboPart')}
        </Button>
        <div className="grid gap-4 border-t border-line pt-6 sm:grid-cols-2">
          <Field label={t('comboCharge')}>
            {(ids) => (
              <Select
                {...ids}
                value={charge}
                onChange={(event) => setCharge(event.target.value as ComboCharge)}
                options={comboCharges.map((value) => ({ value, label: t(`comboCharge_${value}`) }))}
              />
            )}
          </Field>
          {charge !== 'own' && (
            <MoneyField
              label={t('comboPrice')}
              name="price"
              value={amount}
              error={problem === 'price' ? t('comboPriceMissing') : undefined}
              onValueChange={(text) => {
                setAmount(text)
                setProblem(null)
              }}
            />
          )}
        </div>
      </Form>
    </SidePanel>
  )
}

function comboProblem(t: Parameters<typeof problemText>[0], problem: CatalogueProblem): string {
  return problem.code === 'name_required' ? t('comboNameMissing') : problemText(t, problem)
}
