import { savePrintSettings, type PrintSettings } from '@balcao/contract/printing'
import { fulfilments } from '@balcao/domain/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { commonTexts } from '../i18n/common-texts'
import { useTexts } from '../i18n/language'
import { call } from '../lib/http/api'
import { useMay } from '../shared/role/role-scope'
import { logFailure } from '../lib/log'
import { Callout } from '../ui/notices/callout'
import { Skeleton } from '../ui/waiting/skeleton'
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
  // What was pressed stands until the server has answered: readings in between must not undo it.
  const [pressed, setPressed] = useState<PrintSettings['copies'] | null>(null)
  const save = useMutation({
    // One after the other: the last press is the last that is saved.
    scope: { id: 'print-copies' },
    mutationFn: (copies: PrintSettings['copies']) => call(savePrintSettings, { body: { copies } }),
    async onSuccess(saved) {
      await client.cancelQueries({ queryKey: printingKeys.settings })
      client.setQueryData(printingKeys.settings, saved)
    },
    onError: (error) => logFailure('the copies were not saved', error),
    onSettled: (_saved, _error, copies) => setPressed((now) => (now === copies ? null : now)),
  })
  if (!settings) return <Skeleton className="h-32" />
  const copies = pressed ?? settings.copies
  const press = (next: PrintSettings['copies']) => {
    setPressed(next)
    save.mutate(next)
  }
  return (
    <div className="grid gap-4">
      {!settings.imprime_auto && <Callout>{t('autoOff')}</Callout>}
      {fulfilments.map((kind) => (
        <CopyChoice
          key={kind}
          label={t(kind === 'delivery' ? 'kindDelivery' : 'kindPickup')}
          chosen={copies[kind]}
          disabled={!maySave}
          onChange={(chosen) => press({ ...copies, [kind]: chosen })}
        />
      ))}
      {!maySave && <p className="text-sm text-ink-soft">{tCommon('managerOnly')}</p>}
      <p role="status" className="font-semibold text-danger-ink empty:hidden">
        {save.isError && t('copiesFailed')}
      </p>
    </div>
  )
}
