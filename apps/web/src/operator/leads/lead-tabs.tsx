import { leadStates, type LeadState } from '@balcao/contract/operator'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { operatorTexts } from '../texts'

export const leadTabs = [...leadStates, 'all'] as const
type LeadTab = (typeof leadTabs)[number]

interface LeadTabsProps {
  selected: LeadTab
  /** How many the search finds in each state; nothing while they are read. */
  counts: Record<LeadState, number> | undefined
  onSelect: (tab: LeadTab) => void
}

/** The states of leads with their counts; each press shows one of them. */
export function LeadTabs({ selected, counts, onSelect }: LeadTabsProps) {
  const t = useTexts(operatorTexts)
  const countOf = (tab: LeadTab) =>
    counts && (tab === 'all' ? leadStates.reduce((sum, state) => sum + counts[state], 0) : counts[tab])
  return (
    <fieldset aria-label={t('byState')} className="flex min-w-0 flex-wrap gap-1 rounded-lg bg-sunken p-1">
      {leadTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          aria-pressed={tab === selected}
          onClick={() => onSelect(tab)}
          className={cx(
            'inline-flex min-h-11 flex-auto items-center justify-center gap-2 rounded-md px-3 font-semibold transition-colors',
            tab === selected ? 'bg-raised text-ink shadow-card' : 'text-ink-soft hover:text-ink',
          )}
        >
          {t(`tab_${tab}`)}
          <span className="tabular-nums">{countOf(tab) ?? '–'}</span>
        </button>
      ))}
    </fieldset>
  )
}
