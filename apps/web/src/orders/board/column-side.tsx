import type { BoardColumn } from '@balcao/domain/orders'
import { History } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { ordersTexts } from '../texts'
import { NewOrders } from './new-orders'

/** What belongs to a column besides its orders: the new ones, and the way to those that are over. */
export function ColumnSide({ column }: { column: BoardColumn }) {
  const t = useTexts(ordersTexts)
  if (column === 'analysis') return <NewOrders />
  if (column === 'production') return null
  return (
    <Link
      to="?view=list&status=closed"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-2 font-semibold underline-offset-4 hover:underline"
    >
      <History size={18} aria-hidden="true" />
      <span className="@max-xs:sr-only">{t('boardHistory')}</span>
    </Link>
  )
}
