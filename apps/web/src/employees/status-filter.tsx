import { employeeStatuses, type EmployeeStatus } from '@balcao/contract/employees'
import { useTexts } from '../i18n/language'
import { cx } from '../ui/look/class-names'
import { StatusDot } from './employee-status-badge'
import { employeesTexts } from './texts'

interface StatusFilterProps {
  /** How many of each the company has; absent until it is known. */
  counts: Readonly<Record<EmployeeStatus, number>> | undefined
  selected: EmployeeStatus | null
  onSelect: (status: EmployeeStatus | null) => void
}

/** All employees, or those of one status, each with how many there are. */
export function StatusFilter({ counts, selected, onSelect }: StatusFilterProps) {
  const t = useTexts(employeesTexts)
  const total = counts && employeeStatuses.reduce((sum, status) => sum + counts[status], 0)
  const chips = [
    { status: null, word: t('all'), count: total },
    ...employeeStatuses.map((status) => ({ status, word: t(`status_${status}`), count: counts?.[status] })),
  ]
  return (
    <fieldset aria-label={t('filter')} className="flex min-w-0 flex-wrap gap-2">
      {chips.map(({ status, word, count }) => (
        <button
          key={status ?? 'all'}
          type="button"
          aria-pressed={status === selected}
          onClick={() => onSelect(status)}
          className={cx(
            'inline-flex min-h-11 items-center gap-2 rounded-full border px-3.5 font-semibold max-sm:px-3 max-sm:text-sm',
            status === selected
              ? 'border-accent bg-accent-tint text-accent-ink'
              : 'border-line bg-surface hover:bg-sunken',
          )}
        >
          {status && <StatusDot status={status} />}
          {word}
          <span className="tabular-nums">{count ?? '–'}</span>
        </button>
      ))}
    </fieldset>
  )
}
