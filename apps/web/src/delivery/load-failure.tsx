import { formatBrl } from '@balcao/domain/money'
import { CloudOff } from 'lucide-react'
import { useErrorText } from '../i18n/error-text'
import { useTexts } from '../i18n/language'
import type { CompanyLoad } from '../shared/company/use-company-record'
import { Badge } from '../ui/values/badge'
import { Button } from '../ui/buttons/button'
import { Card } from '../ui/page/card'
import { EmptyState } from '../ui/notices/empty-state'
import { loadFailureText } from './load-failure-text'
import { sampleDelivery } from './sample-delivery'
import { deliveryTexts } from './texts'

/**
 * The settings could not be read: why, a button that reads them again (DELIV-32, DELIV-34), and what they look like in
 * an example that says it is one and cannot be saved (DELIV-33, decision 0026, W7).
 */
export function LoadFailure({ load }: { load: CompanyLoad }) {
  const t = useTexts(deliveryTexts)
  const errorText = useErrorText()
  return (
    <div className="grid gap-4">
      <div role="alert">
        <EmptyState
          icon={<CloudOff size={30} aria-hidden="true" />}
          title={t('loadFailed')}
          action={
            <Button busy={load.isFetching} onClick={load.reload}>
              {t('retry')}
            </Button>
          }
        >
          {loadFailureText(load.error, errorText(load.error, ''), t)}
        </EmptyState>
      </div>
      <Card className="mx-auto grid w-full max-w-md gap-3 border-dashed">
        <Badge tone="analysis">{t('example')}</Badge>
        <dl className="grid grid-cols-[1fr_auto] gap-2">
          <dt>{t('tempo_entrega')}</dt>
          <dd className="font-semibold">{t('minutes', { count: sampleDelivery.tempo_entrega })}</dd>
          <dt>{t('taxa_entrega_cents')}</dt>
          <dd className="font-semibold">{formatBrl(sampleDelivery.taxa_entrega_cents)}</dd>
        </dl>
      </Card>
    </div>
  )
}
