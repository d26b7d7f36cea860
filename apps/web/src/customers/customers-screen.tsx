import { customerSorts, type CustomerSort } from '@balcao/contract/customers'
import { ContactRound, SearchX, Timer } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../i18n/language'
import { zoneOf } from '../shared/company/company-query'
import { useCompanyRecord } from '../shared/company/use-company-record'
import { useMay } from '../shared/role/role-scope'
import { useDocumentTitle } from '../lib/hooks/use-document-title'
import { Button } from '../ui/buttons/button'
import { EmptyState } from '../ui/notices/empty-state'
import { PageTitle } from '../ui/page/page-title'
import { SearchBox } from '../ui/fields/search-box'
import { Select } from '../ui/choices/select'
import { CustomerRows } from './customer-rows'
import { useCustomers } from './customers.queries'
import { CustomerPanel } from './record/customer-panel'
import { RetentionDialog } from './retention/retention-dialog'
import { customersTexts } from './texts'
import { useCustomersAddress } from './use-customers-address'
import { NotThereYet } from '../ui/notices/not-there-yet'

/** /dashboard/customers: everyone who ordered, booked or wrote, found by name or phone. */
export function CustomersScreen() {
  const t = useTexts(customersTexts)
  useDocumentTitle(t('title'))
  const { search, sort, customer, show } = useCustomersAddress()
  const zone = zoneOf(useCompanyRecord().record)
  const mayKeep = useMay('customers.saveRetention')
  const [isRetentionOpen, setRetentionOpen] = useState(false)
  return (
    <div className="mx-auto max-w-screen-xl pb-10">
      <PageTitle
        actions={
          mayKeep && (
            <Button
              kind="secondary"
              icon={<Timer size={18} aria-hidden="true" />}
              onClick={() => setRetentionOpen(true)}
            >
              {t('retention')}
            </Button>
          )
        }
      >
        {t('title')}
      </PageTitle>
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-col gap-3 sm:flex-row">
          <SearchBox
            label={t('search')}
            placeholder={t('searchHint')}
            value={search}
            onChange={(text) => show({ search: text })}
          />
          <div className="sm:w-56">
            <Select
              aria-label={t('sort')}
              value={sort}
              options={customerSorts.map((value) => ({ value, label: t(`sort_${value}`) }))}
              onChange={({ target }) => show({ sort: target.value as CustomerSort })}
            />
          </div>
        </div>
        <Found search={search} sort={sort} zone={zone} onOpen={(key) => show({ customer: key })} />
      </div>
      {customer && (
        <CustomerPanel
          key={customer}
          customerKey={customer}
          zone={zone}
          onClose={() => show({ customer: null })}
        />
      )}
      {isRetentionOpen && <RetentionDialog onClose={() => setRetentionOpen(false)} />}
    </div>
  )
}

interface FoundProps {
  search: string
  sort: CustomerSort
  zone: string
  onOpen: (key: string) => void
}

function Found({ search, sort, zone, onOpen }: FoundProps) {
  const t = useTexts(customersTexts)
  const list = useCustomers(search, sort)
  if (!list.data)
    return (
      <NotThereYet
        reading={list}
        failed={t('loadFailed')}
        t={t}
        className="grid gap-2"
        bars={Array.from({ length: 4 }, () => 'h-20 rounded-lg')}
      />
    )
  const customers = list.data.pages.flatMap((page) => page.customers)
  if (customers.length === 0)
    return search === '' ? (
      <EmptyState icon={<ContactRound size={30} aria-hidden="true" />} title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    ) : (
      <EmptyState icon={<SearchX size={30} aria-hidden="true" />} title={t('nothingFound')}>
        {t('nothingFoundText')}
      </EmptyState>
    )
  return (
    <CustomerRows
      customers={customers}
      zone={zone}
      isStale={list.isPlaceholderData}
      hasMore={list.hasNextPage}
      isLoadingMore={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
      onOpen={onOpen}
    />
  )
}
