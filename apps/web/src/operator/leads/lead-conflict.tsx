import type { OperatorLeadDetails } from '@balcao/contract/operator'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { Callout } from '../../ui/notices/callout'
import { operatorTexts } from '../texts'
import { LeadStateBadge } from './lead-state-badge'
import { leadNow } from './leads.queries'

interface LeadConflictProps {
  /** As the server says that it stands now. */
  lead: OperatorLeadDetails
  error: Error | null
  fallback: string
}

/** Why something was not done. When somebody else was faster: how the lead stands now. */
export function LeadConflict({ lead, error, fallback }: LeadConflictProps) {
  const t = useTexts(operatorTexts)
  const errorText = useErrorText()
  if (!error) return null
  return (
    <Callout kind="danger" live>
      <span className="grid gap-2">
        <span>{errorText(error, fallback)}</span>
        {leadNow(error) && (
          <span className="flex flex-wrap items-center gap-2 font-normal">
            {t('standsNow')} <LeadStateBadge state={lead.state} />
            {lead.company && <span>{t('companyNow', { name: lead.company.nome })}</span>}
            {lead.note !== '' && <span className="w-full">{t('noteTheirs', { note: lead.note })}</span>}
          </span>
        )}
      </span>
    </Callout>
  )
}
