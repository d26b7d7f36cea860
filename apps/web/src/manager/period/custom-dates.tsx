import { MOST_DAYS } from '@balcao/domain/manager'
import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { TextInput } from '../../ui/fields/text-input'
import type { ManagerWords } from '../texts'
import { useWords } from '../words/use-words'
import { problemOfDays, type DaysProblem } from './chosen-days'

interface CustomDatesProps {
  from: string
  to: string
  onChoose: (from: string, to: string) => void
}

/** Two dates; they count as soon as they make a period, and until then the last ones do. */
export function CustomDates({ from, to, onChoose }: CustomDatesProps) {
  const { t } = useWords()
  const id = useId()
  const [typed, setTyped] = useState({ from, to })
  const problem = problemOfDays(typed.from, typed.to)
  const change = (next: { from: string; to: string }) => {
    setTyped(next)
    if (problemOfDays(next.from, next.to) === null) onChoose(next.from, next.to)
  }
  return (
    <div className="grid gap-1 max-sm:w-full">
      <div className="flex gap-2">
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="flex min-w-0 flex-1 gap-x-2 gap-y-1 max-sm:flex-col sm:items-center">
            <span className="text-sm font-semibold">{t(end)}</span>
            <TextInput
              type="date"
              value={typed[end]}
              aria-invalid={problem ? true : undefined}
              aria-describedby={id}
              onChange={({ target }) => change({ ...typed, [end]: target.value })}
              className="min-w-0 px-2 tabular-nums"
            />
          </label>
        ))}
      </div>
      <p
        id={id}
        aria-live="polite"
        className="flex items-center gap-1.5 text-sm font-semibold text-danger-ink empty:hidden"
      >
        {problem && (
          <>
            <CircleAlert size={18} aria-hidden="true" className="shrink-0" />
            <span>{problemText(problem, t)}</span>
          </>
        )}
      </p>
    </div>
  )
}

function problemText(problem: DaysProblem, t: ManagerWords): string {
  switch (problem) {
    case 'missing':
      return t('datesMissing')
    case 'reversed':
      return t('datesReversed')
    case 'tooMany':
      return t('datesTooMany', { days: MOST_DAYS })
    default:
      return t('datesOdd')
  }
}
