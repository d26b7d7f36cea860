import type { Coupon } from '@balcao/contract/coupons'
import { formatBrl } from '@balcao/domain/money'
import { Pencil } from 'lucide-react'
import { useErrorText } from '../i18n/error-text'
import { useLanguage, useTexts } from '../i18n/language'
import { Card } from '../ui/page/card'
import { IconButton } from '../ui/buttons/icon-button'
import { notify } from '../ui/notices/notify'
import { Switch } from '../ui/choices/switch'
import { useSaveCoupon } from './coupons.queries'
import { couponTexts } from './texts'

/** A coupon with all that it asks for, its uses, and the switch that pauses it. */
export function CouponRow({ coupon, onEdit }: { coupon: Coupon; onEdit: () => void }) {
  const t = useTexts(couponTexts)
  const errorText = useErrorText()
  const { locale } = useLanguage()
  const save = useSaveCoupon()
  const day = (date: string) => new Date(`${date}T12:00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC' })
  const { kind, value, minimum_cents, starts_on, ends_on, max_uses, max_uses_each } = coupon
  const gives =
    kind === 'percent'
      ? t('givesPercent', { value })
      : kind === 'value'
        ? t('givesValue', { value: formatBrl(value) })
        : t('kind_free_delivery')
  const asks = [
    minimum_cents > 0 && t('asksMinimum', { value: formatBrl(minimum_cents) }),
    coupon.first_order && t('firstOrder'),
    starts_on && t('asksFrom', { day: day(starts_on) }),
    ends_on && t('asksUntil', { day: day(ends_on) }),
    max_uses_each && t('asksEach', { count: max_uses_each }),
  ].filter((words) => typeof words === 'string')
  const pause = async (active: boolean) => {
    try {
      await save.mutateAsync({ ...coupon, active })
    } catch (error) {
      notify.error(errorText(error, t('saveFailed')))
    }
  }
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="grid min-w-0 gap-1">
        <h3 className="text-lg break-words">{coupon.code}</h3>
        <p className="font-semibold">{gives}</p>
        {asks.length > 0 && <p className="text-ink-soft">{asks.join(' · ')}</p>}
        <p className="text-ink-soft tabular-nums">
          {max_uses === null
            ? t('uses', { count: coupon.uses })
            : t('usesOf', { uses: coupon.uses, max: max_uses })}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <Switch
          label={t('active', { code: coupon.code })}
          checked={coupon.active}
          busy={save.isPending}
          onChange={(active) => void pause(active)}
        />
        <IconButton
          label={t('edit', { code: coupon.code })}
          icon={<Pencil size={20} aria-hidden="true" />}
          onClick={onEdit}
        />
      </div>
    </Card>
  )
}
