import type { CompanyRecord } from '@balcao/contract/company'
import { useLanguage, useTexts } from '../../../i18n/language'
import { Callout } from '../../../ui/notices/callout'
import { companyTexts } from '../../texts'

/** Says where the codes of a forgotten password go while that is not the company's own mailbox. */
export function RecoveryNotice({ record }: { record: CompanyRecord }) {
  const t = useTexts(companyTexts)
  const { locale } = useLanguage()
  const held = record.email_recuperacao
  if (!held) return null
  if (held.ate === null) return <Callout kind="warning">{t('recoveryKept', { email: held.email })}</Callout>
  const until = new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: record.time_zone,
  }).format(new Date(held.ate))
  return <Callout kind="info">{t('recoveryHeld', { email: held.email, until })}</Callout>
}
