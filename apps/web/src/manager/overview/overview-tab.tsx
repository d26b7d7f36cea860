import type { Figures } from '@balcao/contract/manager'
import { HoursCard, WeekdaysCard } from '../cards/busy-cards'
import { CustomersCard } from '../cards/customers-card'
import { RevenueCard } from '../cards/revenue-card'
import { PaymentsCard, ProductsCard } from '../cards/sold-cards'
import type { ChosenPeriod } from '../address'
import { useOverview } from '../manager.queries'
import { FigureFrame } from './figure-frame'
import { KpiCards } from './kpi-cards'
import { MoreFigures } from './more-figures'
import { NoOrders } from './no-orders'
import { RecentOrders } from './recent-orders'

/** 'Visão Geral' (MGR-03): how the period went, at a glance. */
export function OverviewTab({ chosen }: { chosen: ChosenPeriod }) {
  const overview = useOverview(chosen)
  return (
    <FigureFrame load={overview} period={overview.data?.period}>
      {overview.data && <Overview figures={overview.data} />}
    </FigureFrame>
  )
}

function Overview({ figures }: { figures: Figures }) {
  const hasOrders = figures.kpi.orders.current > 0
  return (
    <>
      <KpiCards figures={figures} />
      <MoreFigures figures={figures} />
      {!hasOrders && <NoOrders />}
      {hasOrders && <RevenueCard figures={figures} />}
      {hasOrders && (
        <div className="grid gap-4 lg:grid-cols-2">
          <HoursCard figures={figures} />
          <WeekdaysCard figures={figures} />
        </div>
      )}
      {(hasOrders || figures.recent_orders.length > 0) && (
        <div className="grid gap-4 lg:grid-cols-2">
          <RecentOrders figures={figures} />
          <ProductsCard figures={figures} />
        </div>
      )}
      {hasOrders && (
        <div className="grid gap-4 lg:grid-cols-2">
          <CustomersCard figures={figures} />
          <PaymentsCard figures={figures} />
        </div>
      )}
    </>
  )
}
