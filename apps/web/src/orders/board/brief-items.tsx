import type { OrderItem } from '@balcao/contract/orders'

/** What was ordered in two lines at most; what has no room there stands in the details. */
export function BriefItems({ items }: { items: readonly OrderItem[] }) {
  return (
    <ul className="line-clamp-2 leading-snug">
      {items.map((item, place) => (
        <li key={place} className="inline break-words">
          {place > 0 && <span aria-hidden="true"> · </span>}
          <span className="font-bold tabular-nums">{item.quantity}×</span> {item.name}
          {item.options.length > 0 && (
            <span className="text-ink-soft"> + {item.options.map(({ name }) => name).join(', ')}</span>
          )}
          {item.notes && <span className="font-semibold text-analysis-ink"> ({item.notes})</span>}
        </li>
      ))}
    </ul>
  )
}
