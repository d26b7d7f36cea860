import { ReceiptText, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useLanguage, useTexts } from '../../i18n/language'
import { Callout } from '../../ui/notices/callout'
import { EmptyState } from '../../ui/notices/empty-state'
import { MenuSkeleton } from '../menu-skeleton'
import { slotWords } from '../../shared/orders/scheduled/slot-words'
import { useMinute } from '../../lib/hooks/use-now'
import { menuTexts } from '../texts'
import { OrderLines } from './order-lines'
import { OrderSteps } from './order-steps'
import { PixBox } from './pix-box'
import { useFollowedOrder } from './use-followed-order'

/** The customer's own order, live, behind its private link. */
export function OrderScreen({ company, link }: { company: string; link: string }) {
  const t = useTexts(menuTexts)
  const { locale } = useLanguage()
  const now = useMinute()
  const following = useFollowedOrder(company, link)
  const title =
    following.status === 'ready'
      ? `${t('orderNumber', { number: following.order.number })} · ${following.order.company.nome}`
      : t('yourOrder')
  useEffect(() => {
    document.title = title
  }, [title])

  if (following.status === 'loading') return <MenuSkeleton />
  if (following.status !== 'ready') {
    const isMissing = following.status === 'missing'
    return (
      <EmptyState
        icon={
          isMissing ? (
            <ReceiptText size={30} aria-hidden="true" />
          ) : (
            <TriangleAlert size={30} aria-hidden="true" />
          )
        }
        title={t(isMissing ? 'orderMissing' : 'failedTitle')}
        action={<BackToMenu company={company} />}
      >
        {t(isMissing ? 'orderMissingText' : 'orderFailedText')}
      </EmptyState>
    )
  }
  const { order, lost } = following
  return (
    <main className="mx-auto grid max-w-2xl gap-6 px-4 pt-8 pb-16">
      <header className="grid gap-1">
        <p className="font-semibold text-ink-soft">{order.company.nome}</p>
        <h1 className="text-2xl">{t('orderNumber', { number: order.number })}</h1>
        <p className="text-ink-soft">{t('thanks', { name: order.customer_name.split(' ')[0] ?? '' })}</p>
        {order.scheduled_for && (
          <p className="text-lg font-bold">
            {t('scheduledFor', {
              when: slotWords(order.scheduled_for, { zone: order.company.time_zone, now, locale }),
            })}
          </p>
        )}
      </header>
      {lost && (
        <Callout kind="warning" live>
          {t('lost')}
        </Callout>
      )}
      <OrderSteps order={order} />
      <PixBox order={order} company={company} link={link} />
      <OrderLines order={order} />
      <BackToMenu company={company} />
    </main>
  )
}

function BackToMenu({ company }: { company: string }) {
  const t = useTexts(menuTexts)
  return (
    <a
      href={`/cardapio/${company}`}
      className="inline-flex min-h-11 w-fit items-center font-semibold text-accent-ink underline underline-offset-4"
    >
      {t('backToMenu')}
    </a>
  )
}
