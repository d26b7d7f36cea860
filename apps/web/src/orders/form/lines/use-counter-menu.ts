import { listBotSynonyms } from '@balcao/contract/bot'
import type { getCatalogue } from '@balcao/contract/catalogue'
import { routes } from '@balcao/contract/routes'
import type { Catalogue } from '@balcao/domain/catalogue'
import { counterMenu, type MenuRows } from '@balcao/domain/menu'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http/api'
import { callLoosely } from '../../../lib/http/send'
import { useLiveEvent } from '../../../lib/live/live-provider'
import { useMay } from '../../../shared/role/role-scope'

const key = ['orders', 'menu'] as const

/** What people order from, current while the form is open; `failed` while it could not be read. */
export function useCounterMenu(): { menu: MenuRows | undefined; failed: boolean; retry: () => void } {
  const client = useQueryClient()
  useLiveEvent('CATALOGUE_CHANGED', () => void client.invalidateQueries({ queryKey: key }))
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await callLoosely<typeof getCatalogue>(routes.getCatalogue, { signal })) as Catalogue,
    select: menuOfNow,
    refetchOnMount: 'always',
    staleTime: Infinity,
  })
  return { menu: data, failed: isError && !data, retry: () => void refetch() }
}

function menuOfNow(catalogue: Catalogue): MenuRows {
  return counterMenu(catalogue, Date.now())
}

/** Words that the shop taught for products, by item id; none where that is not to be had. */
export function useTaught(): ReadonlyMap<string, readonly string[]> | undefined {
  const { data } = useQuery({
    queryKey: ['orders', 'taught'],
    queryFn: async ({ signal }) => (await call(listBotSynonyms, { signal })).synonyms,
    select: byItem,
    enabled: useMay('bot.synonyms'),
    retry: false,
    staleTime: 60_000,
  })
  return data
}

function byItem(synonyms: readonly { item_id: string; words: string }[]) {
  const taught = new Map<string, string[]>()
  for (const { item_id, words } of synonyms) taught.set(item_id, [...(taught.get(item_id) ?? []), words])
  return taught
}
