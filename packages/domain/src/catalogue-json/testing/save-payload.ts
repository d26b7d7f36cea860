import { canonicalMenu } from '../canonical-source'
import type { CatalogueRows, CatalogueSource } from '../catalogue-source'
import { writeCatalogueJson } from '../writing/write-catalogue-json'

/** What an automation's save sends (CATAL-86): `{cardapio, servicos: {categorias}}`, the menu in its source's shape. */
export function savePayload(rows: CatalogueRows, source: CatalogueSource): Record<string, unknown> {
  const sectioned = {
    ...source,
    sections: true,
    cardapio: source.cardapio ?? canonicalMenu,
    servicos: { ...canonicalMenu, extras: source.servicos?.extras ?? {} },
  }
  return writeCatalogueJson(rows, sectioned) as Record<string, unknown>
}
