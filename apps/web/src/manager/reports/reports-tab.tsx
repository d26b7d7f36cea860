import { reportKinds, type ReportKind } from '@balcao/domain/manager'
import { Download, Printer } from 'lucide-react'
import { Button } from '../../ui/buttons/button'
import { Field } from '../../ui/fields/field'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { Select } from '../../ui/choices/select'
import type { ChosenPeriod } from '../address'
import { csvAddress, useReport } from '../manager.queries'
import { daysText } from '../words/day-text'
import { useWords } from '../words/use-words'
import { ReportPages } from './report-pages'
import { ReportPaper } from './report-paper'
import { usePrinting } from './use-printing'
import { ButtonLink } from '../../ui/buttons/button-link'

interface ReportsTabProps {
  kind: ReportKind
  chosen: ChosenPeriod
  company: string
  hasAgenda: boolean
  onChoose: (kind: ReportKind) => void
}

/** 'Relatórios' (MGR-05): a table of the period with its totals, to read, to keep as a file and to print. */
export function ReportsTab({ kind, chosen, company, hasAgenda, onChoose }: ReportsTabProps) {
  const { t, locale } = useWords()
  const { data: report, error, isFetching, refetch } = useReport(kind, chosen)
  const printedAt = usePrinting()
  const title = t(`report_${kind}`)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('report')} className="min-w-56 max-sm:w-full">
          {(ids) => (
            <Select
              {...ids}
              value={kind}
              options={reportKinds
                .filter((one) => hasAgenda || (one !== 'appointments' && one !== 'services'))
                .map((value) => ({ value, label: t(`report_${value}`) }))}
              onChange={({ target }) => onChoose(reportKinds.find((one) => one === target.value) ?? kind)}
            />
          )}
        </Field>
        <ButtonLink
          href={csvAddress(kind, chosen)}
          download
          className="min-h-12 max-sm:flex-1"
          icon={<Download size={18} aria-hidden="true" />}
        >
          {t('downloadCsv')}
        </ButtonLink>
        <Button
          className="min-h-12 max-sm:flex-1"
          icon={<Printer size={18} aria-hidden="true" />}
          disabled={!report}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </div>
      {!report && (
        <NotThereYet
          reading={{ error, isFetching, refetch }}
          failed={t('loadFailed')}
          t={t}
          className="grid gap-4"
          bars={['h-6 max-w-md', 'h-120 rounded-lg']}
        />
      )}
      {report && (
        <>
          <p className="min-h-6 text-sm text-ink-soft tabular-nums">
            {daysText(report.period.from, report.period.to, locale)} ·{' '}
            {t('reportRows', { count: report.count })}
          </p>
          <ReportPages
            key={`${kind} ${report.period.from} ${report.period.to}`}
            report={report}
            title={title}
          />
        </>
      )}
      {report && printedAt !== null && (
        <ReportPaper report={report} title={title} company={company} at={printedAt} />
      )}
    </div>
  )
}
