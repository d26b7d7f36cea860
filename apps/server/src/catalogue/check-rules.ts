import { checkChanges, type Catalogue, type RowChange } from '@balcao/domain/catalogue'
import type { Tx } from '../platform/database/database'
import { Problem, type BadField } from '../platform/http/problems'
import { findOwnImages, imageMissing } from '../images'
import { findCategories, findOneItemEach, findRows } from './catalogue.store'
import { problemText } from './problem-texts'
import { namedImages } from './without-lost-images'

/**
 * Refuses changes that would leave the catalogue unsound. `standing` holds the changed rows as they stand.
 * @throws Problem CATALOGUE_INVALID naming `changes.{n}.{field}`
 */
export async function checkRules(
  tx: Tx,
  companyId: string,
  standing: Catalogue,
  changes: readonly RowChange[],
): Promise<void> {
  const fields = await findBrokenRules(tx, companyId, standing, changes)
  if (fields.length > 0) throw new Problem('CATALOGUE_INVALID', { fields })
}

/** What the changes would break, judged by the changed rows and their neighbours: the items are never all read. */
export async function findBrokenRules(
  tx: Tx,
  companyId: string,
  standing: Catalogue,
  changes: readonly RowChange[],
): Promise<BadField[]> {
  const around = await readAround(tx, companyId, standing, changes)
  const broken = checkChanges(around, changes).map(({ change, field, code }) => ({
    path: `changes.${change}.${field}`,
    mensagem: problemText(code, changes[change]!, field),
  }))
  const foreign = await findForeignImages(tx, companyId, standing, changes)
  return [
    ...broken,
    ...findNothings(changes),
    ...foreign.map((change) => ({ path: `changes.${change}.imagem`, mensagem: imageMissing })),
  ]
}

/** Changes that neither make nor change anything. */
function findNothings(changes: readonly RowChange[]): BadField[] {
  return changes.flatMap(({ kind, base, after }, index) =>
    base === null && after === null
      ? [
          {
            path: `changes.${index}.id`,
            mensagem: kind === 'item' ? 'Produto não encontrado' : 'Categoria não encontrada',
          },
        ]
      : [],
  )
}

/** Indexes of changes with a picture that is not the company's. What a product showed before is not asked again. */
export async function findForeignImages(
  tx: Tx,
  companyId: string,
  standing: Catalogue,
  changes: readonly RowChange[],
): Promise<number[]> {
  const shown = new Set(standing.items.map(({ imagem }) => imagem))
  const named = namedImages(changes).filter((id) => !shown.has(id))
  const there = await findOwnImages(tx, companyId, named)
  return changes.flatMap(({ after }, index) => {
    const imagem = after && 'imagem' in after ? after.imagem : null
    return !imagem || shown.has(imagem) || there.has(imagem) ? [] : [index]
  })
}

/**
 * The changed rows with what the rules compare them to: every category when one is made or renamed, else those that
 * changed items name; and one item of each category that goes and is not left empty.
 */
async function readAround(
  tx: Tx,
  companyId: string,
  standing: Catalogue,
  changes: readonly RowChange[],
): Promise<Catalogue> {
  const ofCategories = changes.filter(({ kind }) => kind === 'category')
  const named = changes.flatMap((change) =>
    change.kind === 'item' && change.after
      ? [{ kind: 'category' as const, id: change.after.category_id }]
      : [],
  )
  const { categories } =
    ofCategories.length > 0
      ? await findCategories(tx, companyId, standing.version)
      : await findRows(tx, companyId, standing.version, distinct(named))
  const gone = ofCategories.filter(({ after }) => after === null).map(({ id }) => id)
  const changedItems = changes.filter(({ kind }) => kind === 'item').map(({ id }) => id)
  const left = gone.length > 0 ? await findOneItemEach(tx, companyId, gone, changedItems) : []
  return { ...standing, categories, items: [...standing.items, ...left] }
}

function distinct<Key extends { id: string }>(keys: readonly Key[]): Key[] {
  return [...new Map(keys.map((key) => [key.id, key])).values()]
}
