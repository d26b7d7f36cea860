import { BellRing } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { useAcknowledge } from '../alerts/use-acknowledge'
import { useOrderCounts } from '../data/orders.queries'
import { ordersTexts } from '../texts'

/** How many orders of the first column nobody has looked at, with 'Ciente', which ends the ringing everywhere. */
export function NewOrders() {
  const t = useTexts(ordersTexts)
  const unseen = useOrderCounts().data?.unseen ?? 0
  const { acknowledge, isBusy, hasFailed } = useAcknowledge()
  if (unseen === 0) return null
  return (
    <section
      aria-label={t('alerts')}
      data-theme="light"
      className="flex min-w-0 items-center gap-2 rounded-md bg-marigold pl-2.5 text-ink"
    >
      <BellRing size={18} aria-hidden="true" className="shrink-0 animate-breathe" />
      <p className="min-w-0 truncate font-bold @max-xs:sr-only">{t('boardNew', { count: unseen })}</p>
      {hasFailed && (
        <p role="status" className="min-w-0 font-semibold">
          {t('alertSeenFailed')}
        </p>
      )}
      <button
        type="button"
        disabled={isBusy}
        onClick={() => void acknowledge()}
        className="ml-auto min-h-11 shrink-0 rounded-md px-3 font-bold underline underline-offset-4 disabled:opacity-55"
      >
        {t('alertAcknowledge')}
      </button>
    </section>
  )
}
