import type { Delivery, Endpoint } from '@balcao/contract/automations'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { Segmented } from '../../ui/choices/segmented'
import { Time } from '../../ui/values/time'
import { useDeliveries } from '../automations.queries'
import { automationTexts } from '../texts'
import { DeliveryDialog } from './delivery-dialog'
import { DeliveryBadge } from './delivery-badge'

const filters = ['all', 'delivered', 'pending', 'failed'] as const
type Filter = (typeof filters)[number]

/** What was sent to an endpoint, newest first; each opens with its request and answer. */
export function DeliveryList({ endpoint }: { endpoint: Endpoint }) {
  const t = useTexts(automationTexts)
  const [filter, setFilter] = useState<Filter>('all')
  const [shown, setShown] = useState<string | null>(null)
  const list = useDeliveries(endpoint.id, filter === 'all' ? undefined : filter)
  const deliveries = list.data?.pages.flatMap((page) => page.deliveries)
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <Segmented
        label={t('deliveries')}
        options={filters.map((id) => ({ id, content: t(`filter_${id}`) }))}
        selected={filter}
        onSelect={setFilter}
      />
      {!deliveries ? (
        <NotThereYet reading={list} failed={t('deliveriesFailed')} t={t} bars={['h-24 rounded-lg']} />
      ) : deliveries.length === 0 ? (
        <p className="py-4 text-center text-ink-soft">{t('deliveriesEmpty')}</p>
      ) : (
        <ul className="grid divide-y divide-line" aria-label={t('deliveries')}>
          {deliveries.map((delivery) => (
            <li key={delivery.id}>
              <DeliveryRow delivery={delivery} onOpen={() => setShown(delivery.id)} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button kind="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {shown !== null && (
        <DeliveryDialog deliveryId={shown} endpointId={endpoint.id} onClose={() => setShown(null)} />
      )}
    </div>
  )
}

function DeliveryRow({ delivery, onOpen }: { delivery: Delivery; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-13 w-full flex-wrap items-center gap-x-3 gap-y-1 py-2 text-left hover:bg-sunken"
    >
      <DeliveryBadge delivery={delivery} />
      <span className="font-mono text-sm">{delivery.event}</span>
      <span className="ml-auto inline-flex items-center gap-1 text-sm text-ink-soft">
        <Time at={delivery.created_at} show="both" />
        <ChevronRight size={18} aria-hidden="true" />
      </span>
    </button>
  )
}
