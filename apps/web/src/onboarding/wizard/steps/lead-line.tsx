import { formatCnpj } from '@balcao/domain/company'
import { Building2 } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import type { FoundLead } from '../data/read-lead'
import { wizardTexts } from '../texts'

/** The company that a CNPJ belongs to. */
export function LeadLine({ lead }: { lead: FoundLead }) {
  const t = useTexts(wizardTexts)
  return (
    <div className="flex items-center gap-4 rounded-md bg-ready px-4 py-3 text-ready-ink">
      <Building2 size={28} aria-hidden="true" className="shrink-0" />
      <div className="min-w-0">
        <p className="text-sm font-medium">{t('leadFound')}</p>
        <p className="text-lg font-bold break-words">{lead.name}</p>
        <p className="tabular-nums">{formatCnpj(lead.cnpj)}</p>
      </div>
    </div>
  )
}
