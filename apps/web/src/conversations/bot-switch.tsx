import { commonTexts } from '../i18n/common-texts'
import { useTexts } from '../i18n/language'
import { useCompanySwitch } from '../shared/company/use-company-switch'
import { useMay } from '../shared/role/role-scope'
import { Switch } from '../ui/choices/switch'
import { Skeleton } from '../ui/waiting/skeleton'
import { conversationsTexts } from './texts'

/**
 * The company's bot: shows and saves BOT_ON (CONV-05), busy meanwhile (CONV-18); a failure puts it back (CONV-32), and
 * is said on a line of its own below the row it stands in.
 */
export function BotSwitch() {
  const t = useTexts(conversationsTexts)
  const tCommon = useTexts(commonTexts)
  const maySwitch = useMay('company.updateCustomer')
  const { on, press, isSaving, hasFailed } = useCompanySwitch('BOT_ON')
  if (on === undefined) return <Skeleton className="h-11 w-28" />
  return (
    <>
      <Switch label={t('bot')} checked={on} busy={isSaving} disabled={!maySwitch} onChange={press} />
      {!maySwitch && <p className="order-last w-full text-sm text-ink-soft">{tCommon('managerOnly')}</p>}
      <p role="status" className="order-last w-full text-sm font-semibold text-danger-ink empty:hidden">
        {hasFailed ? t('botFailed') : null}
      </p>
    </>
  )
}
