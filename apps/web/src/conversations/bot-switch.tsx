import { updateCustomer, type CompanyRecord } from '@balcao/contract/company'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { commonTexts } from '../i18n/common-texts'
import { useTexts } from '../i18n/language'
import { call } from '../lib/http/api'
import { companyCacheName, companyKey } from '../shared/company/company-query'
import { useCompanyRecord } from '../shared/company/use-company-record'
import { localCache } from '../lib/caches/local-cache'
import { logFailure } from '../lib/log'
import { useMay } from '../shared/role/role-scope'
import { Skeleton } from '../ui/skeleton'
import { Switch } from '../ui/switch'
import { conversationsTexts } from './texts'

/**
 * The company's bot: shows and saves BOT_ON (CONV-05), busy meanwhile (CONV-18); a failure puts it back (CONV-32), and
 * is said on a line of its own below the row it stands in.
 */
export function BotSwitch() {
  const t = useTexts(conversationsTexts)
  const tCommon = useTexts(commonTexts)
  const maySwitch = useMay('company.updateCustomer')
  const client = useQueryClient()
  const { cnpj, record } = useCompanyRecord()
  const key = companyKey(cnpj)
  const show = (BOT_ON: boolean) =>
    client.setQueryData<CompanyRecord>(key, (known) => (known ? { ...known, BOT_ON } : known))
  const save = useMutation({
    mutationFn: (BOT_ON: boolean) => call(updateCustomer, { body: { cnpj, BOT_ON } }),
    onMutate: (wanted) => {
      localCache.remove(cnpj, companyCacheName)
      void client.cancelQueries({ queryKey: key })
      show(wanted)
    },
    onError: (error, wanted) => {
      logFailure('the bot was not switched', error)
      show(!wanted)
    },
  })
  if (!record) return <Skeleton className="h-11 w-28" />
  return (
    <>
      <Switch
        label={t('bot')}
        checked={record.BOT_ON}
        busy={save.isPending}
        disabled={!maySwitch}
        onChange={(on) => save.mutate(on)}
      />
      {!maySwitch && <p className="order-last w-full text-sm text-ink-soft">{tCommon('managerOnly')}</p>}
      <p role="status" className="order-last w-full text-sm font-semibold text-danger-ink empty:hidden">
        {save.isError ? t('botFailed') : null}
      </p>
    </>
  )
}
