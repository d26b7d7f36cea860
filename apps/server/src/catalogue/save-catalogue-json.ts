import { diffCatalogues, type Catalogue, type RowChange } from '@balcao/domain/catalogue'
import {
  CatalogueShapeError,
  readCatalogueJson,
  writeCatalogueJson,
  type CatalogueSource,
  type ReadCatalogue,
} from '@balcao/domain/catalogue-json'
import type { Database, Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { lockCatalogue, readCatalogue, readSource, writeSource } from './catalogue.store'
import { imageMissing } from '../images'
import { findForeignImages } from './check-rules'
import { fitDocument } from './fit-document'
import { writeChanges } from './write-changes'

/** The field of `update-customer` that carries the document. */
const documentField = 'cardapio_json'

/**
 * Saves a whole document (CATAL-86) as one entry of the history that holds only what differs; the same document again
 * writes nothing. `seen` is the version that it was made from, null when the caller does not say. Answers the version.
 * @throws Problem CATALOGUE_INVALID naming `cardapio_json.{path}` with the spec's text (CATAL-75, CATAL-76),
 * CATALOGUE_CHANGED with the current version
 */
export async function saveCatalogueJson(
  db: Database,
  companyId: string,
  { json, seen, actor }: { json: unknown; seen: number | null; actor: 'counter' | 'api' },
): Promise<{ version: number }> {
  const document = readDocument(json)
  return db.asCompany(companyId, async (tx) => {
    const version = await lockCatalogue(tx, companyId)
    if (seen !== null && seen !== version) throw new Problem('CATALOGUE_CHANGED', { current: { version } })
    const standing = await readCatalogue(tx, companyId)
    const changes = diffCatalogues(standing, fitDocument(standing, document))
    await refuseForeignImages(tx, companyId, standing, changes)
    await writeSource(tx, companyId, document.source)
    if (changes.length === 0) return { version }
    const saved = await writeChanges(tx, companyId, standing, changes, { actor })
    return { version: saved.version }
  })
}

/** The catalogue as JSON in the shape in which it was saved last, else in the spec's; null when there is none. */
export async function readCatalogueJsonOf(
  tx: Tx,
  companyId: string,
): Promise<Record<string, unknown> | unknown[] | null> {
  const source = (await readSource(tx, companyId)) as CatalogueSource | null
  const catalogue = await readCatalogue(tx, companyId)
  if (catalogue.version === 0 && source === null) return null
  return writeCatalogueJson(catalogue, source)
}

function readDocument(json: unknown): ReadCatalogue {
  try {
    return readCatalogueJson(json)
  } catch (error) {
    if (!(error instanceof CatalogueShapeError)) throw error
    const { path, mensagem } = error
    const between = path === '' || path.startsWith('[') ? '' : '.'
    throw new Problem('CATALOGUE_INVALID', {
      mensagem,
      fields: [{ path: `${documentField}${between}${path}`, mensagem }],
    })
  }
}

async function refuseForeignImages(
  tx: Tx,
  companyId: string,
  standing: Catalogue,
  changes: readonly RowChange[],
): Promise<void> {
  const foreign = await findForeignImages(tx, companyId, standing, changes)
  if (foreign.length === 0) return
  const names = foreign.map((index) => changes[index]!.after!.nome)
  throw new Problem('CATALOGUE_INVALID', {
    fields: names.map((nome) => ({ path: documentField, mensagem: `${nome}: ${imageMissing}` })),
  })
}
