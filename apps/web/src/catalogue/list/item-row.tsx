import {
  draftReason,
  isOnSale,
  priceCents,
  setItem,
  toggleItem,
  typesOf,
  type Catalogue,
  type Category,
  type Item,
  type ItemContent,
} from '@balcao/domain/catalogue'
import { formatBrl } from '@balcao/domain/money'
import { memo, useEffect } from 'react'
import { useTexts } from '../../i18n/language'
import { useMinute } from '../../lib/hooks/use-now'
import { Badge } from '../../ui/values/badge'
import { cx } from '../../ui/look/class-names'
import { Switch } from '../../ui/choices/switch'
import { useCatalogue } from '../catalogue-context'
import type { EditAbout } from '../store/pending-edit'
import { catalogueTexts } from '../texts'
import { durationWords, InlineDuration } from './cells/inline-duration'
import { InlinePrice } from './cells/inline-price'
import { InlineText } from './cells/inline-text'
import { ItemMenu } from './item-menu'
import { ItemThumb } from './cells/item-thumb'
import { MoveGrip, type GripHandlers } from './cells/move-grip'
import { PauseBadge } from './cells/pause-badge'
import { useMoveItem } from './acts/use-move-item'

interface ItemRowProps {
  item: Item
  category: Category
  /** Where it stands among its siblings, from 0. */
  index: number
  of: number
  /** Null while the list is narrowed: an order with gaps cannot be changed by hand. */
  grip: GripHandlers | null
}

/** One product or service: everything that changes often is changed here, the rest in its menu. */
export const ItemRow = memo(function ItemRow({ item, category, index, of, grip }: ItemRowProps) {
  const t = useTexts(catalogueTexts)
  const { store, isFresh, noteFresh } = useCatalogue()
  const move = useMoveItem()
  const { section } = category
  const name = item.nome
  const isService = section === 'servicos'
  const modality = item.modalidade ?? category.modalidade ?? 'tempo'
  const selling = isOnSale(item, category, useMinute())
  const draft = draftReason(item, category)
  const on = isService ? item.disponivel && item.ativo : item.disponivel

  useEffect(() => {
    if (isFresh(item.id)) noteFresh(null)
  }, [isFresh, noteFresh, item.id])

  const save = (content: Partial<ItemContent>, label: string, from?: Catalogue) => {
    const about: EditAbout = { purpose: 'edit', section, label }
    store.edit((catalogue) => setItem(catalogue, item.id, content, section), about, from)
  }
  const savePrice = (type: string, cents: number, from: Catalogue) => {
    const centavos = { ...from.items.find(({ id }) => id === item.id)?.centavos, [type]: cents }
    save({ centavos }, t('editedField', { field: t('price'), name, value: formatBrl(cents) }), from)
  }
  const types = typesOf(item, category)

  return (
    <article
      aria-label={name}
      aria-posinset={index + 1}
      aria-setsize={of}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-x border-b border-line px-3 py-3 sm:px-4',
        'lg:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto] lg:items-center',
        selling ? 'bg-surface' : 'bg-canvas',
      )}
    >
      <div className="flex items-center gap-1">
        {grip && (
          <MoveGrip
            rowKey={`item ${item.id}`}
            name={name}
            place={{ index, of }}
            handlers={grip}
            onStep={(step) => move.step(item, category, step)}
          />
        )}
        <ItemThumb item={item} />
      </div>
      <div className="grid min-w-0 gap-0.5">
        <h4 className={cx('text-base font-bold sm:text-lg', !selling && 'text-ink-soft')}>
          <InlineText
            value={name}
            label={t('nameOf', { name })}
            editLabel={t('editName', { name })}
            required
            begins={isFresh(item.id)}
            maxLength={200}
            onSave={(nome, from) =>
              save({ nome }, t('editedField', { field: t('name'), name, value: nome }), from)
            }
          />
        </h4>
        <InlineText
          value={item.descricao}
          label={t('descriptionOf', { name })}
          editLabel={t('editDescription', { name })}
          placeholder={t('noDescription')}
          multiline
          maxLength={2000}
          className="text-ink-soft"
          onSave={(descricao, from) =>
            save({ descricao }, t('editedField', { field: t('description'), name, value: descricao }), from)
          }
        />
        <div className="flex flex-wrap gap-2 empty:hidden">
          {draft && <Badge tone="analysis">{t(draft === 'nome' ? 'draftName' : 'draftPrice')}</Badge>}
          {item.gratis && <Badge>{t('free')}</Badge>}
          <PauseBadge until={item.pausado_ate} />
          {item.opcoes.length > 0 && <Badge>{t('optionGroups', { count: item.opcoes.length })}</Badge>}
          {!item.ativo && !isService && <Badge tone="analysis">{t('inactive')}</Badge>}
        </div>
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-1 lg:contents">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 lg:grid lg:justify-items-end">
          {types.map((type) => (
            <span key={type} className="inline-flex items-center gap-2">
              {types.length > 1 && <span className="text-sm text-ink-soft">{type}</span>}
              <InlinePrice
                cents={priceCents(item, type)}
                label={types.length > 1 ? t('priceTypeOf', { name, type }) : t('priceOf', { name })}
                editLabel={types.length > 1 ? t('editPriceType', { name, type }) : t('editPrice', { name })}
                onSave={(cents, from) => savePrice(type, cents, from)}
              />
            </span>
          ))}
          {isService && (
            <InlineDuration
              minutes={item.duracao}
              modality={modality}
              name={name}
              onSave={(duracao, from) =>
                save(
                  { duracao },
                  t('editedField', {
                    field: t('duration'),
                    name,
                    value: durationWords(t, duracao, modality),
                  }),
                  from,
                )
              }
            />
          )}
        </div>
        <div className="ml-auto lg:ml-0">
          <Switch
            label={t('available')}
            checked={on}
            onChange={() =>
              store.edit((catalogue) => toggleItem(catalogue, item.id, section), {
                purpose: 'toggleItem',
                section,
                label: t('toggledItem', { name }),
              })
            }
          />
        </div>
      </div>
      <div className="col-start-3 row-start-1 lg:col-start-auto lg:row-start-auto">
        <ItemMenu item={item} category={category} place={{ index, of }} movable={grip !== null} />
      </div>
    </article>
  )
})
