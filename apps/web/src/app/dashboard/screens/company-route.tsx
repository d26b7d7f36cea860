import { Suspense } from 'react'
import { catalogueKey } from '../../../catalogue/store/catalogue-key'
import { CompanyScreen } from '../../../company/company-screen'
import { CouponsPlace } from './coupons-place'
import { lazyPiece } from '../../../lib/pieces/lazy-piece'
import { useReading } from '../../../lib/hooks/use-reading'
import { Skeleton } from '../../../ui/waiting/skeleton'

const { Piece: CatalogueTab } = lazyPiece(
  async () => (await import('../../../catalogue/catalogue-tab')).CatalogueTab,
)
const { Piece: MenuFiles } = lazyPiece(
  async () => (await import('../../../onboarding/company-menu-files')).CompanyMenuFiles,
)
const { Piece: PixCard } = lazyPiece(async () => (await import('../../../pix/pix-card')).PixCard)
const { Piece: FirstStepsLine } = lazyPiece(
  async () => (await import('../../../first-steps/first-steps-line')).FirstStepsLine,
)
const { Piece: DeliveryTab } = lazyPiece(
  async () => (await import('../../../delivery/delivery-tab')).DeliveryTab,
)

/** /dashboard/company: puts catalogue, delivery settings and the menus that were sent into the company screen. */
export function CompanyRoute() {
  return (
    <CompanyScreen
      catalogueReading={useReading(catalogueKey)}
      firstSteps={
        <Suspense>
          <FirstStepsLine />
        </Suspense>
      }
      pix={
        <Suspense>
          <PixCard />
        </Suspense>
      }
      menuFiles={
        <Suspense>
          <MenuFiles />
        </Suspense>
      }
      catalogue={
        <Suspense fallback={<TabSkeleton />}>
          <CatalogueTab />
        </Suspense>
      }
      delivery={
        <Suspense fallback={<TabSkeleton />}>
          <div className="grid grid-cols-1 gap-8">
            <DeliveryTab />
            <CouponsPlace />
          </div>
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
