import { savePrintSettings, type PrintSettings } from '@balcao/contract/printing'
import { fulfilments } from '@balcao/domain/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { commonTexts } from '../i18n/common-texts'
import { useTexts } from '../i18n/language'
import { call } from '../lib/http/api'
import { useMay } from '../shared/role/role-scope'
import { logFailure } from '../lib/log'
import { Callout } from '../ui/callout'
import { Skeleton } from '../ui/skeleton'
import { CopyChoice } from './copy-choice'
import { printingKeys, usePrintSettings } from './printing.queries'
import { printingTexts } from './texts'

/** Which copies an arriving order prints, per kind of order; saved at once, put back when that fails. */
export function CopiesSection() {
  const t = useTexts(printingTexts)
  const tCommon = useTexts(commonTexts)
  const maySave = useMay('printing.saveSettings')
  const client = useQueryClient()
  const { data: settings } = usePrintSettings()
  const show = (next: PrintSettings) => client.setQueryData(printingKeys.settings, next)
  const save = useMutation({
    mutationFn: (copies: PrintSettings['copies']) => call(savePrintSettings, { body: { copies } }),
    onMutate(copies) {
      // Shown at once: its answer, asked for before, must not undo the press.
      void client.cancelQueries({ queryKey: printingKeys.settings })
      if (settings) show({ ...settings, copies })
      return settings
    },
    onSuccess: show,
    onError(error, _copies, before) {
      logFailure('the copies were not saved', error)
      if (before) show(before)
    },
  })
  if (!settings) return <Skeleton className="h-32" />
  const { copies } = settings
  return (
    <div className="grid gap-4">
      {!settings.imprime_auto && <Callout>{t('autoOff')}</Callout>}
      {fulfilments.map((kind) => (
        <CopyChoice
          key={kind}
          label={t(kind === 'delivery' ? 'kindDelivery' : 'kindPickup')}
          chosen={copies[kind]}
          disabled={!maySave}
          onChange={(chosen) => save.mutate({ ...copies, [kind]: chosen })}
        />
      ))}
      {!maySave && <p className="text-sm text-ink-soft">{tCommon('managerOnly')}</p>}
      <p role="status" className="font-semibold text-danger-ink empty:hidden">
        {save.isError && t('copiesFailed')}
      </p>
    </div>
  )
}
