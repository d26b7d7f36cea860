import type { FollowedOrder } from '@balcao/contract/menu'
import { isVoid } from '@balcao/domain/orders'
import { Bike, Check, ChefHat, CircleX, PackageCheck, ReceiptText, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/class-names'
import { menuTexts } from '../texts'

const road = ['analysis', 'production', 'ready', 'delivered'] as const
const icons: Record<(typeof road)[number], LucideIcon> = {
  analysis: ReceiptText,
  production: ChefHat,
  ready: PackageCheck,
  delivered: Check,
}

/** How far the order has come, in words that a customer uses. */
export function OrderSteps({ order }: { order: FollowedOrder }) {
  const t = useTexts(menuTexts)
  if (isVoid(order.status)) {
    return (
      <section role="status" className="flex items-start gap-4 rounded-lg bg-danger p-5 text-danger-ink">
        <CircleX size={28} aria-hidden="true" className="shrink-0" />
        <div>
          <h2 className="text-xl">{t(order.status === 'cancelled' ? 'step_cancelled' : 'step_refused')}</h2>
          <p>{t('callShop')}</p>
        </div>
      </section>
    )
  }
  const now = road.indexOf(order.status)
  return (
    <section role="status" aria-label={t('progress')}>
      <ol className="grid gap-1">
        {road.map((step, index) => {
          const Icon = step === 'ready' && order.fulfilment === 'delivery' ? Bike : icons[step]
          const name = step === 'ready' && order.fulfilment === 'delivery' ? t('step_out') : t(`step_${step}`)
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
              <span className="text-lg">{name}</span>
              {index < now && (
                <Check size={20} aria-label={t('stepDone')} role="img" className="ml-auto text-ready-solid" />
              )}
            </li>
          )
        })}
      </ol>
      {now < 2 && order.tempo_entrega > 0 && (
        <p className="px-4 pt-3 text-ink-soft">{t('about', { minutes: order.tempo_entrega })}</p>
      )}
    </section>
  )
}
