import { ChartNoAxesColumn } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/notices/empty-state'
import { useWords } from '../words/use-words'

/** In place of the charts of a period without orders: what will be there. */
export function NoOrders({ filtered = false }: { filtered?: boolean }) {
  const { t } = useWords()
  return (
    <div className="rounded-lg border border-line bg-surface shadow-card">
      <EmptyState
        icon={<ChartNoAxesColumn size={30} aria-hidden="true" />}
        title={t('emptyTitle')}
        action={
          !filtered && (
            <Link
              to="/dashboard/orders"
              className="inline-flex min-h-11 items-center rounded-md bg-accent px-4 font-semibold text-on-accent hover:bg-accent-strong"
            >
              {t('goToOrders')}
            </Link>
          )
        }
      >
        {t(filtered ? 'emptyFiltered' : 'emptyText')}
      </EmptyState>
    </div>
  )
}
