import * as z from 'zod'
import { isGood } from '../../ask-gateway'
import type { CatalogueRead } from '../gateway'
import { maybe, wireId } from '../wire-values'
import { unavailable, type CloudCalls } from './cloud-calls'
import { cloudFailure, readCloudError } from './cloud-failure'

const PAGE = 100
const MOST_PAGES = 100

const Page = z.object({
  data: z.array(
    z.object({ retailer_id: maybe(wireId), availability: maybe(z.string()), visibility: maybe(z.string()) }),
  ),
  paging: maybe(
    z.object({ cursors: maybe(z.object({ after: maybe(z.string()) })), next: maybe(z.string()) }),
  ),
})

/** What cannot be bought is shown by no message. */
const notForSale = new Set(['out of stock', 'discontinued', 'pending', 'mark_as_sold'])
const hidden = new Set(['hidden', 'staging'])

/** Reads the retailer ids of a catalogue, page by page. @throws GatewayUnavailable when Meta is away or refuses the token */
export async function readCloudCatalogue(
  calls: CloudCalls,
  catalogueId: string,
  most: number,
): Promise<CatalogueRead> {
  const ids: string[] = []
  let after: string | null = null
  for (let page = 0; page < MOST_PAGES && ids.length < most; page += 1) {
    const answer = await calls.ask({
      method: 'GET',
      path: `${encodeURIComponent(catalogueId)}/products`,
      query: {
        fields: 'retailer_id,availability,visibility',
        limit: String(PAGE),
        ...(after === null ? {} : { after }),
      },
    })
    if (answer.kind !== 'answer') throw unavailable(answer)
    if (!isGood(answer.status)) {
      const refusal = refusalOf(answer.body)
      if (refusal) return refusal
      throw unavailable(answer)
    }
    const read = Page.safeParse(answer.body)
    if (!read.success) return { kind: 'unknown', words: 'no list of products' }
    const { data, paging } = read.data
    for (const { retailer_id: id, availability, visibility } of data)
      if (id != null && !notForSale.has(availability ?? '') && !hidden.has(visibility ?? '')) ids.push(id)
    after = paging?.next == null ? null : (paging.cursors?.after ?? null)
    if (after === null) break
  }
  return { kind: 'read', ids: [...new Set(ids)].slice(0, most) }
}

const FORBIDDEN = [3, 10]
const UNKNOWN = [100, 803]

function refusalOf(body: unknown): CatalogueRead | null {
  const error = readCloudError(body)
  if (!error) return null
  const { code } = error
  const { words } = cloudFailure(error)
  if (FORBIDDEN.includes(code) || (code >= 200 && code < 300)) return { kind: 'forbidden', words }
  return UNKNOWN.includes(code) ? { kind: 'unknown', words } : null
}
