import type { OperatorCompany } from '@balcao/contract/operator'
import { formatCnpj } from '@balcao/domain/company'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { Badge, type Tone } from '../../ui/values/badge'
import { concernsOf, type Concern } from './care'
import { HealthFacts } from './health-facts'
import { companiesTexts } from './texts'

interface CompanyRowProps {
  company: OperatorCompany
  /** Epoch milliseconds. */
  now: number
}

/** One company in the list: what is the matter first, then how each part of it is. */
export function CompanyRow({ company, now }: CompanyRowProps) {
  const place = [company.cidade, company.estado].filter(Boolean).join('/')
  return (
    <Link
      to={`/operador/empresas/${company.id}`}
      className="grid gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-4 py-3 shadow-card hover:border-ink-soft lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
    >
      <span className="grid min-w-0 content-start gap-1">
        <span className="text-lg font-semibold break-words">{company.nome}</span>
        <span className="text-sm text-ink-soft tabular-nums">
          {formatCnpj(company.cnpj)}
          {place && <span className="block">{place}</span>}
        </span>
      </span>
      <span className="grid min-w-0 content-start gap-2">
        <Concerns company={company} now={now} />
        <HealthFacts company={company} />
      </span>
    </Link>
  )
}

const tones: Record<Concern, Tone> = {
  request: 'accent',
  expired: 'danger',
  whatsapp: 'danger',
  google: 'danger',
  printing: 'danger',
  ending: 'analysis',
  password: 'analysis',
  quiet: 'analysis',
}

/** What is the matter with a company, nothing when all is well. */
export function Concerns({ company, now }: CompanyRowProps) {
  const t = useTexts(companiesTexts)
  const found = concernsOf(company, now)
  if (found.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1.5">
      {found.map((concern) => (
        <Badge key={concern} tone={tones[concern]} icon={<TriangleAlert size={16} aria-hidden="true" />}>
          {t(`care_${concern}`)}
        </Badge>
      ))}
    </span>
  )
}
