import { optionCharges, type Option, type OptionGroup } from '../../catalogue/model'
import { readAmount } from './amount'
import { assignIds, givenId } from '../assign-ids'
import { CatalogueShapeError } from './catalogue-shape-error'
import { readFlag } from './flag'
import { below, field, isObject, type JsonObject } from './json-object'
import { readName } from './read-values'

const MAX_GROUPS = 30
const MAX_OPTIONS = 200
const MAX_CHOICES = 50
const MAX_NAME = 120
const MAX_ID = 80

/**
 * Option groups with prices in reais. Only names must be there: a group asks for 0 to 1 options and adds their prices,
 * an option is active, free, not out and no part of a combo.
 * @throws CatalogueShapeError options_invalid, name_missing, price_invalid
 */
export function readOptions(value: unknown, path: string): OptionGroup[] {
  if (value === null) return []
  const groups = records(value, MAX_GROUPS, path)
  const ids = idsOf(groups)
  return groups.map((group, index) => readGroup(group, ids[index] ?? '', below(path, index)))
}

/** Option groups as a document says them, prices in reais. */
export function writeOptions(groups: readonly OptionGroup[]): JsonObject[] {
  return groups.map((group) => ({
    ...group,
    opcoes: group.opcoes.map(({ id, nome, centavos, ativo, esgotado, produto }) => ({
      id,
      nome,
      preco: centavos / 100,
      ativo,
      ...(esgotado && { esgotado }),
      ...(produto && { produto }),
    })),
  }))
}

function readGroup(group: JsonObject, id: string, path: string): OptionGroup {
  const min = choices(field(group, 'min') ?? 0, below(path, 'min'))
  const max = choices(field(group, 'max') ?? Math.max(1, min), below(path, 'max'))
  const charge = field(group, 'cobranca') ?? 'soma'
  const cobranca = optionCharges.find((known) => known === charge)
  if (!cobranca) throw new CatalogueShapeError('options_invalid', below(path, 'cobranca'))
  if (max < 1 || max < min) throw new CatalogueShapeError('options_invalid', below(path, 'max'))
  const at = below(path, 'opcoes')
  const options = records(field(group, 'opcoes') ?? [], MAX_OPTIONS, at)
  const ids = idsOf(options)
  return {
    id,
    nome: readName(field(group, 'nome'), MAX_NAME, below(path, 'nome')),
    min,
    max,
    cobranca,
    opcoes: options.map((option, index) => readOption(option, ids[index] ?? '', below(at, index))),
  }
}

function readOption(option: JsonObject, id: string, path: string): Option {
  const price = readAmount(field(option, 'preco') ?? 0)
  const active = readFlag(field(option, 'ativo') ?? true)
  const soldOut = readFlag(field(option, 'esgotado') ?? false)
  if (!soldOut) throw new CatalogueShapeError('flag_invalid', below(path, 'esgotado'))
  if (!price) throw new CatalogueShapeError('price_invalid', below(path, 'preco'))
  if (!active) throw new CatalogueShapeError('flag_invalid', below(path, 'ativo'))
  const nome = readName(field(option, 'nome'), MAX_NAME, below(path, 'nome'))
  const product = field(option, 'produto') ?? null
  if (product !== null && !isRowId(product))
    throw new CatalogueShapeError('options_invalid', below(path, 'produto'))
  return {
    id,
    nome,
    centavos: price.cents,
    ativo: active.on,
    ...(soldOut.on && { esgotado: true }),
    ...(product !== null && { produto: product }),
  }
}

function isRowId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_ID
}

function records(value: unknown, most: number, path: string): JsonObject[] {
  if (!Array.isArray(value) || value.length > most) throw new CatalogueShapeError('options_invalid', path)
  return value.map((record: unknown, index) => {
    if (!isObject(record)) throw new CatalogueShapeError('options_invalid', below(path, index))
    return record
  })
}

function idsOf(rows: readonly JsonObject[]): string[] {
  return assignIds(
    rows.map((row) => ({ given: givenId(field(row, 'id')), names: [String(field(row, 'nome'))] })),
  )
}

function choices(value: unknown, path: string): number {
  if (!Number.isInteger(value) || Number(value) < 0 || Number(value) > MAX_CHOICES) {
    throw new CatalogueShapeError('options_invalid', path)
  }
  return Number(value)
}
