import { SunMoon } from 'lucide-react'
import { useState } from 'react'
import { useCompanyRecord } from '../shared/company/use-company-record'
import { useDocumentTitle } from '../lib/hooks/use-document-title'
import { Button } from '../ui/buttons/button'
import { PageTitle } from '../ui/page/page-title'
import { Tabs } from '../ui/choices/tabs'
import { managerTabs, type ManagerTab } from './address'
import { AnalyticsTab } from './analytics/analytics-tab'
import { CutoffDialog } from './cutoff/cutoff-dialog'
import { useLiveFigures } from './live-figures'
import { OverviewTab } from './overview/overview-tab'
import { PeriodPicker } from './period/period-picker'
import { ReportsTab } from './reports/reports-tab'
import { useManagerAddress } from './use-manager-address'
import { useWords } from './words/use-words'

/** /dashboard/manager (MGR-01): what the owner learns from the day, the week and the month. */
export function ManagerScreen({ hasAgenda }: { hasAgenda: boolean }) {
  const { t } = useWords()
  useDocumentTitle(t('title'))
  useLiveFigures()
  const [address, show] = useManagerAddress()
  const { tab, chosen, report } = address
  const company = useCompanyRecord().record?.nome ?? ''
  const [isCutoffOpen, setCutoffOpen] = useState(false)
  const panels = {
    overview: <OverviewTab chosen={chosen} />,
    analytics: <AnalyticsTab address={address} onShow={show} />,
    reports: (
      <ReportsTab
        kind={report}
        chosen={chosen}
        company={company}
        hasAgenda={hasAgenda}
        onChoose={(kind) => show({ report: kind })}
      />
    ),
  }
  return (
    <div className="mx-auto max-w-screen-xl pb-10">
      <PageTitle
        actions={
          <Button
            kind="secondary"
            icon={<SunMoon size={18} aria-hidden="true" />}
            onClick={() => setCutoffOpen(true)}
          >
            {t('cutoff')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <div className="grid grid-cols-1 gap-4">
        <PeriodPicker key={chosen.period} chosen={chosen} onChoose={(next) => show({ chosen: next })} />
        <Tabs
          label={t('tabs')}
          selected={tab}
          onSelect={(next) => show({ tab: next })}
          tabs={(Object.keys(managerTabs) as ManagerTab[]).map((id) => ({
            id,
            label: t(`tab_${id}`),
            panel: panels[id],
          }))}
        />
      </div>
      {isCutoffOpen && <CutoffDialog onClose={() => setCutoffOpen(false)} />}
    </div>
  )
}
