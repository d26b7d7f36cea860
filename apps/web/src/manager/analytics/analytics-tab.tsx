import type { AnswerOf } from '@balcao/contract/call'
import type { managerAnalytics } from '@balcao/contract/manager'
import type { ManagerAddress } from '../address'
import { HoursCard, WeekdaysCard } from '../cards/busy-cards'
import { CustomersCard } from '../cards/customers-card'
import { RevenueCard } from '../cards/revenue-card'
import { FulfilmentsCard, SourcesCard } from '../cards/road-cards'
import { NeighbourhoodsCard, PaymentsCard, ProductsCard } from '../cards/sold-cards'
import { useAnalytics } from '../manager.queries'
import { FigureFrame } from '../overview/figure-frame'
import { KpiCards } from '../overview/kpi-cards'
import { MoreFigures } from '../overview/more-figures'
import { NoOrders } from '../overview/no-orders'
import { AppointmentsCard } from './appointments-card'
import { BotFiguresCard } from './bot-card'
import { CancellationsCard } from './cancellations-card'
import { FilterBar } from './filter-bar'
import { PreparationCard } from './preparation-card'

interface AnalyticsTabProps {
  address: ManagerAddress
  onShow: (change: Partial<ManagerAddress>) => void
}

/** 'Analytics' (MGR-04): the figures of the orders that pass the filters, which are in the page's address. */
export function AnalyticsTab({ address, onShow }: AnalyticsTabProps) {
  const { chosen, filters, compare } = address
  const analytics = useAnalytics(chosen, filters)
  return (
    <div className="grid grid-cols-1 gap-4">
      <FilterBar
        filters={filters}
        compare={compare}
        choices={analytics.data?.choices}
        onFilter={(next) => onShow({ filters: next })}
        onCompare={(next) => onShow({ compare: next })}
      />
      <FigureFrame load={analytics} period={analytics.data?.figures.period}>
        {analytics.data && (
          <Analysis
            figures={analytics.data.figures}
            compare={compare}
            isFiltered={Object.keys(filters).length > 0}
          />
        )}
      </FigureFrame>
      <BotFiguresCard chosen={chosen} compare={compare} />
    </div>
  )
}

interface AnalysisProps {
  figures: AnswerOf<typeof managerAnalytics>['figures']
  compare: boolean
  isFiltered: boolean
}

function Analysis({ figures, compare, isFiltered }: AnalysisProps) {
  const hasOrders = figures.kpi.orders.current > 0
  return (
    <>
      <KpiCards figures={figures} compare={compare} />
      <MoreFigures figures={figures} compare={compare} />
      {hasOrders ? (
        <>
          <RevenueCard figures={figures} compare={compare} />
          <div className="grid gap-4 lg:grid-cols-2">
            <HoursCard figures={figures} />
            <WeekdaysCard figures={figures} />
            <ProductsCard figures={figures} />
            <NeighbourhoodsCard figures={figures} />
            <PaymentsCard figures={figures} />
            <CustomersCard figures={figures} />
            <SourcesCard figures={figures} />
            <FulfilmentsCard figures={figures} />
          </div>
        </>
      ) : (
        <NoOrders filtered={isFiltered} />
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        {hasOrders && <PreparationCard figures={figures} compare={compare} />}
        <CancellationsCard figures={figures} compare={compare} />
        {figures.appointments && <AppointmentsCard appointments={figures.appointments} compare={compare} />}
      </div>
    </>
  )
}
