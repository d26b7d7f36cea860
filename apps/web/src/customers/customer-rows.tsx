import type { CustomerRow } from '@balcao/contract/customers'
import { formatPhone } from '@balcao/domain/company'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../i18n/language'
import { Money } from '../ui/values/money'
import { Spinner } from '../ui/waiting/spinner'
import { Time } from '../ui/values/time'
import { customersTexts } from './texts'

const rowHeight = 88
const nearEnd = 10

interface CustomerRowsProps {
  customers: readonly CustomerRow[]
  zone: string
  isStale: boolean
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
  onOpen: (key: string) => void
}

/** The rows, of which only the visible ones are in the page, however many there are. */
export function CustomerRows(props: CustomerRowsProps) {
  const { customers, zone, isStale, hasMore, isLoadingMore, onMore, onOpen } = props
  const t = useTexts(customersTexts)
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [])
  // oxlint-disable-next-line react/incompatible-library -- its answers are read while rendering and go to no memo
  const virtual = useWindowVirtualizer({
    count: customers.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => customers[index]?.key ?? index,
    overscan: 8,
    scrollMargin: top,
  })
  const items = virtual.getVirtualItems()
  const lastShown = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && !isLoadingMore && lastShown >= customers.length - nearEnd) onMore()
  }, [hasMore, isLoadingMore, lastShown, customers.length, onMore])
  return (
    <>
      <ul
        ref={list}
        aria-label={t('list')}
        aria-busy={isStale}
        className="relative"
        style={{ height: virtual.getTotalSize() }}
      >
        {items.map(({ index, key, start }) => {
          const customer = customers[index]
          return (
            customer && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={hasMore ? -1 : customers.length}
                className="absolute inset-x-0 top-0 pb-2"
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <Row customer={customer} zone={zone} onOpen={() => onOpen(customer.key)} />
              </li>
            )
          )
        })}
      </ul>
      {isLoadingMore && (
        <div className="grid place-items-center p-4 text-ink-soft">
          <Spinner label={t('loading')} />
        </div>
      )}
    </>
  )
}

function Row({ customer, zone, onOpen }: { customer: CustomerRow; zone: string; onOpen: () => void }) {
  const t = useTexts(customersTexts)
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-20 w-full flex-wrap items-center gap-x-6 gap-y-1 rounded-lg border border-line bg-surface px-4 py-3 text-left shadow-card hover:border-ink-soft"
    >
      <span className="grid min-w-32 flex-1">
        <span className="text-lg font-semibold break-words">{customer.name ?? t('noName')}</span>
        <span className="text-ink-soft tabular-nums">
          {customer.phone ? formatPhone(customer.phone) : t('noPhone')}
        </span>
      </span>
      <span className="ml-auto grid text-right">
        <Money cents={customer.spent_cents} className="font-semibold" />
        <span className="text-sm text-ink-soft">{t('ordersCount', { count: customer.orders_count })}</span>
      </span>
      <span className="hidden w-32 text-right text-sm text-ink-soft sm:grid">
        <span>{t('lastContact')}</span>
        <Time at={customer.last_contact_at} zone={zone} show="date" />
      </span>
    </button>
  )
}
