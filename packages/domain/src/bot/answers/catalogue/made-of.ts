import { activeOptions } from '../../cart/on-offer'
import type { BotWorld } from '../../model/model'
import { plainLetters } from '../../understand/plain-words'
import { cut } from '../../words/prompt-limits'
import { availabilityOf } from './sale'
import {
  goneWords,
  listed,
  MAX_ITEMS,
  MAX_LINE,
  MAX_LISTED,
  nameOf,
  offersAmong,
  optionsOf,
  short,
  withMore,
} from './words'

/** What people call the same thing when they bear it badly. */
const alike: readonly (readonly string[])[] = [
  ['leite', 'lactose', 'lacteo', 'caseina'],
  ['gluten', 'trigo'],
  ['noz', 'nozes'],
  ['camarao', 'crustaceo', 'camaroes'],
  ['marisco', 'molusco'],
]

/** What items are made of, in the catalogue's own words; null where it says nothing. */
export function ingredientsOf(itemIds: readonly string[], world: BotWorld): string | null {
  const offers = offersAmong(itemIds, world)
  const known = offers.flatMap(({ item }) => {
    const parts = [
      cut(item.descricao, MAX_LINE).trim().replace(/\s+/g, ' '),
      listed(item.ingredientes),
    ].filter(Boolean)
    return parts.length === 0 ? [] : [cut(`${nameOf(item)}: ${parts.join('. Leva ')}.`, MAX_LINE)]
  })
  if (known.length === 0) return offers.length === 0 ? goneWords(itemIds, world) : null
  return withMore(known)
}

/** What can be chosen with items. */
export function choicesOf(itemIds: readonly string[], world: BotWorld): string | null {
  const offers = offersAmong(itemIds, world)
  const lines = offers.flatMap(({ item }) => {
    const asked = item.opcoes.filter(({ min }) => min > 0)
    const groups = (asked.length > 0 ? asked : item.opcoes).filter(
      (group) => group.max > 0 && activeOptions(group).length > 0,
    )
    return groups.map((group) => {
      const many = group.max > 1 ? `, até ${group.max}` : ''
      return cut(
        `${nameOf(item)} (${short(group.nome)}${many}): ${optionsOf(activeOptions(group))}.`,
        MAX_LINE * 2,
      )
    })
  })
  return lines.length > 0 ? withMore(lines) : availabilityOf(itemIds, world)
}

/** What the catalogue lists of items, never that they are free of something; null where it lists nothing. */
export function allergensOf(itemIds: readonly string[], word: string, world: BotWorld): string | null {
  const lines = offersAmong(itemIds, world).flatMap(({ item }) => {
    const listing = [
      item.alergenos.length > 0 ? `alérgenos: ${listed(item.alergenos)}` : '',
      item.ingredientes.length > 0 ? `ingredientes: ${listed(item.ingredientes)}` : '',
    ].filter(Boolean)
    if (listing.length === 0) return []
    const has = [...item.alergenos.slice(0, MAX_LISTED), ...item.ingredientes.slice(0, MAX_LISTED)].some(
      (one) => speaksOf(short(one), short(word)),
    )
    const first = has ? `${nameOf(item)} leva ${short(word)}.` : nameOf(item)
    return [cut(`${first}${has ? ' ' : ': '}No cadastro: ${listing.join('; ')}.`, MAX_LINE)]
  })
  if (lines.length === 0) return null
  return `${lines.slice(0, MAX_ITEMS).join('\n')}\nO cadastro pode não dizer tudo: uma pessoa da loja confirma antes de você pedir.`
}

function speaksOf(listing: string, word: string): boolean {
  const stem = (text: string) => plainLetters(text).replace(/s\b/g, '')
  const wanted = alike.find((words) => words.some((one) => stem(one) === stem(word))) ?? [word]
  return wanted.some((one) =>
    stem(listing)
      .split(/\P{L}+/u)
      .includes(stem(one)),
  )
}
