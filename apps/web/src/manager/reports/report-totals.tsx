import type { ReportTable } from '@balcao/contract/manager'
import { useWords } from '../words/use-words'
import { cellText } from './cell-text'
import { columnTitle } from './column-title'

/** The sums of a report over all its rows, above them: below they may be pages away. */
export function ReportTotals({ report }: { report: ReportTable }) {
  const words = useWords()
  const { t } = words
  const sums = report.columns
    .map((column, place) => ({ ...column, total: report.totals[place] ?? null }))
    .filter(({ total }) => total !== null)
  if (sums.length === 0) return null
  return (
    <section aria-label={t('totals')} className="rounded-lg border border-line bg-surface px-4 py-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {sums.map(({ key, kind, total }) => (
          <div key={key}>
            <dt className="text-sm text-ink-soft">{columnTitle(key, t)}</dt>
            <dd className="text-lg font-semibold whitespace-nowrap tabular-nums">
              {cellText(total, kind, words)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
