import type { Question } from '../reading'
import type { Command } from '../understand'

/** Commands that a language model may name: they show, ask, begin something or call a person. */
export const modelCommands = [
  'menu',
  'pedir',
  'carrinho',
  'agendar',
  'compromisso',
  'remarcar',
  'cancelar',
  'status',
  'horario',
  'endereco',
  'taxas',
  'pix',
  'atendente',
] as const satisfies readonly Command[]

/** What may be asked of one product. */
export const itemTopics = [
  'price',
  'available',
  'ingredients',
  'flavours',
  'allergen',
] as const satisfies readonly Question['kind'][]

/** What else may be asked; the rest is a command. */
export const shopTopics = [
  'menu',
  'time',
  'payment',
  'discount',
] as const satisfies readonly Question['kind'][]

/**
 * All that a language model may say of a text that no rule understood. Ids are the catalogue's and those of the options
 * that stand; `note` is a part of the customer's own words. There is no place for a sentence.
 */
export type ModelAnswer =
  | { kind: 'order'; lines: readonly ModelLine[] }
  | { kind: 'command'; command: (typeof modelCommands)[number] }
  | { kind: 'question'; topic: (typeof itemTopics | typeof shopTopics)[number]; item: string | null }
  | { kind: 'choice'; option: string }
  | { kind: 'none' }

/** A product of an order; a size that is null was not said. */
export interface ModelLine {
  item: string
  priceType: string | null
  quantity: number
  options: readonly { group: string; option: string; count: number }[]
  note: string | null
}
