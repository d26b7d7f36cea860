import { optionCharges, partLimits, type HalvesRule } from '../../catalogue/model'
import { field, isObject } from './json-object'

/** How a category's products are sold by halves; null where the document says nothing of the kind, or says it otherwise. */
export function readHalves(value: unknown): HalvesRule | null {
  if (!isObject(value) || Object.keys(value).length !== 2) return null
  const maximo = partLimits.find((limit) => limit === field(value, 'maximo'))
  const cobranca = optionCharges.find((charge) => charge === field(value, 'cobranca'))
  return maximo && cobranca ? { maximo, cobranca } : null
}
