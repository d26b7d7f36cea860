import { chargeOrder, type CounterCharge } from '@balcao/contract/pix'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useErrorText } from '../../../i18n/error-text'
import { useTexts } from '../../../i18n/language'
import { call } from '../../../lib/http/api'
import { useLiveEvent } from '../../../lib/live/live-provider'
import { PixCode } from '../../../shared/pix/pix-code'
import { pixKeys } from '../../../shared/pix/refund/refund'
import { useTimeLeft } from '../../../shared/pix/use-time-left'
import { durationWords } from '../../../shared/words/duration-words'
import { Button } from '../../../ui/buttons/button'
import { Callout } from '../../../ui/notices/callout'
import { QrImage } from '../../../ui/values/qr-image'
import { Spinner } from '../../../ui/waiting/spinner'
import { ordersTexts } from '../../texts'

/** Where a live event got lost. */
const WATCH_MS = 5_000

/** What is owed of an order by PIX, for who stands at the counter to pay: the bank's own code, made when this is opened. */
export function OrderPix({ orderId }: { orderId: string }) {
  const t = useTexts(ordersTexts)
  const errorText = useErrorText()
  const client = useQueryClient()
  const key = [...pixKeys.ofOrder(orderId), 'charge'] as const
  const ask = (fresh: boolean) => call(chargeOrder, { params: { orderId }, body: fresh ? { fresh } : {} })
  useLiveEvent('PIX_CHANGED', ({ order_id }) => {
    if (order_id === orderId) void client.invalidateQueries({ queryKey: key })
  })
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: () => ask(false),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.charge?.state === 'making' ? WATCH_MS : false),
  })
  const fresh = useMutation({
    mutationFn: () => ask(true),
    onSuccess: (answer) => client.setQueryData(key, answer),
  })
  const problem = fresh.error ?? error
  return (
    <div className="grid gap-3">
      <p role="alert" className="font-semibold text-danger-ink empty:hidden">
        {problem && errorText(problem, t('pixAskFailed'))}
      </p>
      {data?.charge === null ? (
        <>
          <p>{t('pixNoBank')}</p>
          <Button kind="secondary" busy={fresh.isPending} onClick={() => fresh.mutate()}>
            {t('pixAgain')}
          </Button>
        </>
      ) : (
        data && <Charge charge={data.charge} isAsking={fresh.isPending} onFresh={() => fresh.mutate()} />
      )}
    </div>
  )
}

interface ChargeProps {
  charge: CounterCharge
  isAsking: boolean
  onFresh: () => void
}

function Charge({ charge, isAsking, onFresh }: ChargeProps) {
  const t = useTexts(ordersTexts)
  const left = useTimeLeft(charge.state === 'open' ? charge.expires_at : null)
  if (charge.state === 'late' || left === 0) {
    return (
      <>
        <Callout kind="warning" live>
          {t('pixLate')}
        </Callout>
        <Button busy={isAsking} onClick={onFresh}>
          {t('pixFresh')}
        </Button>
      </>
    )
  }
  if (charge.code === null) {
    return (
      <p role="status" className="flex min-h-14 items-center gap-3">
        <Spinner size={24} /> {t('pixMaking')}
      </p>
    )
  }
  return (
    <>
      {left !== null && (
        <p className="font-bold tabular-nums">{t('pixLeft', { time: durationWords(left) })}</p>
      )}
      <PixCode code={charge.code} t={t} Picture={QrImage} />
    </>
  )
}
