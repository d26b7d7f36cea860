import type { OrderDetails } from '@balcao/contract/orders'
import { printOrder, resolvePrint, type PrintSummary } from '@balcao/contract/printing'
import { copyKinds, type CopyKind } from '@balcao/domain/printing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { logFailure } from '../../lib/log'
import { Badge, type Tone } from '../../ui/values/badge'
import { Button } from '../../ui/buttons/button'
import { LinkButton } from '../../ui/buttons/link-button'
import { Time } from '../../ui/values/time'
import { orderKeys } from '../data/orders.queries'
import { ordersTexts } from '../texts'
import { ReceiptPreview } from './receipt-preview'
import { Section } from '../../ui/page/section'

const tones: Record<PrintSummary['state'], Tone> = {
  pending: 'analysis',
  claimed: 'analysis',
  sending: 'analysis',
  printed: 'ready',
  uncertain: 'danger',
  failed: 'danger',
  expired: 'neutral',
}

/** What was printed, with its state; printing on purpose, per copy; the receipt as it would come out. */
export function PrintsSection({ details, zone }: { details: OrderDetails; zone: string }) {
  const t = useTexts(ordersTexts)
  const client = useQueryClient()
  const [previewing, setPreviewing] = useState<CopyKind | null>(null)
  const { order, prints } = details
  const refresh = () => client.invalidateQueries({ queryKey: orderKeys.details(order.id) })
  const print = useMutation({
    mutationFn: (copy: CopyKind) => call(printOrder, { params: { orderId: order.id }, body: { copy } }),
    onSuccess: refresh,
    onError: (error) => logFailure('a print was not queued', error),
  })
  const resolve = useMutation({
    mutationFn: ({ id, printed }: { id: string; printed: boolean }) =>
      call(resolvePrint, { params: { jobId: id }, body: { printed } }),
    onSuccess: refresh,
    onError: (error) => logFailure('the answer about a print was not saved', error),
  })

  const requested = prints.find(
    ({ id, state }) =>
      id === print.data?.id && (state === 'pending' || state === 'claimed' || state === 'sending'),
  )

  return (
    <Section
      title={t('prints')}
      aside={
        <LinkButton onClick={() => setPreviewing(previewing ? null : 'counter')}>{t('preview')}</LinkButton>
      }
    >
      {prints.length === 0 && <p className="text-ink-soft">{t('noPrints')}</p>}
      <ul className="grid gap-2">
        {prints.map((job) => (
          <li key={job.id} className="flex flex-wrap items-center gap-2">
            <span className="mr-auto">
              {job.reprint
                ? t('printNth', { copy: t(`copy_${job.copy}`), nth: job.revision })
                : t(`copy_${job.copy}`)}
              <span className="text-ink-soft">
                {' '}
                · <Time at={job.finished_at ?? job.created_at} zone={zone} />
                {job.station_name && ` · ${job.station_name}`}
              </span>
            </span>
            <Badge tone={tones[job.state]}>{t(`printState_${job.state}`)}</Badge>
            {job.state === 'uncertain' && (
              <span
                role="group"
                aria-label={t('paperQuestion')}
                className="flex w-full flex-wrap items-center gap-2"
              >
                <span className="mr-auto font-semibold">{t('paperQuestion')}</span>
                <Button
                  kind="secondary"
                  disabled={resolve.isPending}
                  onClick={() => resolve.mutate({ id: job.id, printed: true })}
                >
                  {t('paperYes')}
                </Button>
                <Button
                  kind="secondary"
                  disabled={resolve.isPending}
                  onClick={() => resolve.mutate({ id: job.id, printed: false })}
                >
                  {t('reprint')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {copyKinds.map((copy) => (
          <Button
            key={copy}
            kind="secondary"
            busy={print.isPending && print.variables === copy}
            icon={<Printer size={18} aria-hidden="true" />}
            onClick={() => print.mutate(copy)}
          >
            {t(prints.some((job) => job.copy === copy) ? 'reprintCopy' : 'printCopy', {
              copy: t(`copy_${copy}`),
            })}
          </Button>
        ))}
      </div>
      <p role="status" className="font-medium empty:hidden">
        {print.isError || resolve.isError
          ? t('printFailed')
          : requested && t('printRequested', { copy: t(`copy_${requested.copy}`) })}
      </p>
      {previewing && (
        <ReceiptPreview orderId={order.id} version={order.version} copy={previewing} onCopy={setPreviewing} />
      )}
    </Section>
  )
}
