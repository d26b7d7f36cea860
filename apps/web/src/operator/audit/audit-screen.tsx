import { useTexts } from '../../i18n/language'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { Card } from '../../ui/page/card'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { PageTitle } from '../../ui/page/page-title'
import { Select } from '../../ui/choices/select'
import { listBars, More } from '../list-loading'
import { operatorTexts } from '../texts'
import { useAddressWord } from '../use-address-word'
import { AuditList } from './audit-list'
import { useAudit } from './audit.queries'
import { CompanyFilter } from './company-filter'
import { auditTexts } from '../../shared/audit/audit-texts'

/** What acts begin with, of each part of the product. */
const areas = [
  'operator.',
  'licence.',
  'auth.',
  'company.',
  'pix.',
  'employee.',
  'customer.',
  'api-key.',
  'webhook.',
  'channel.',
  'google.',
  'print-station.',
] as const

/** /operador/auditoria: who did what, to which company, when. */
export function AuditScreen() {
  const t = useTexts(auditTexts)
  const tOperator = useTexts(operatorTexts)
  useDocumentTitle(tOperator('navAudit'))
  const [companyId, setCompany] = useAddressWord('empresa')
  const [area, setArea] = useAddressWord('atos')
  const list = useAudit(companyId, area)
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageTitle>{tOperator('navAudit')}</PageTitle>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <CompanyFilter companyId={companyId} onChoose={setCompany} />
        <div className="sm:w-64">
          <Select
            aria-label={t('area')}
            placeholder={t('area_all')}
            value={area}
            options={areas.map((value) => ({ value, label: t(`area_${value}`) }))}
            onChange={({ target }) => setArea(target.value)}
          />
        </div>
      </div>
      {!list.data && <NotThereYet reading={list} failed={t('failed')} t={tOperator} {...listBars} />}
      {list.data && (
        <Card aria-busy={list.isPlaceholderData}>
          <AuditList entries={list.data.pages.flatMap((page) => page.entries)} withCompany />
          <More list={list} />
        </Card>
      )}
    </div>
  )
}
