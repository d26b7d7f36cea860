import { CircleAlert } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { setOrderProblem, useOrderProblem } from '../acts/order-problems'
import { ordersTexts } from '../texts'

/** The quiet hint of a card on what was not saved (decision 0026, W14). */
export function CardProblem({ orderId }: { orderId: string }) {
  const t = useTexts(ordersTexts)
  const problem = useOrderProblem(orderId)
  return (
    <div role="status" className="empty:hidden">
      {problem && (
        <p className="flex items-center gap-2 rounded-md bg-danger py-1 pr-1 pl-3 font-medium text-danger-ink">
          <CircleAlert size={20} aria-hidden="true" className="shrink-0" />
          <span className="flex-1">
            {typeof problem === 'object' ? t('statusTakenBy', { name: problem.takenBy }) : t(problem)}
          </span>
          <button
            type="button"
            onClick={() => setOrderProblem(orderId, null)}
            className="min-h-11 rounded-md px-3 font-bold hover:underline"
          >
            {t('dismiss')}
          </button>
        </p>
      )}
    </div>
  )
}
