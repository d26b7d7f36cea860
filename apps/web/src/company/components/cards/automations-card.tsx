import { ChevronRight, Webhook } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../../i18n/language'
import { useMay } from '../../../shared/role/role-scope'
import { companyTexts } from '../../texts'
import { TitledCard } from '../../../ui/page/titled-card'

/** The way to the page where other programs are connected. */
export function AutomationsCard() {
  const t = useTexts(companyTexts)
  const may = useMay('automations.keys')
  if (!may) return null
  return (
    <TitledCard icon={<Webhook size={22} aria-hidden="true" />} title={t('section_automations')}>
      <p className="text-ink-soft">{t('automationsText')}</p>
      <Link
        to="/dashboard/company/automacoes"
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-ink underline-offset-4 hover:underline"
      >
        {t('automationsOpen')}
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
    </TitledCard>
  )
}
