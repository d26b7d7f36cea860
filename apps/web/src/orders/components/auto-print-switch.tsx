import { updateCustomer, type CompanyRecord } from '@balcao/contract/company'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { commonTexts } from '../../i18n/common-texts'
import { useTexts } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { companyKey } from '../../shared/company/company-query'
import { useCompanyRecord } from '../../shared/company/use-company-record'
import { logFailure } from '../../lib/log'
import { useMay } from '../../shared/role/role-scope'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'
import { Switch } from '../../ui/switch'
import { ordersTexts } from '../texts'

/** Automatic printing: the company's imprime_auto, saved with update-customer (ORD-10); a failure puts it back. */
export function AutoPrintSwitch({ cnpj }: { cnpj: string }) {
  const t = useTexts(ordersTexts)
  const tCommon = useTexts(commonTexts)
  const maySwitch = useMay('company.updateCustomer')
  const client = useQueryClient()
  const { record: company, error, reload } = useCompanyRecord()
  const show = (imprime_auto: boolean) =>
    client.setQueryData<CompanyRecord>(companyKey(cnpj), (known) =>
      known ? { ...known, imprime_auto } : known,
    )
  const save = useMutation({
    mutationFn: (imprime_auto: boolean) => call(updateCustomer, { body: { cnpj, imprime_auto } }),
    onMutate: (imprime_auto) => {
      void client.cancelQueries({ queryKey: companyKey(cnpj) })
      show(imprime_auto)
    },
    onError: (error, imprime_auto) => {
      logFailure('automatic printing was not saved', error)
      show(!imprime_auto)
    },
  })
  if (!company && error) {
    return (
      <Button kind="quiet" className="px-2" onClick={reload}>
        {t('autoPrint')}: {t('retry')}
      </Button>
    )
  }
  if (!company) return <Skeleton className="h-11 w-56" />
  return (
    <div className="grid">
      <Switch
        label={t('autoPrint')}
        checked={company.imprime_auto}
        busy={save.isPending}
        disabled={!maySwitch}
        onChange={(on) => save.mutate(on)}
      />
      {!maySwitch && <p className="text-sm text-ink-soft">{tCommon('managerOnly')}</p>}
      <p role="status" className="max-w-64 text-sm font-semibold text-danger-ink empty:hidden">
        {save.isError ? t('autoPrintFailed') : null}
      </p>
    </div>
  )
}
