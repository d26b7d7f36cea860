import { Building2, SearchX } from 'lucide-react'
import { useEffect } from 'react'
import { useTexts } from '../../i18n/language'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { useMinute } from '../../lib/hooks/use-now'
import { EmptyState } from '../../ui/notices/empty-state'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { PageTitle } from '../../ui/page/page-title'
import { SearchBox } from '../../ui/fields/search-box'
import { Segmented } from '../../ui/choices/segmented'
import { listBars, More } from '../list-loading'
import { operatorTexts } from '../texts'
import { useAddressWord } from '../use-address-word'
import { byCare } from './care'
import { CompanyRow } from './company-row'
import { useCompanies } from './companies.queries'
import { companiesTexts } from './texts'

/** So many pages are fetched to be sorted by care; beyond that the list says how far it sorted. */
const pagesToSort = 10

/** /operador/empresas: every company with its health at a glance. */
export function CompaniesScreen() {
  const t = useTexts(companiesTexts)
  const tOperator = useTexts(operatorTexts)
  useDocumentTitle(tOperator('navCompanies'))
  const [search, setSearch] = useAddressWord('busca')
  const [typedOrder, setOrder] = useAddressWord('ordem')
  const order = typedOrder === 'nome' ? 'nome' : 'cuidado'
  const list = useCompanies(search)
  const now = useMinute()
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const fetched = list.data?.pages.length ?? 0
  const wantsMore = order === 'cuidado' && hasNextPage && !isFetchingNextPage && fetched < pagesToSort
  useEffect(() => {
    if (wantsMore && !list.isFetchNextPageError) void fetchNextPage()
  }, [wantsMore, fetchNextPage, list.isFetchNextPageError])

  const read = list.data?.pages.flatMap((page) => page.companies)
  const companies = read && (order === 'cuidado' ? byCare(read, now) : read)
  const count = list.data?.pages.at(-1)?.count ?? 0
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageTitle>{tOperator('navCompanies')}</PageTitle>
      <div className="flex flex-col gap-3 sm:flex-row">
        <SearchBox label={t('search')} placeholder={t('searchHint')} value={search} onChange={setSearch} />
        <Segmented
          label={t('order')}
          selected={order}
          onSelect={setOrder}
          options={[
            { id: 'cuidado', content: t('byCare') },
            { id: 'nome', content: t('byName') },
          ]}
        />
      </div>
      {!list.data && <NotThereYet reading={list} failed={t('listFailed')} t={tOperator} {...listBars} />}
      {companies?.length === 0 && (
        <EmptyState
          icon={
            search === '' ? (
              <Building2 size={30} aria-hidden="true" />
            ) : (
              <SearchX size={30} aria-hidden="true" />
            )
          }
          title={search === '' ? t('none') : tOperator('nothingFound')}
        >
          {search === '' ? t('noneText') : t('nothingFoundText')}
        </EmptyState>
      )}
      {companies && companies.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <p className="mb-2 text-sm text-ink-soft" aria-live="polite">
            {companies.length < count
              ? t('shownOf', { shown: companies.length, all: count })
              : t('companies', { count })}
          </p>
          <ul aria-label={tOperator('navCompanies')} className="grid gap-2">
            {companies.map((company) => (
              <li key={company.id}>
                <CompanyRow company={company} now={now} />
              </li>
            ))}
          </ul>
          <More list={list} />
        </div>
      )}
    </div>
  )
}
