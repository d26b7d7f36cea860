import { Suspense } from 'react'
import { CompanyScreen } from '../company/company-screen'
import { lazyPiece } from '../lib/lazy-piece'
import { Skeleton } from '../ui/skeleton'

const { Piece: CatalogueTab } = lazyPiece(
  async () => (await import('../catalogue/catalogue-tab')).CatalogueTab,
)
const { Piece: DeliveryTab } = lazyPiece(async () => (await import('../delivery/delivery-tab')).DeliveryTab)

/** /dashboard/company: puts the catalogue and the delivery settings into the tabs of the company screen. */
export function CompanyRoute() {
  return (
    <CompanyScreen
      catalogue={
        <Suspense fallback={<TabSkeleton />}>
          <CatalogueTab />
        </Suspense>
      }
      delivery={
        <Suspense fallback={<TabSkeleton />}>
          <DeliveryTab />
        </Suspense>
      }
    />
  )
}

function TabSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-14 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  )
}
