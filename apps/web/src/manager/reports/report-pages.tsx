import type { ReportTable } from '@balcao/contract/manager'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Callout } from '../../ui/notices/callout'
import { EmptyState } from '../../ui/notices/empty-state'
import { useWords } from '../words/use-words'
import { PageTurner } from './page-turner'
import { ReportSheet } from './report-sheet'
import { ReportTotals } from './report-totals'

const rowsOfPage = 50

/** A report on the screen, a page at a time; it scrolls sideways where it is wider than the screen. */
export function ReportPages({ report, title }: { report: ReportTable; title: string }) {
  const { t } = useWords()
  const pages = Math.max(1, Math.ceil(report.rows.length / rowsOfPage))
  const [turned, setTurned] = useState(0)
  const page = Math.min(turned, pages - 1)
  const first = page * rowsOfPage
  if (report.rows.length === 0)
    return (
      <div className="rounded-lg border border-line bg-surface shadow-card">
        <EmptyState icon={<FileText size={30} aria-hidden="true" />} title={t('reportEmpty')}>
          {t('reportEmptyText')}
        </EmptyState>
      </div>
    )
  return (
    <>
      <ReportTotals report={report} />
      {report.rows.length < report.count && (
        <Callout>{t('reportCut', { shown: report.rows.length, count: report.count })}</Callout>
      )}
      <div
        role="region"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
        data-scrolls-sideways
        className="overflow-x-auto rounded-lg border border-line bg-surface shadow-card [&_tbody_tr]:border-t [&_tbody_tr]:border-line [&_tfoot]:border-t-2 [&_tfoot]:border-line-strong [&_thead]:bg-sunken"
      >
        <ReportSheet report={report} rows={report.rows.slice(first, first + rowsOfPage)} caption={title} />
      </div>
      <PageTurner page={page} pages={pages} onTurn={setTurned} />
    </>
  )
}
