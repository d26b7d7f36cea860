import {
  changePrices,
  searchItems,
  type Catalogue,
  type PriceChange,
  type PriceRounding,
} from '@balcao/domain/catalogue'
import { centsFromDigits } from '@balcao/domain/money'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Field } from '../../ui/fields/field'
import { Segmented } from '../../ui/choices/segmented'
import { Select } from '../../ui/choices/select'
import { SidePanel } from '../../ui/dialogs/side-panel'
import { TextInput } from '../../ui/fields/text-input'
import { useCatalogue } from '../catalogue-context'
import { catalogueTexts } from '../texts'
import { groupPreview } from './group-preview'
import { percentOf } from './percent'
import { PreviewLine } from './preview-line'
import { MoneyField } from '../../ui/fields/money-field'

interface PricesDialogProps {
  /** The category it was opened for; null for the whole catalogue. */
  categoryId: string | null
  catalogue: Catalogue
  onClose: () => void
}

const nothing: PriceChange = { centavos: 0 }
const roundings = ['none', 'to_5', 'to_10', 'to_90'] as const satisfies readonly PriceRounding[]

/** Many prices at once: which, by how much, what comes out; one step that can be taken back. */
export function PricesDialog({ categoryId, catalogue, onClose }: PricesDialogProps) {
  const t = useTexts(catalogueTexts)
  const { store } = useCatalogue()
  const [scope, setScope] = useState(categoryId ?? '')
  const [search, setSearch] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [unit, setUnit] = useState<'percent' | 'cents'>('percent')
  const [direction, setDirection] = useState<'up' | 'down'>('up')
  const [percent, setPercent] = useState('')
  const [amount, setAmount] = useState('')
  const [round, setRound] = useState<PriceRounding>('none')

  const sought = useDeferredValue(search)
  const candidates = useMemo(() => {
    const places = new Map(catalogue.categories.map(({ id }, place) => [id, place]))
    return searchItems(catalogue, sought)
      .filter((item) => scope === '' || item.category_id === scope)
      .sort((one, other) => (places.get(one.category_id) ?? 0) - (places.get(other.category_id) ?? 0))
  }, [catalogue, sought, scope])
  const change = useMemo(
    () => changeOf(unit, direction, unit === 'percent' ? percentOf(percent) : centsFromDigits(amount)),
    [unit, direction, percent, amount],
  )
  const plan = useMemo(() => {
    const itemIds = candidates.map(({ id }) => id)
    return changePrices(catalogue, { itemIds, change: change ?? nothing, round: change ? round : 'none' })
  }, [catalogue, candidates, change, round])
  const lines = useMemo(() => groupPreview(plan.preview), [plan])
  const chosen = candidates.filter(({ id }) => !left.has(id)).map(({ id }) => id)
  const changed = plan.preview.filter(({ id, before, after }) => before !== after && !left.has(id)).length

  const toggle = (id: string) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }
  const apply = () => {
    if (!change) return
    const section = catalogue.categories.find(({ id }) => id === scope)?.section ?? 'cardapio'
    store.edit(
      (current) =>
        changePrices(current, {
          itemIds: chosen.filter((id) => current.items.some((row) => row.id === id)),
          change,
          round,
        }).changes,
      { purpose: 'prices', section, label: t('pricesChanged', { count: changed }) },
    )
    onClose()
  }

  return (
    <SidePanel
      onClose={onClose}
      title={t('changePrices')}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2.5">
          <p role="status" className="mr-auto font-medium">
            {t('pricesWillChange', { count: changed })}
          </p>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={changed === 0} onClick={apply}>
            {t('applyPrices')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('pricesOf')}>
            {(ids) => (
              <Select
                {...ids}
                value={scope}
                onChange={(event) => setScope(event.target.value)}
                options={[
                  { value: '', label: t('wholeCatalogue') },
                  ...catalogue.categories.map(({ id, nome }) => ({ value: id, label: nome })),
                ]}
              />
            )}
          </Field>
          <Field label={t('filterByWord')}>
            {(ids) => (
              <TextInput
                {...ids}
                type="search"
                placeholder={t('searchPlaceholder')}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            )}
          </Field>
        </div>
        <div className="grid gap-4 sm:grid-cols-[auto_auto_minmax(0,1fr)] sm:items-end">
          <Segmented
            label={t('direction')}
            options={[
              { id: 'up', content: t('raise') },
              { id: 'down', content: t('lower') },
            ]}
            selected={direction}
            onSelect={setDirection}
          />
          <Segmented
            label={t('unit')}
            options={[
              { id: 'percent', content: '%', name: t('unitPercent') },
              { id: 'cents', content: 'R$', name: t('unitReais') },
            ]}
            selected={unit}
            onSelect={setUnit}
          />
          {unit === 'percent' ? (
            <Field label={t('byPercent')}>
              {(ids) => (
                <TextInput
                  {...ids}
                  inputMode="decimal"
                  placeholder="10"
                  value={percent}
                  onChange={(event) => setPercent(event.target.value.replace(/[^\d.,]/g, '').slice(0, 6))}
                  className="text-right tabular-nums"
                />
              )}
            </Field>
          ) : (
            <MoneyField label={t('byAmount')} value={amount} onValueChange={setAmount} />
          )}
        </div>
        <Field label={t('rounding')} hint={t('roundingHint')}>
          {(ids) => (
            <Select
              {...ids}
              value={round}
              onChange={(event) => setRound(event.target.value as PriceRounding)}
              options={roundings.map((value) => ({ value, label: t(`round_${value}`) }))}
            />
          )}
        </Field>
        <section aria-label={t('preview')} className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <h3 className="text-lg">{t('preview')}</h3>
            <Button
              kind="quiet"
              onClick={() => setLeft(chosen.length > 0 ? new Set([...left, ...chosen]) : new Set())}
            >
              {t(chosen.length > 0 ? 'chooseNone' : 'chooseAll')}
            </Button>
          </div>
          {lines.length === 0 && <p className="text-ink-soft">{t('nothingFound')}</p>}
          <ul className="grid grid-cols-1">
            {lines.map((line) => (
              <PreviewLine key={line.id} line={line} chosen={!left.has(line.id)} onToggle={toggle} />
            ))}
          </ul>
        </section>
      </div>
    </SidePanel>
  )
}

function changeOf(
  unit: 'percent' | 'cents',
  direction: 'up' | 'down',
  figure: number | null,
): PriceChange | null {
  if (figure === null || figure === 0) return null
  const signed = direction === 'up' ? figure : -figure
  return unit === 'percent' ? { percent: signed } : { centavos: signed }
}
