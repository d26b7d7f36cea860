import { isOnSale, searchItems, type Catalogue } from '@balcao/domain/catalogue'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudAlert, SearchX } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useErrorText } from '../i18n/error-text'
import { useTexts } from '../i18n/language'
import { hasCode } from '../lib/http/api-error'
import { zoneOf } from '../shared/company/company-query'
import { useCompanyCnpj } from '../shared/company/company-scope'
import { useCompanyRecord } from '../shared/company/use-company-record'
import { useMinute } from '../lib/hooks/use-now'
import { Button } from '../ui/buttons/button'
import { EmptyState } from '../ui/notices/empty-state'
import { Skeleton } from '../ui/waiting/skeleton'
import { CatalogueContext, type CataloguePanel } from './catalogue-context'
import { CataloguePanels } from './catalogue-panels'
import { ConflictDialog } from './conflict/conflict-dialog'
import { CatalogueList } from './list/catalogue-list'
import { useFolded } from './list/acts/use-folded'
import { catalogueKey } from './store/catalogue-key'
import { catalogueOptions, catalogueStore, type CatalogueStore } from './store/catalogue-store'
import { keepCatalogue, keptCatalogue } from './store/kept-catalogue'
import { useLiveCatalogue } from './store/use-live-catalogue'
import { catalogueTexts } from './texts'
import { ListTools } from './tools/list-tools'
import { SaveTray } from './tools/save-status'
import { RetryCallout } from '../ui/notices/retry-callout'

/** The catalogue: menu and services, every change saved at once. The second tab of /dashboard/company. */
export function CatalogueTab() {
  const client = useQueryClient()
  const store = catalogueStore(client)
  const { record } = useCompanyRecord()
  const zone = zoneOf(record)
  const companyId = record?.id ?? ''
  const [panel, setPanel] = useState<CataloguePanel | null>(null)
  const [said, announce] = useState('')
  const [fresh] = useState(freshItem)
  const cnpj = useCompanyCnpj()
  const [kept] = useState(() => keptCatalogue(cnpj))
  const query = useQuery({
    ...catalogueOptions(client),
    ...(kept ? { initialData: kept.catalogue, initialDataUpdatedAt: kept.at } : {}),
  })
  useKeeping(cnpj, query.data)
  useLiveCatalogue(store, () => void query.refetch())
  const view = useView(store, query.data)
  const tools = useMemo(
    () => ({ store, open: setPanel, announce, ...fresh, zone, companyId }),
    [store, fresh, zone, companyId],
  )
  return (
    <CatalogueContext value={tools}>
      <p role="status" className="sr-only">
        {said}
      </p>
      {view && query.isError && <OldCopy onRetry={() => void query.refetch()} />}
      {view && <Loaded catalogue={view} />}
      {!view && query.isError && <LoadFailed error={query.error} onRetry={() => void query.refetch()} />}
      {!view && !query.isError && <Loading />}
      {view && panel && <CataloguePanels panel={panel} catalogue={view} onClose={() => setPanel(null)} />}
      <ConflictDialog />
    </CatalogueContext>
  )
}

function Loaded({ catalogue }: { catalogue: Catalogue }) {
  const t = useTexts(catalogueTexts)
  const [search, setSearch] = useState('')
  const [onlyUnavailable, setOnlyUnavailable] = useState(false)
  const { folded, fold } = useFolded()
  const sought = useDeferredValue(search)
  const now = useMinute()
  const unavailable = useMemo(() => unavailableIds(catalogue, now), [catalogue, now])
  const shown = useMemo(() => {
    if (sought.trim() === '' && !onlyUnavailable) return null
    const found = searchItems(catalogue, sought)
    return new Set(found.map(({ id }) => id).filter((id) => !onlyUnavailable || unavailable.has(id)))
  }, [catalogue, sought, onlyUnavailable, unavailable])
  const showAll = () => {
    setSearch('')
    setOnlyUnavailable(false)
  }
  return (
    <div className="grid grid-cols-1 gap-5 pb-24">
      <ListTools
        search={search}
        onSearch={setSearch}
        onlyUnavailable={onlyUnavailable}
        onOnlyUnavailable={setOnlyUnavailable}
        unavailable={unavailable.size}
      />
      {shown && (
        <p role="status" className="text-ink-soft">
          {t('found', { count: shown.size })}
        </p>
      )}
      {shown?.size === 0 ? (
        <EmptyState
          icon={<SearchX size={28} aria-hidden="true" />}
          title={t('nothingFound')}
          action={<Button onClick={showAll}>{t('showAll')}</Button>}
        >
          {t('nothingFoundHint')}
        </EmptyState>
      ) : (
        <CatalogueList catalogue={catalogue} shown={shown} folded={folded} onFold={fold} />
      )}
      <SaveTray />
    </div>
  )
}

/** Nothing invented stands in for a catalogue that could not be read (CATAL-77, CATAL-78, decision 0026, W7). */
function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts(catalogueTexts)
  const errorText = useErrorText()
  const unreadable = hasCode(error, 'UNREADABLE')
  const message = unreadable
    ? t('processFailed')
    : errorText(error, t('loadFailedUnknown')).replace(/\.$/, '')
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudAlert size={28} aria-hidden="true" />}
        title={t('loadFailed', { message })}
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
      >
        <p>{t('loadServicesFailed')}</p>
        <p>{t('loadFailedHint')}</p>
      </EmptyState>
    </div>
  )
}

/** The server could not be read, and the copy of this browser is shown. */
function OldCopy({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(catalogueTexts)
  return (
    <RetryCallout retry={t('retry')} onRetry={onRetry}>
      {t('oldCopy')}
    </RetryCallout>
  )
}

function Loading() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-11 w-2/3" />
      {[1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} className="h-24" />
      ))}
    </div>
  )
}

/** Remembers the item that was just made, until its row has appeared. */
function freshItem() {
  let fresh: string | null = null
  return {
    isFresh: (id: string) => id === fresh,
    noteFresh: (id: string | null) => {
      fresh = id
    },
  }
}

/** Keeps each state that the server told for the next visit; the copy itself is not kept anew. */
function useKeeping(cnpj: string, saved: Catalogue | undefined) {
  const client = useQueryClient()
  useEffect(() => {
    const isTold = (client.getQueryState(catalogueKey)?.dataUpdateCount ?? 0) > 0
    if (saved && isTold) keepCatalogue(cnpj, saved)
  }, [client, cnpj, saved])
}

/** What is saved with the edits on their way; renders again when either changes. */
function useView(store: CatalogueStore, _saved: Catalogue | undefined): Catalogue | undefined {
  useSyncExternalStore(store.queue.subscribe, store.queue.state)
  return store.view()
}

function unavailableIds(catalogue: Catalogue, now: number): Set<string> {
  const categories = new Map(catalogue.categories.map((category) => [category.id, category]))
  return new Set(
    catalogue.items
      .filter((item) => {
        const category = categories.get(item.category_id)
        return !category || !isOnSale(item, category, now)
      })
      .map(({ id }) => id),
  )
}
