import type { Modality } from '@balcao/domain/modality'
import {
  editCategory,
  setCategory,
  toggleCategory,
  type Catalogue,
  type Category,
} from '@balcao/domain/catalogue'
import {
  ArrowDown,
  ArrowUp,
  CalendarRange,
  ChevronDown,
  Clock,
  Contrast,
  Percent,
  Settings2,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { memo } from 'react'
import { useTexts } from '../../i18n/language'
import { Badge } from '../../ui/values/badge'
import { cx } from '../../ui/look/class-names'
import { Switch } from '../../ui/choices/switch'
import { useCatalogue } from '../catalogue-context'
import { firstProblem, problemText } from '../problem-text'
import { catalogueTexts } from '../texts'
import { notify } from '../../ui/notices/notify'
import { InlineText } from './cells/inline-text'
import type { Place } from './list-rows'
import { MoveGrip, type GripHandlers } from './cells/move-grip'
import { RowMenu } from '../../ui/choices/row-menu'
import { useMoveCategory } from './acts/use-move-category'

interface CategoryRowProps {
  category: Category
  items: number
  open: boolean
  /** Where it stands among its siblings, from 0. */
  index: number
  of: number
  grip: GripHandlers | null
  onFold: (key: string) => void
}

/** The head of a category: name, price types, on or off, and its menu; a press on the arrow folds it. */
export const CategoryRow = memo(function CategoryRow({
  category,
  items,
  open,
  index,
  of,
  grip,
  onFold,
}: CategoryRowProps) {
  const t = useTexts(catalogueTexts)
  const { store } = useCatalogue()
  const move = useMoveCategory()
  const { id, nome, section, tipos_preco: types } = category

  const save = (
    build: (catalogue: Catalogue) => ReturnType<typeof setCategory>,
    label: string,
    from: Catalogue,
  ) => {
    const problem = firstProblem(store.view() ?? from, build(from))
    if (problem) return void notify.error(problemText(t, problem))
    store.edit(build, { purpose: 'editCategory', section, label }, from)
  }
  const rename = (name: string, from: Catalogue) =>
    save(
      (catalogue) => setCategory(catalogue, id, { nome: name }),
      t('editedField', { field: t('name'), name: nome, value: name }),
      from,
    )
  const renameType = (index: number, name: string, from: Catalogue) => {
    const then = from.categories.find((row) => row.id === id) ?? category
    const tipos = then.tipos_preco.map((type, place) => ({ from: type, nome: place === index ? name : type }))
    save(
      (catalogue) => editCategory(catalogue, id, { nome: then.nome, tipos, modalidade: then.modalidade }),
      t('editedField', { field: t('priceType'), name: nome, value: name }),
      from,
    )
  }

  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 border border-line px-2 py-2 sm:px-3',
        open ? 'rounded-t-lg' : 'rounded-lg',
        category.ativo ? 'bg-sunken' : 'bg-neutral',
      )}
    >
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-1">
        {grip && (
          <MoveGrip
            rowKey={`category ${id}`}
            name={nome}
            place={{ index, of }}
            handlers={grip}
            onStep={(step) => move.step(category, step)}
          />
        )}
        <button
          type="button"
          aria-expanded={open}
          aria-label={t(open ? 'foldCategory' : 'unfoldCategory', { name: nome })}
          onClick={() => onFold(`category ${id}`)}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft hover:text-ink"
        >
          <ChevronDown
            size={22}
            aria-hidden="true"
            className={cx('transition-transform', !open && '-rotate-90')}
          />
        </button>
        <h3 className="min-w-0 text-lg">
          <InlineText
            value={nome}
            label={t('categoryNameOf', { name: nome })}
            editLabel={t('editCategoryName', { name: nome })}
            required
            maxLength={120}
            onSave={rename}
          />
        </h3>
        <span className="hidden shrink-0 text-sm sm:inline whitespace-nowrap text-ink-soft tabular-nums">
          {t(section === 'servicos' ? 'serviceCount' : 'productCount', { count: items })}
        </span>
      </div>
      <div className="ml-auto flex w-full flex-wrap items-center justify-end gap-x-3 sm:w-auto">
        <span className="mr-auto pl-3 text-sm text-ink-soft tabular-nums sm:hidden">
          {t(section === 'servicos' ? 'serviceCount' : 'productCount', { count: items })}
        </span>
        {(types.length > 1 || types[0] !== 'padrao') && (
          <ul aria-label={t('priceTypesOf', { name: nome })} className="flex flex-wrap gap-x-3">
            {types.map((type, index) => (
              <li key={type} className="text-sm font-semibold text-ink-soft">
                <InlineText
                  value={type}
                  label={t('priceTypeName', { type })}
                  editLabel={t('editPriceTypeName', { type })}
                  required
                  maxLength={60}
                  onSave={(name, from) => renameType(index, name, from)}
                />
              </li>
            ))}
          </ul>
        )}
        {category.meio_a_meio && (
          <Badge icon={<Contrast size={15} aria-hidden="true" />}>{t('halves')}</Badge>
        )}
        {category.modalidade && <ModalityBadge modality={category.modalidade} />}
        <Switch
          label={t('active')}
          checked={category.ativo}
          onChange={() =>
            store.edit((catalogue) => toggleCategory(catalogue, id), {
              purpose: 'toggleCategory',
              section,
              label: t('toggledItem', { name: nome }),
            })
          }
        />
        <CategoryMenu category={category} place={{ index, of }} movable={grip !== null} />
      </div>
    </div>
  )
})

function CategoryMenu({ category, place, movable }: { category: Category; place: Place; movable: boolean }) {
  const t = useTexts(catalogueTexts)
  const { open } = useCatalogue()
  const move = useMoveCategory()
  const { id, nome } = category
  return (
    <RowMenu
      label={t('moreOf', { name: nome })}
      groups={[
        [
          {
            id: 'edit',
            label: t('editCategory'),
            icon: <Settings2 size={18} aria-hidden="true" />,
            onSelect: () => open({ kind: 'editCategory', id }),
          },
          {
            id: 'prices',
            label: t('changePrices'),
            icon: <Percent size={18} aria-hidden="true" />,
            onSelect: () => open({ kind: 'prices', categoryId: id }),
          },
        ],
        movable
          ? [
              {
                id: 'up',
                label: t('moveUp'),
                icon: <ArrowUp size={18} aria-hidden="true" />,
                disabled: place.index === 0,
                onSelect: () => move.step(category, -1),
              },
              {
                id: 'down',
                label: t('moveDown'),
                icon: <ArrowDown size={18} aria-hidden="true" />,
                disabled: place.index + 1 === place.of,
                onSelect: () => move.step(category, 1),
              },
            ]
          : [],
        [
          {
            id: 'delete',
            label: t('deleteCategory'),
            icon: <Trash2 size={18} aria-hidden="true" />,
            danger: true,
            onSelect: () => open({ kind: 'deleteCategory', id }),
          },
        ],
      ]}
    />
  )
}

const modalityIcons = { tempo: Clock, dia: CalendarRange } as const satisfies Record<Modality, LucideIcon>

function ModalityBadge({ modality }: { modality: Modality }) {
  const t = useTexts(catalogueTexts)
  const Icon = modalityIcons[modality]
  return <Badge icon={<Icon size={15} aria-hidden="true" />}>{t(`modality_${modality}`)}</Badge>
}
