import { Suspense } from 'react'
import { lazyPiece } from '../../../lib/pieces/lazy-piece'
import { useMay } from '../../../shared/role/role-scope'

const { Piece: CouponsSection } = lazyPiece(
  async () => (await import('../../../coupons/coupons-section')).CouponsSection,
)

/** The coupons beside the delivery settings, for who keeps them. */
export function CouponsPlace() {
  const may = useMay('coupons.list')
  return (
    may && (
      <Suspense>
        <CouponsSection />
      </Suspense>
    )
  )
}
