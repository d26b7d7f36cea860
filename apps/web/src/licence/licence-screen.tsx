import type { LicenceData } from '@balcao/contract/licence'
import type { LicencePlan } from '@balcao/domain/licence'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../i18n/language'
import { zoneOf } from '../shared/company/company-query'
import { useCompanyCnpj } from '../shared/company/company-scope'
import { useCompanyRecord } from '../shared/company/use-company-record'
import { useDocumentTitle } from '../lib/hooks/use-document-title'
import { Button } from '../ui/buttons/button'
import { LoadFailure } from '../ui/notices/load-failure'
import { PageTitle } from '../ui/page/page-title'
import { Skeleton } from '../ui/waiting/skeleton'
import { useLicence } from './licence.queries'
import { CurrentPlanCard, ModulesCard } from './page/current-plan-card'
import { DaysCard } from './page/days-card'
import { HistoryCard } from './page/history-card'
import { OpenRequestCard } from './page/open-request-card'
import { PriceTables } from './page/price-tables'
import { RequestDialog } from './page/request-dialog'
import { StatusBanner } from './page/status-banner'
import { pageStateOf } from './page-state'
import { licencePageTexts } from './page-texts'

/** /dashboard/license (LIC-01): how the licence stands, what it costs, and a request for another term or plan. */
export function LicenceScreen() {
  const t = useTexts(licencePageTexts)
  useDocumentTitle(t('title'))
  const cnpj = useCompanyCnpj()
  const { data, error, isFetching, refetch } = useLicence(cnpj)
  const state = pageStateOf({ hasLicence: data !== undefined, hasFailed: error !== null })
  const [wanted, setWanted] = useState<LicencePlan | null>(null)
  const mayChoose = data?.may_request === true && data.request === null
  return (
    <div className="mx-auto max-w-screen-xl pb-10">
      <PageTitle
        actions={
          data?.may_request && (
            <Button icon={<Pencil size={18} aria-hidden="true" />} onClick={() => setWanted(data.plan)}>
              {t('edit')}
            </Button>
          )
        }
      >
        {t('title')}
      </PageTitle>
      {state === 'loading' && <Loading />}
      {state === 'failed' && error && (
        <LoadFailure title={t('loadFailed')} retry={t('reload')} reading={{ error, isFetching, refetch }} />
      )}
      {data && <Licence licence={data} onChoose={mayChoose ? setWanted : undefined} />}
      {data && wanted && <RequestDialog licence={data} plan={wanted} onClose={() => setWanted(null)} />}
    </div>
  )
}

interface LicenceProps {
  licence: LicenceData
  onChoose: ((plan: LicencePlan) => void) | undefined
}

function Licence({ licence, onChoose }: LicenceProps) {
  const t = useTexts(licencePageTexts)
  const zone = zoneOf(useCompanyRecord().record)
  const { request, may_request } = licence
  return (
    <div className="grid grid-cols-1 gap-5">
      <StatusBanner status={licence.status} />
      {request && <OpenRequestCard request={request} zone={zone} mayCancel={may_request} />}
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        <DaysCard licence={licence} />
        <CurrentPlanCard licence={licence} />
        <ModulesCard licence={licence} />
      </div>
      <PriceTables licence={licence} onChoose={onChoose} />
      {may_request ? <HistoryCard zone={zone} /> : <p className="text-ink-soft">{t('ownerOnly')}</p>}
    </div>
  )
}

function Loading() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <StatusBanner status="loading" />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-72 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  )
}
