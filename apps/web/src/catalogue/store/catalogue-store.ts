import { getCatalogue, saveCatalogue, type CatalogueSaved } from '@balcao/contract/catalogue'
import type { Catalogue, RowChange } from '@balcao/domain/catalogue'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api'
import { ApiError, hasCode } from '../../lib/http/api-error'
import { newId } from '../../lib/new-id'
import { absorbSave, newerCatalogue } from './catalogue-cache'
import { catalogueKey } from './catalogue-key'
import { overlay } from './rebase'
import type { EditAbout } from './pending-edit'
import { SaveQueue } from './save-queue'
import { tellRefused, tellSaved } from './tell-outcome'

const savingMs = 20_000

/** The catalogue of the screen: the server's, in the query cache, with the edits on their way laid over it. */
export interface CatalogueStore {
  queue: SaveQueue
  /** As the person sees it now; undefined before it was read. */
  view: () => Catalogue | undefined
  /**
   * Makes an edit from the catalogue that the person looked at when it began (`from`, else the one now seen) and
   * shows it at once. Throws what `build` throws.
   */
  edit: (build: (catalogue: Catalogue) => readonly RowChange[], about: EditAbout, from?: Catalogue) => void
  /** Takes in a save that was made elsewhere, or reads everything again when one is missing. */
  absorb: (saved: CatalogueSaved) => Promise<void>
  /** Reads it again. Throws ApiError. */
  read: () => Promise<void>
}

const stores = new WeakMap<QueryClient, CatalogueStore>()

/** The store of a query cache: one, so that saves go on when the tab of the screen changes. */
export function catalogueStore(client: QueryClient): CatalogueStore {
  const known = stores.get(client)
  if (known) return known
  const store = makeStore(client)
  stores.set(client, store)
  return store
}

/** The catalogue as the server has it: read whenever a screen that shows it opens, followed by its live events there. */
export function catalogueOptions(client: QueryClient) {
  return queryOptions({
    queryKey: catalogueKey,
    queryFn: ({ signal }) => fetchCatalogue(client, signal),
    staleTime: Infinity,
    refetchOnMount: 'always',
  })
}

/** Asks the server for the catalogue; what was received since is not undone by an older answer. */
async function fetchCatalogue(client: QueryClient, signal?: AbortSignal): Promise<Catalogue> {
  const read = await call(getCatalogue, signal ? { signal } : {})
  return newerCatalogue(client.getQueryData<Catalogue>(catalogueKey), read)
}

function makeStore(client: QueryClient): CatalogueStore {
  const saved = () => client.getQueryData<Catalogue>(catalogueKey)
  const read = async () => {
    client.setQueryData(catalogueKey, await fetchCatalogue(client))
  }
  const absorb = async (answer: CatalogueSaved) => {
    const known = saved()
    if (!known) return
    const { catalogue, gap } = absorbSave(known, answer)
    if (gap) await read().catch(() => undefined)
    else client.setQueryData(catalogueKey, catalogue)
  }
  const queue: SaveQueue = new SaveQueue({
    saved,
    read,
    absorb,
    save: (body) => call(saveCatalogue, { body, timeoutMs: savingMs }),
    newId,
    wait: waitOnline,
    outcome: outcomeOf,
    onSaved: (edit, answer) => tellSaved(edit, answer, { absorb, read }),
    onRefused: tellRefused,
  })
  const view = rememberView(saved, queue)
  return {
    queue,
    view,
    absorb: async (answer) => {
      await absorb(answer)
      queue.forgetSaved()
    },
    read,
    edit(build, about, from) {
      const catalogue = from ?? view()
      // Before it is read there is nothing on the screen that edits it.
      if (!catalogue) throw new Error('there is no catalogue to edit')
      queue.add(build(catalogue), catalogue, about)
    },
  }
}

/** The same object as long as nothing changed, so that the screen can compare. */
function rememberView(saved: () => Catalogue | undefined, queue: SaveQueue) {
  let last: { saved: Catalogue; edits: unknown; view: Catalogue } | null = null
  return () => {
    const catalogue = saved()
    if (!catalogue) return undefined
    const { edits } = queue.state()
    if (last?.saved !== catalogue || last.edits !== edits) {
      last = { saved: catalogue, edits, view: overlay(catalogue, edits) }
    }
    return last.view
  }
}

/** Too many calls and a server that is away are like no answer: the same save is sent again later. */
export function outcomeOf(error: unknown): 'unanswered' | 'changed' | 'refused' {
  if (hasCode(error, 'CATALOGUE_CHANGED')) return 'changed'
  if (hasCode(error, 'NETWORK', 'TIMEOUT')) return 'unanswered'
  const away = error instanceof ApiError && [429, 502, 503, 504].includes(error.status)
  return away ? 'unanswered' : 'refused'
}

function waitOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
