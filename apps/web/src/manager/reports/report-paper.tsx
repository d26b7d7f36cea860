import type { ReportTable } from '@balcao/contract/manager'
import { createPortal } from 'react-dom'
import { Time } from '../../ui/values/time'
import { daysText } from '../words/day-text'
import { useWords } from '../words/use-words'
import './report-paper.css'
import { ReportSheet } from './report-sheet'

interface ReportPaperProps {
  report: ReportTable
  title: string
  company: string
  /** When it is printed, epoch milliseconds. */
  at: number
}

/** The report as it is printed: whose it is, of which days, all rows and the totals. Beside the page, which stays off paper. */
export function ReportPaper({ report, title, company, at }: ReportPaperProps) {
  const { t, locale } = useWords()
  const { from, to, time_zone } = report.period
  return createPortal(
    <div className="report-paper">
      <header>
        <div>
          <p>{company}</p>
          <h1>{title}</h1>
        </div>
        <div>
          <p>{t('periodOf', { period: daysText(from, to, locale) })}</p>
          <p>{t('reportRows', { count: report.count })}</p>
          <p>
            {t('printedOn')} <Time at={new Date(at).toISOString()} zone={time_zone} show="both" />
          </p>
        </div>
      </header>
      <ReportSheet report={report} rows={report.rows} caption={title} />
      {report.rows.length < report.count && (
        <p>{t('reportCut', { shown: report.rows.length, count: report.count })}</p>
      )}
    </div>,
    document.body,
  )
}
