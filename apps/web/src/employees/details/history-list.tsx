import type { EmployeeHistoryEntry } from '@balcao/contract/employees'
import { useTexts } from '../../i18n/language'
import { Time } from '../../ui/values/time'
import { employeesTexts } from '../texts'
import { actWords, byWords } from './history-words'

/** What was done to the record, newest first: who looked at the salary as well. */
export function HistoryList({ entries, zone }: { entries: readonly EmployeeHistoryEntry[]; zone: string }) {
  const t = useTexts(employeesTexts)
  return (
    <section aria-label={t('history')} className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-lg">{t('history')}</h3>
      {entries.length === 0 && <p className="text-ink-soft">{t('historyEmpty')}</p>}
      <ol className="grid gap-2.5">
        {entries.map((entry) => (
          <li key={entry.id} className="grid">
            <span className="font-medium break-words">{actWords(entry, t)}</span>
            <span className="text-sm text-ink-soft">
              <Time at={entry.at} zone={zone} show="both" /> · {byWords(entry.by, t)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
