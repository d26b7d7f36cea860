import type { CustomerRecord, EraseReport } from '@balcao/contract/customers'
import { formatPhone } from '@balcao/domain/company'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { CustomerPackages } from '../../shared/customer/packages/customer-packages'
import { usePackages } from '../../shared/customer/packages/packages.queries'
import { packagesTexts } from '../../shared/customer/packages/texts'
import { useMay } from '../../shared/role/role-scope'
import { Callout } from '../../ui/notices/callout'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { Money } from '../../ui/values/money'
import { SidePanel } from '../../ui/dialogs/side-panel'
import { Tabs } from '../../ui/choices/tabs'
import { Time } from '../../ui/values/time'
import { useCustomer, useForgetCustomers } from '../customers.queries'
import { customersTexts } from '../texts'
import { AppointmentsTab } from './appointments-tab'
import { ConversationTab } from './conversation-tab'
import { DangerZone } from './danger-zone'
import { EraseReportView } from './erase-report-view'
import { NotesTab } from './notes-tab'
import { OrdersTab } from './orders-tab'

interface CustomerPanelProps {
  customerKey: string
  zone: string
  onClose: () => void
}

type TabName = 'orders' | 'appointments' | 'packages' | 'conversation' | 'notes'

/** One customer completely, and what the law lets them ask for. After an erase it shows the report, and nothing else. */
export function CustomerPanel({ customerKey, zone, onClose }: CustomerPanelProps) {
  const t = useTexts(customersTexts)
  const [report, setReport] = useState<EraseReport | null>(null)
  const forget = useForgetCustomers()
  const close = () => {
    onClose()
    if (report) void forget()
  }
  return (
    <SidePanel onClose={close} title={t(report ? 'erasedTitle' : 'title')}>
      {report ? (
        <EraseReportView report={report} onClose={close} />
      ) : (
        <Loaded customerKey={customerKey} zone={zone} onErased={setReport} />
      )}
    </SidePanel>
  )
}

function Loaded({
  customerKey,
  zone,
  onErased,
}: Omit<CustomerPanelProps, 'onClose'> & { onErased: (report: EraseReport) => void }) {
  const t = useTexts(customersTexts)
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useCustomer(customerKey)
  const [tab, setTab] = useState<TabName>('orders')
  const mayHandData = useMay('customers.export')
  const tPackages = useTexts(packagesTexts)
  const packages = usePackages(data?.pages[0]?.phone ?? '').data
  const hasPackages = packages && packages.packages.length + packages.kinds.length > 0
  if (hasCode(error, 'CUSTOMER_NOT_FOUND')) return <Callout kind="warning">{t('customerGone')}</Callout>
  const customer = data?.pages[0]
  if (!data || !customer)
    return (
      <NotThereYet
        reading={{ error, isFetching, refetch }}
        failed={t('loadFailed')}
        t={t}
        bars={['h-16', 'h-11', 'h-40']}
      />
    )
  const orders = data.pages.flatMap((page) => page.orders)
  return (
    <div className="grid grid-cols-1 gap-5">
      <Summary customer={customer} zone={zone} />
      <Tabs
        label={t('sections')}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'orders',
            label: t('orders'),
            panel: (
              <OrdersTab
                orders={orders}
                zone={zone}
                hasMore={hasNextPage}
                busy={isFetchingNextPage}
                onMore={() => void fetchNextPage()}
              />
            ),
          },
          {
            id: 'appointments',
            label: t('appointments'),
            panel: (
              <AppointmentsTab appointments={customer.appointments} answers={customer.answers} zone={zone} />
            ),
          },
          ...(hasPackages
            ? [
                {
                  id: 'packages' as const,
                  label: tPackages('title'),
                  panel: (
                    <div className="pt-4">
                      <CustomerPackages client={customer.name ?? ''} phone={customer.phone} zone={zone} />
                    </div>
                  ),
                },
              ]
            : []),
          {
            id: 'conversation',
            label: t('conversation'),
            panel: <ConversationTab conversations={customer.conversations} zone={zone} />,
          },
          { id: 'notes', label: t('notes'), panel: <NotesTab customer={customer} /> },
        ]}
      />
      {mayHandData && <DangerZone customer={customer} zone={zone} onErased={onErased} />}
    </div>
  )
}

function Summary({ customer, zone }: { customer: CustomerRecord; zone: string }) {
  const t = useTexts(customersTexts)
  return (
    <div className="grid gap-1">
      <h3 className="text-2xl break-words">{customer.name ?? t('noName')}</h3>
      <p className="text-ink-soft tabular-nums">
        {customer.phone ? formatPhone(customer.phone) : t('noPhone')}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span>
          {t('spent')}: <Money cents={customer.spent_cents} className="font-semibold" />
        </span>
        <span>{t('ordersCount', { count: customer.orders_count })}</span>
        <span>
          {t('firstSeen')} <Time at={customer.first_seen_at} zone={zone} show="date" />
        </span>
      </p>
    </div>
  )
}
