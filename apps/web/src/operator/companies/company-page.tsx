import type { OperatorCompanyDetails } from '@balcao/contract/operator'
import { formatCnpj, formatPhone } from '@balcao/domain/company'
import { Link, useParams } from 'react-router'
import { useTexts } from '../../i18n/language'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { useMinute } from '../../lib/hooks/use-now'
import { BackTitle } from '../../ui/page/back-title'
import { Time } from '../../ui/values/time'
import { AuditList } from '../audit/audit-list'
import { FactList } from '../fact-list'
import { LeadStateBadge } from '../leads/lead-state-badge'
import { ListSkeleton } from '../list-loading'
import { MenuFileList } from '../menu-file-list'
import { NotThere } from '../not-there'
import { TitledCard } from '../../ui/page/titled-card'
import { TwoColumns } from '../two-columns'
import { operatorTexts } from '../texts'
import { AccessCard } from './access-card'
import { AddressesCard } from './addresses-card'
import { Concerns } from './company-row'
import { useCompany } from './companies.queries'
import { HealthCard } from './health-card'
import { InstanceCard } from './instance-card'
import { LicenceCard } from './licence-card'
import { ModulesCard } from './modules-card'
import { TermsCard } from './terms-card'
import { companiesTexts } from './texts'

/** /operador/empresas/…: one company, how it is, and what can be done for it. Nothing here acts as the company. */
export function CompanyPage() {
  const { companyId = '' } = useParams()
  const t = useTexts(companiesTexts)
  const tOperator = useTexts(operatorTexts)
  const query = useCompany(companyId)
  const company = query.data
  useDocumentTitle(company?.nome ?? tOperator('navCompanies'))
  if (company) return <Company key={company.id} company={company} />
  return query.error ? <NotThere title={t('companyFailed')} query={query} /> : <ListSkeleton />
}

function Company({ company }: { company: OperatorCompanyDetails }) {
  const t = useTexts(companiesTexts)
  const tOperator = useTexts(operatorTexts)
  const now = useMinute()
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-2">
        <BackTitle backHref="/operador/empresas" back={t('back')}>
          {company.nome}
        </BackTitle>
        <Concerns company={company} now={now} />
      </div>
      <TwoColumns
        left={
          <>
            <LicenceCard company={company} />
            <ModulesCard company={company} />
            <TermsCard company={company} />
            <TitledCard title={tOperator('files')}>
              <MenuFileList files={company.files} />
            </TitledCard>
          </>
        }
        right={
          <>
            <HealthCard company={company} />
            <AccessCard company={company} />
            <InstanceCard company={company} />
            <AddressesCard company={company} />
            <ContactCard company={company} />
          </>
        }
      />
      <TitledCard
        title={tOperator('navAudit')}
        aside={
          <Link
            to={`/operador/auditoria?empresa=${company.id}`}
            className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline"
          >
            {t('wholeAudit')}
          </Link>
        }
      >
        <AuditList entries={company.audit} />
      </TitledCard>
    </div>
  )
}

function ContactCard({ company }: { company: OperatorCompanyDetails }) {
  const t = useTexts(companiesTexts)
  const tOperator = useTexts(operatorTexts)
  const place = [company.cidade, company.estado].filter(Boolean).join('/')
  return (
    <TitledCard title={t('record')}>
      <FactList
        facts={[
          { name: tOperator('cnpj'), value: formatCnpj(company.cnpj) },
          { name: tOperator('email'), value: company.email },
          {
            name: tOperator('phone'),
            value: company.telefone ? formatPhone(company.telefone) : tOperator('notSaid'),
          },
          { name: t('place'), value: place || tOperator('notSaid') },
          { name: t('zone'), value: company.time_zone },
          { name: t('since'), value: <Time at={company.created_at} zone={company.time_zone} show="date" /> },
        ]}
      />
      {company.leads.length > 0 && (
        <ul aria-label={tOperator('navLeads')} className="grid gap-1">
          {company.leads.map(({ id, state, created_at }) => (
            <li key={id}>
              <Link
                to={`/operador/cadastros/${id}`}
                className="flex min-h-11 items-center gap-3 rounded-md font-semibold text-accent-ink underline-offset-4 hover:underline"
              >
                {t('lead')} <Time at={created_at} show="both" /> <LeadStateBadge state={state} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  )
}
