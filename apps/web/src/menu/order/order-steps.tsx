import type { FollowedOrder } from '@balcao/contract/menu'
import { isVoid, standingOf } from '@balcao/domain/orders'
import { Bike, Check, ChefHat, CircleX, PackageCheck, ReceiptText, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { menuTexts } from '../texts'

type Step = Exclude<FollowedOrder['status'], 'cancelled' | 'refused'>

const road: readonly Step[] = ['analysis', 'production', 'ready', 'dispatched', 'delivered']
const icons: Record<Step, LucideIcon> = {
  analysis: ReceiptText,
  production: ChefHat,
  ready: PackageCheck,
  dispatched: Bike,
  delivered: Check,
}

/** Where the order stands, in the words of everything that its customer is told, and how far that is. */
export function OrderSteps({ order }: { order: FollowedOrder }) {
  const t = useTexts(menuTexts)
  const stands = t(`stands_${standingOf(order.status, order.fulfilment)}`)
  if (isVoid(order.status)) {
    return (
      <section role="status" className="flex items-start gap-4 rounded-lg bg-danger p-5 text-danger-ink">
        <CircleX size={28} aria-hidden="true" className="shrink-0" />
        <div>
          <h2 className="text-xl">{stands}</h2>
          <p>{t('callShop')}</p>
        </div>
      </section>
    )
  }
  const steps = order.fulfilment === 'delivery' ? road : road.filter((step) => step !== 'dispatched')
  const now = steps.indexOf(order.status)
  return (
    <section role="status" aria-label={t('progress')}>
      <ol className="grid gap-1">
        {steps.map((step, index) => {
          const Icon = icons[step]
          return (
            <li
              key={step}
              aria-current={index === now ? 'step' : undefined}
              className={cx(
                'flex min-h-14 items-center gap-4 rounded-lg px-4',
                index === now && 'bg-ready font-bold text-ready-ink',
                index < now && 'text-ink',
                index > now && 'text-ink-soft',
              )}
            >
              <Icon size={24} aria-hidden="true" className="shrink-0" />
              <span className="text-lg">{index === now ? stands : t(`step_${step}`)}</span>
              {index < now && (
                <Check size={20} aria-label={t('stepDone')} role="img" className="ml-auto text-ready-solid" />
              )}
            </li>
          )
        })}
      </ol>
      {now < 2 && order.scheduled_for === null && order.tempo_entrega > 0 && (
        <p className="px-4 pt-3 text-ink-soft">{t('about', { minutes: order.tempo_entrega })}</p>
      )}
    </section>
  )
}
