import type { CustomerRecord, EraseReport } from '@balcao/contract/customers'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { logFailure } from '../../lib/log'
import { Button } from '../../ui/buttons/button'
import { notify } from '../../ui/notices/notify'
import { useExportCustomer } from '../customers.queries'
import { saveFile } from '../../lib/browser/save-file'
import { customersTexts } from '../texts'
import { EraseDialog } from './erase-dialog'

interface DangerZoneProps {
  customer: CustomerRecord
  zone: string
  onErased: (report: EraseReport) => void
}

/** What a person may ask of the shop about their own data: a copy, or that all of it goes. */
export function DangerZone({ customer, zone, onErased }: DangerZoneProps) {
  const t = useTexts(customersTexts)
  const errorText = useErrorText()
  const exporting = useExportCustomer(customer.key)
  const [erasing, setErasing] = useState(false)
  const save = async () => {
    try {
      const content = await exporting.mutateAsync()
      saveFile('cliente.json', JSON.stringify(content, null, 2), 'application/json')
      notify.success(t('exported'))
    } catch (error) {
      logFailure('a customer’s data were not exported', error)
      notify.error(errorText(error, t('exportFailed')))
    }
  }
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-lg">{t('privacy')}</h3>
      <p className="text-ink-soft">{t('privacyText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          busy={exporting.isPending}
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() => void save()}
        >
          {t('export')}
        </Button>
        <Button kind="danger" icon={<Trash2 size={18} aria-hidden="true" />} onClick={() => setErasing(true)}>
          {t('erase')}
        </Button>
      </div>
      {erasing && (
        <EraseDialog customer={customer} zone={zone} onErased={onErased} onClose={() => setErasing(false)} />
      )}
    </section>
  )
}
