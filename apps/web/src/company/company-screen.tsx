import type { ReactNode } from 'react'
import { useTexts } from '../i18n/language'
import { useCompanyRecord } from '../shared/company/use-company-record'
import { useDocumentTitle } from '../lib/hooks/use-document-title'
import { Button } from '../ui/buttons/button'
import { Dialog } from '../ui/dialogs/dialog'
import { Tabs } from '../ui/choices/tabs'
import { CompanyTab } from './company-tab'
import { SourceBadge } from './components/cards/source-badge'
import type { CompanyLoad } from '../shared/company/use-company-record'
import type { Reading } from '../lib/hooks/use-reading'
import { companyTexts } from './texts'
import { companyTabs, useCompanyTab, type CompanyTabName } from './use-company-tab'

interface CompanyScreenProps {
  /** What the other two tabs show; each is rendered only while it is chosen. */
  catalogue: ReactNode
  /** How the catalogue was read; null before there is one. */
  catalogueReading: Reading | null
  delivery: ReactNode
  /** Above the tabs: what a new company has still to do. */
  firstSteps: ReactNode
  /** A card of the first tab: whether PIX confirms itself. */
  pix: ReactNode
  /** A card of the first tab: what the company sent when it came. */
  menuFiles: ReactNode
}

/** /dashboard/company (COMP-01): three tabs, the chosen one in the address. */
export function CompanyScreen(props: CompanyScreenProps) {
  const { catalogue, catalogueReading, delivery, firstSteps, pix, menuFiles } = props
  const t = useTexts(companyTexts)
  useDocumentTitle(t('title'))
  const load = useCompanyRecord()
  const { shown, asking, select, stay, leave } = useCompanyTab()
  const reading = shown === 'cardapio' ? withCompany(catalogueReading, load) : load.record && load
  const panels: Record<CompanyTabName, ReactNode> = {
    empresa: <CompanyTab load={load} pix={pix} menuFiles={menuFiles} />,
    cardapio: catalogue,
    delivery,
  }
  return (
    <div className="mx-auto grid max-w-screen-xl grid-cols-1 gap-3 pb-10 sm:gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
        {reading && <SourceBadge reading={reading} />}
      </div>
      {firstSteps}
      <Tabs
        label={t('tabs')}
        tabs={companyTabs.map((id) => ({ id, label: t(`tab_${id}`), panel: panels[id] }))}
        selected={shown}
        onSelect={select}
      />
      <Dialog
        open={asking}
        onClose={stay}
        title={t('unsavedTitle')}
        description={t('unsavedText')}
        actions={
          <>
            <Button kind="danger" onClick={leave}>
              {t('leave')}
            </Button>
            <Button onClick={stay}>{t('stay')}</Button>
          </>
        }
      />
    </div>
  )
}

/** The catalogue's tab shows the catalogue's age; reading it again reads the record with it. */
function withCompany(reading: Reading | null, load: CompanyLoad): Reading | null {
  if (!reading) return null
  const reload = () => {
    reading.reload()
    load.reload()
  }
  return { ...reading, isFetching: reading.isFetching || load.isFetching, reload }
}
