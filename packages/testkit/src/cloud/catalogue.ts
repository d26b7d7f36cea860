import type { Account } from './account'
import { GraphRefusal, invalidValue, unknownObject } from './graph-refusal'

type Json = Record<string, unknown>

const PAGE = 25

/** GET /{catalogue}/products: a page of them, with where the next begins. @throws GraphRefusal */
export function listProducts(account: Account, id: string, { searchParams }: URL): unknown {
  const catalogue = account.catalogues.get(id)
  if (!catalogue) throw unknownObject(id)
  if (!catalogue.readable)
    throw new GraphRefusal({ status: 403, code: 200, title: 'Requires catalog_management permission' })
  const limit = Math.min(Number(searchParams.get('limit') ?? PAGE), PAGE)
  const from = Number(searchParams.get('after') ?? 0)
  const fields = searchParams.get('fields')?.split(',') ?? ['name', 'retailer_id']
  const page = catalogue.products.slice(from, from + limit)
  const until = from + page.length
  const data = page.map(({ retailerId, availability, visibility }, at) => {
    const known: Json = { retailer_id: retailerId, name: retailerId, availability, visibility }
    return Object.fromEntries([
      ['id', String(9_000_000 + from + at)],
      ...fields.flatMap((name) => (name in known ? [[name, known[name]] as const] : [])),
    ])
  })
  const cursors = { before: String(from), after: String(until) }
  const next = `${account.url}/${id}/products?after=${until}`
  return { data, paging: { cursors, ...(until < catalogue.products.length ? { next } : {}) } }
}

/**
 * The content of a product list as it reaches the phone: what the catalogue has not, or not in stock, is left out in
 * silence. @throws GraphRefusal with 131009 where the catalogue is not linked, or has none of it.
 */
export function withKnownProducts(account: Account, content: Json): Json {
  const { action } = content as { action: { catalog_id: string; sections: { product_items: Json[] }[] } }
  const catalogue = account.catalogues.get(action.catalog_id)
  if (!catalogue?.linked)
    throw invalidValue(
      'Check if catalog is linked to the WhatsApp Business Account and the catalog is enabled in the WhatsApp Commerce Settings',
    )
  const isShown = ({ product_retailer_id: id }: Json) =>
    catalogue.products.some(
      ({ retailerId, availability, visibility }) =>
        retailerId === id && availability === 'in stock' && visibility === 'published',
    )
  const sections = action.sections
    .map((section) => ({ ...section, product_items: section.product_items.filter(isShown) }))
    .filter(({ product_items }) => product_items.length > 0)
  if (sections.length === 0) throw invalidValue('Products not found in FB Catalog')
  return { ...content, action: { ...action, sections } }
}
