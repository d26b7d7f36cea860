import type { ReportTable } from '@balcao/contract/manager'
import { columnTitle } from './column-title'
import { cellText, isFigure } from './cell-text'
import { useWords } from '../words/use-words'

interface ReportSheetProps {
  report: ReportTable
  /** The rows that are shown; totals are over all. */
  rows: ReportTable['rows']
  caption: string
}

/** The rows of a report with their totals at the end, for the screen and for paper. */
export function ReportSheet({ report, rows, caption }: ReportSheetProps) {
  const words = useWords()
  const { t } = words
  const side = (place: number) =>
    isFigure(report.columns[place]!.kind) ? 'text-right whitespace-nowrap' : 'text-left'
  const hasTotals = report.totals.some((total) => total !== null)
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {report.columns.map(({ key }, place) => (
            <th key={key} scope="col" className={`px-3 py-2.5 font-semibold ${side(place)}`}>
              {columnTitle(key, t)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a report's rows have nothing else of their own
          <tr key={index}>
            {report.columns.map(({ key, kind }, place) => (
              <td key={key} className={`px-3 py-2 ${side(place)}`}>
                {cellText(row[place] ?? null, kind, words)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {hasTotals && (
        <tfoot>
          <tr>
            {report.columns.map(({ key, kind }, place) => (
              <td key={key} className={`px-3 py-2.5 font-bold ${side(place)}`}>
                {place === 0 && report.totals[0] === null
                  ? t('totals')
                  : cellText(report.totals[place] ?? null, kind, words)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
