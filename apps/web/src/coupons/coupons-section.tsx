import type { Coupon } from '@balcao/contract/coupons'
import { Plus, Tag } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../i18n/language'
import { Button } from '../ui/buttons/button'
import { EmptyState } from '../ui/notices/empty-state'
import { NotThereYet } from '../ui/notices/not-there-yet'
import { PageSection } from '../ui/page/page-section'
import { CouponDialog } from './coupon-dialog'
import { CouponRow } from './coupon-row'
import { useCoupons } from './coupons.queries'
import { couponTexts } from './texts'

/** The company's coupons: list, new, edit, pause. */
export function CouponsSection() {
  const t = useTexts(couponTexts)
  const coupons = useCoupons()
  const [edited, setEdited] = useState<Coupon | 'new' | null>(null)
  const add = (
    <Button icon={<Plus size={20} aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t('new')}
    </Button>
  )
  const list = coupons.data
  return (
    <PageSection title={t('title')} aside={list && list.length > 0 && add}>
      {!list ? (
        <NotThereYet
          reading={coupons}
          failed={t('loadFailed')}
          t={t}
          className="grid gap-4"
          bars={['h-28 rounded-lg']}
        />
      ) : list.length === 0 ? (
        <EmptyState icon={<Tag size={30} aria-hidden="true" />} title={t('empty')} action={add}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <ul aria-label={t('title')} className="grid gap-3">
          {list.map((coupon) => (
            <li key={coupon.id}>
              <CouponRow coupon={coupon} onEdit={() => setEdited(coupon)} />
            </li>
          ))}
        </ul>
      )}
      {edited && <CouponDialog coupon={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </PageSection>
  )
}
