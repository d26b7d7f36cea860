import {
  addCategory,
  editCategory,
  STANDARD_PRICE,
  type Catalogue,
  type Category,
  type CatalogueProblem,
  type HalvesRule,
  type Section,
} from '@balcao/domain/catalogue'
import { modalities, type Modality } from '@balcao/domain/modality'
import { useRef, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { newId } from '../../lib/new-id'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { Field } from '../../ui/fields/field'
import { FormDialog } from '../../ui/dialogs/form-dialog'
import { Segmented } from '../../ui/choices/segmented'
import { TextInput } from '../../ui/fields/text-input'
import { useCatalogue } from '../catalogue-context'
import { firstProblem, problemText } from '../problem-text'
import { catalogueTexts } from '../texts'
import { HalvesFields } from './halves-fields'
import { PriceTypeFields, type PriceTypeDraft } from './price-type-fields'

interface CategoryDialogProps {
  section: Section
  /** Null makes a new one. */
  category: Category | null
  onClose: () => void
}

/** A new category, or the name, price types, modality and halves of one (CATAL-03, CATAL-54 to CATAL-62). */
export function CategoryDialog({ section, category, onClose }: CategoryDialogProps) {
  const t = useTexts(catalogueTexts)
  const { store } = useCatalogue()
  const name = useRef<HTMLInputElement>(null)
  const [from] = useState<Catalogue | undefined>(() => store.view())
  const [start] = useState(() => draftOf(category))
  const [draft, setDraft] = useState(start)
  const [problem, setProblem] = useState<CatalogueProblem | null>(null)
  useUnsavedWork(draft !== start)
  const isService = section === 'servicos'

  const change = (part: Partial<CategoryDraft>) => {
    setDraft({ ...draft, ...part })
    setProblem(null)
  }
  const build = (catalogue: Catalogue) => {
    const { nome, tipos, modalidade, halves: meio_a_meio } = draft
    if (category)
      return editCategory(catalogue, category.id, { nome, tipos: [...tipos], modalidade, meio_a_meio })
    return addCategory(catalogue, {
      section,
      nome,
      tipos_preco: tipos.map((tipo) => tipo.nome),
      modalidade: isService ? modalidade : null,
      meio_a_meio,
      now: Date.now(),
    })
  }
  const submit = () => {
    if (!from) return
    const current = store.view() ?? from
    const found = firstProblem(current, build(from))
    setProblem(found)
    if (found) {
      if (found.field === 'nome') name.current?.focus()
      return
    }
    const label = t(category ? 'editedCategory' : 'addedCategory', { name: draft.nome.trim() })
    store.edit(build, { purpose: category ? 'editCategory' : 'addCategory', section, label }, from)
    onClose()
  }

  return (
    <FormDialog
      title={
        category
          ? t('editCategoryTitle', { name: category.nome })
          : t(isService ? 'newServiceCategory' : 'newCategory')
      }
      words={{ cancel: t('cancel'), save: t(category ? 'saveChanges' : 'createCategory') }}
      onSave={submit}
      onClose={onClose}
    >
      <Field
        label={t('categoryName')}
        error={problem?.field === 'nome' ? problemText(t, problem) : undefined}
      >
        {(ids) => (
          <TextInput
            {...ids}
            ref={name}
            maxLength={120}
            value={draft.nome}
            onChange={(event) => change({ nome: event.target.value })}
          />
        )}
      </Field>
      {isService && (
        <div className="grid gap-1.5">
          <span className="font-semibold">{t('modality')}</span>
          <Segmented
            label={t('modality')}
            options={modalities.map((id) => ({ id, content: t(`modality_${id}`) }))}
            selected={draft.modalidade}
            onSelect={(modalidade) => change({ modalidade })}
          />
          <p className="text-sm text-ink-soft">{t(`modalityHint_${draft.modalidade}`)}</p>
        </div>
      )}
      <PriceTypeFields
        types={draft.tipos}
        remaps={category !== null}
        error={problem?.field.startsWith('tipos_preco') ? problemText(t, problem) : undefined}
        onChange={(tipos) => change({ tipos })}
      />
      {!isService && (
        <HalvesFields
          rule={draft.halves}
          nome={draft.nome}
          category={category}
          items={from?.items ?? []}
          onChange={(halves) => change({ halves })}
        />
      )}
    </FormDialog>
  )
}

interface CategoryDraft {
  nome: string
  modalidade: Modality
  tipos: readonly PriceTypeDraft[]
  halves: HalvesRule | null
}

function draftOf(category: Category | null): CategoryDraft {
  const types = category?.tipos_preco ?? [STANDARD_PRICE]
  return {
    nome: category?.nome ?? '',
    modalidade: category?.modalidade ?? 'tempo',
    halves: category?.meio_a_meio ?? null,
    tipos: types.map((nome) => ({ key: newId(), from: category ? nome : null, nome })),
  }
}
