import { plainName } from '../../text/plain-name'

/** The groups that beverages are told apart into (CATAL-19). */
export const beverageGroups = ['Refrigerantes', 'Cervejas', 'Sucos', 'Aguas', 'Outros'] as const
export type BeverageGroup = (typeof beverageGroups)[number]

const wordsOf: [BeverageGroup, string][] = [
  [
    'Refrigerantes',
    'refrigerante refrigerantes refri refris coca cola guarana fanta sprite pepsi soda tonica kuat dolly sukita schweppes',
  ],
  [
    'Cervejas',
    'cerveja cervejas chopp chopps chope chopes skol brahma heineken antarctica budweiser stella corona itaipava amstel eisenbahn spaten bohemia ipa pilsen lager',
  ],
  ['Sucos', 'suco sucos limonada limonadas laranjada nectar polpa'],
  ['Aguas', 'agua aguas'],
]
const groupOfWord = /* @__PURE__ */ new Map(
  wordsOf.flatMap(([group, words]) => words.split(' ').map((word) => [word, group] as const)),
)
const beverageNames = /* @__PURE__ */ new Set(['bebida', 'bebidas', 'drinks', 'beverages'])

/** Whether a category of this name holds beverages of all kinds. */
export function isBeverages(name: string): boolean {
  return beverageNames.has(plainName(name))
}

/**
 * The group of a beverage, or of a group of beverages, by the first word of its name that says one: 'Suco de
 * guaraná' is a juice, 'Guaraná Antarctica' a soft drink, 'Vinho' is among the others.
 */
export function beverageGroup(name: string): BeverageGroup {
  const words = plainName(name).split(/[^a-z0-9]+/)
  return words.map((word) => groupOfWord.get(word)).find((group) => group !== undefined) ?? 'Outros'
}
