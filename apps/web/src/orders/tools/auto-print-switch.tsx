import { commonTexts } from '../../i18n/common-texts'
import { useTexts } from '../../i18n/language'
import { useCompanySwitch } from '../../shared/company/use-company-switch'
import { useMay } from '../../shared/role/role-scope'
import { Button } from '../../ui/buttons/button'
import { Switch } from '../../ui/choices/switch'
import { Skeleton } from '../../ui/waiting/skeleton'
import { ordersTexts } from '../texts'

/** Automatic printing: the company's imprime_auto, saved with update-customer (ORD-10); a failure puts it back. */
export function AutoPrintSwitch() {
  const t = useTexts(ordersTexts)
  const tCommon = useTexts(commonTexts)
  const maySwitch = useMay('company.updateCustomer')
  const { on, press, isSaving, hasFailed, error, reload } = useCompanySwitch('imprime_auto')
  if (on === undefined && error) {
    return (
      <Button kind="quiet" className="px-2" onClick={reload}>
        {t('autoPrint')}: {t('retry')}
      </Button>
    )
  }
  if (on === undefined) return <Skeleton className="h-11 w-56" />
  return (
    <div className="grid">
      <Switch label={t('autoPrint')} checked={on} busy={isSaving} disabled={!maySwitch} onChange={press} />
      {!maySwitch && <p className="text-sm text-ink-soft">{tCommon('managerOnly')}</p>}
      <p role="status" className="max-w-64 text-sm font-semibold text-danger-ink empty:hidden">
        {hasFailed ? t('autoPrintFailed') : null}
      </p>
    </div>
  )
}
