import type { OperatorLead } from '@balcao/contract/operator'
import { formatCnpj, formatPhone } from '@balcao/domain/company'
import { UserCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { Badge } from '../../ui/values/badge'
import { Time } from '../../ui/values/time'
import { operatorTexts } from '../texts'
import { LeadStateBadge } from './lead-state-badge'

/** One lead in the list; all of it leads to the lead. */
export function LeadRow({ lead }: { lead: OperatorLead }) {
  const t = useTexts(operatorTexts)
  return (
    <Link
      to={`/operador/cadastros/${lead.id}`}
      className="grid gap-x-6 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 shadow-card hover:border-ink-soft md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto] md:items-center"
    >
      <span className="grid min-w-0 gap-1">
        <span className="text-lg font-semibold break-words">{lead.empresa}</span>
        <span className="text-ink-soft tabular-nums">{formatCnpj(lead.cnpj)}</span>
      </span>
      <span className="grid min-w-0 text-sm">
        <span className="font-medium break-words">
          {lead.responsavel} · {t(`niche_${nicheOf(lead.nicho)}`)}
        </span>
        <span className="text-ink-soft wrap-anywhere">{lead.email}</span>
        <span className="text-ink-soft tabular-nums">{formatPhone(lead.telefone)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-2 md:max-w-56 md:justify-end">
        <LeadStateBadge state={lead.state} />
        {lead.company && !lead.company.own && <AlreadyCustomer />}
        <span className="text-sm text-ink-soft">
          <Time at={lead.created_at} show="both" />
        </span>
      </span>
    </Link>
  )
}

/** The CNPJ has a company that this lead did not make. */
export function AlreadyCustomer() {
  const t = useTexts(operatorTexts)
  return (
    <Badge tone="danger" icon={<UserCheck size={16} aria-hidden="true" />}>
      {t('alreadyCustomer')}
    </Badge>
  )
}

const known = ['digital', 'clinica', 'tattoo', 'delivery', 'oficina'] as const

/** The niche that has a name; `other` for what an older form sent. */
export function nicheOf(nicho: string): (typeof known)[number] | 'other' {
  return known.find((one) => one === nicho) ?? 'other'
}
