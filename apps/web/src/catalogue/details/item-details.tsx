import {
  setItem,
  type Catalogue,
  type CatalogueProblem,
  type Category,
  type Item,
} from '@balcao/domain/catalogue'
import { typedWhole } from '@balcao/domain/text'
import { useId, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { Field } from '../../ui/fields/field'
import { SidePanel } from '../../ui/dialogs/side-panel'
import { Switch } from '../../ui/choices/switch'
import { TextArea } from '../../ui/fields/text-area'
import { TextInput } from '../../ui/fields/text-input'
import { useCatalogue } from '../catalogue-context'
import { OptionGroups } from '../options/option-groups'
import { catalogueTexts } from '../texts'
import { firstProblem, problemText } from '../problem-text'
import { contentOfDraft, draftOf, type ItemDraft } from './item-draft'
import { ItemImage } from './item-image'
import { Form } from '../../ui/fields/form'

interface ItemDetailsProps {
  item: Item
  category: Category
  onClose: () => void
}

/** What a product or service says beside its name and price: picture, choices, code, time, what is in it. */
export function ItemDetails({ item, category, onClose }: ItemDetailsProps) {
  const t = useTexts(catalogueTexts)
  const { store } = useCatalogue()
  const formId = useId()
  const [from] = useState<Catalogue | undefined>(() => store.view())
  const [start] = useState(() => draftOf(item))
  const [draft, setDraft] = useState(start)
  const [problem, setProblem] = useState<CatalogueProblem | null>(null)
  const [leaving, setLeaving] = useState(false)
  const dirty = JSON.stringify(draft) !== JSON.stringify(start)
  useUnsavedWork(dirty)
  const change = (part: Partial<ItemDraft>) => {
    setDraft((known) => ({ ...known, ...part }))
    setProblem(null)
  }
  const close = () => (dirty ? setLeaving(true) : onClose())

  const submit = () => {
    if (!from) return
    const build = (catalogue: Catalogue) =>
      setItem(catalogue, item.id, contentOfDraft(draft), category.section)
    const found = firstProblem(from, build(from))
    if (found) return setProblem(found)
    store.edit(
      build,
      { purpose: 'edit', section: category.section, label: t('editedDetails', { name: item.nome }) },
      from,
    )
    onClose()
  }

  return (
    <>
      <SidePanel
        onClose={close}
        title={item.nome}
        aside={<p className="text-ink-soft">{category.nome}</p>}
        footer={
          <div className="flex flex-wrap items-center justify-end gap-2.5">
            <p role="alert" className="mr-auto font-semibold text-danger-ink">
              {problem && problemText(t, problem)}
            </p>
            <Button kind="secondary" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={formId}>
              {t('saveChanges')}
            </Button>
          </div>
        }
      >
        <Form id={formId} className="grid grid-cols-1 gap-7" onSend={submit}>
          <ItemImage name={item.nome} image={draft.imagem} onChange={(imagem) => change({ imagem })} />
          <OptionGroups groups={draft.opcoes} onChange={(opcoes) => change({ opcoes })} />
          <section aria-label={t('moreFields')} className="grid gap-4 border-t border-line pt-6">
            <h3 className="text-lg">{t('moreFields')}</h3>
            <Switch label={t('freeHint')} checked={draft.gratis} onChange={(gratis) => change({ gratis })} />
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={t('code')} hint={t('codeHint')}>
                {(ids) => (
                  <TextInput
                    {...ids}
                    maxLength={60}
                    value={draft.codigo}
                    onChange={(event) => change({ codigo: event.target.value })}
                  />
                )}
              </Field>
              <Field label={t('preparation')} hint={t('preparationHint')}>
                {(ids) => (
                  <TextInput
                    {...ids}
                    inputMode="numeric"
                    value={draft.tempo_preparo}
                    onChange={(event) =>
                      change({ tempo_preparo: typedWhole(event.target.value).slice(0, 5) })
                    }
                    className="tabular-nums"
                  />
                )}
              </Field>
            </div>
            <Field label={t('ingredients')} hint={t('listHint')}>
              {(ids) => (
                <TextArea
                  {...ids}
                  value={draft.ingredientes}
                  onChange={(event) => change({ ingredientes: event.target.value })}
                />
              )}
            </Field>
            <Field label={t('allergens')} hint={t('listHint')}>
              {(ids) => (
                <TextArea
                  {...ids}
                  value={draft.alergenos}
                  onChange={(event) => change({ alergenos: event.target.value })}
                />
              )}
            </Field>
          </section>
        </Form>
      </SidePanel>
      <Dialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={t('leaveTitle')}
        description={t('leaveText')}
        actions={
          <>
            <Button kind="danger" onClick={onClose}>
              {t('leaveDiscard')}
            </Button>
            <Button onClick={() => setLeaving(false)}>{t('leaveStay')}</Button>
          </>
        }
      />
    </>
  )
}
