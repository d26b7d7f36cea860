import { activeOptions, categoriesOf, findOffer, leastOf, priceWords, type Offer } from '../cart/on-offer'
import { formatBrl } from '../../money'
import type { Item, OptionGroup } from '../../catalogue'
import type { BotWorld } from '../model/model'
import type { Question } from '../reading/question'
import { plainLetters } from '../understand/plain-words'
import { closedWords } from '../words/closed'
import { cut } from '../words/prompt-limits'
import { sameName } from '../words/small-talk'
import { addressWords, feeWords, hoursWords, pixWords, statusWords } from './information'

const MAX_ITEMS = 5
const MAX_LISTED = 40
/** UTF-16 units of a name, of a line of the catalogue and of a whole answer. */
const MAX_NAME = 80
const MAX_LINE = 400
const MAX_ANSWER = 1500
/** What people call the same thing when they bear it badly. */
const alike: readonly (readonly string[])[] = [
  ['leite', 'lactose', 'lacteo', 'caseina'],
  ['gluten', 'trigo'],
  ['noz', 'nozes'],
  ['camarao', 'crustaceo', 'camaroes'],
  ['marisco', 'molusco'],
]

/**
 * What the bot says to a question, in Portuguese, from what is on sale and at which prices now. Null where only a
 * person can say. Of allergens it repeats what the catalogue lists, and never that something is free of one.
 */
export function answerWords(question: Question, world: BotWorld): string | null {
  const words = wordsFor(question, world)
  return words === null ? null : cut(words, MAX_ANSWER)
}

/** Whether a person is called beside what is said: nobody else decides on discounts and allergens. */
export function needsPerson(question: Question, world: BotWorld): boolean {
  return question.kind === 'allergen' || question.kind === 'discount' || answerWords(question, world) === null
}

function wordsFor(question: Question, world: BotWorld): string | null {
  const { shop } = world
  switch (question.kind) {
    case 'price':
      return pricesOf(question.itemIds, world)
    case 'available':
      return availabilityOf(question.itemIds, world)
    case 'ingredients':
      return ingredientsOf(question.itemIds, world)
    case 'flavours':
      return choicesOf(question.itemIds, world)
    case 'allergen':
      return allergensOf(question.itemIds, question.word, world)
    case 'not-sold':
      return missing(question.word, world)
    case 'delivery':
      return feeWords(world, question.place === null ? '' : `em ${question.place}`)
    case 'menu':
      return menuWords(world)
    case 'hours':
      return hoursWords(world)
    case 'time':
      return timeWords(world)
    case 'payment':
      return `Aceitamos ${listed([...(shop.pix ? ['PIX'] : []), 'cartão de crédito', 'cartão de débito', 'dinheiro'])}.`
    case 'discount':
      return 'Desconto é uma pessoa da loja que decide.'
    case 'order':
      return statusWords(world)
    case 'shop':
      return addressWords(world)
    case 'pix': {
      const { words, code } = pixWords(world)
      return code === null ? words : `${words}\n\n${code}`
    }
  }
}

function pricesOf(itemIds: readonly string[], world: BotWorld): string | null {
  const offers = offersAmong(itemIds, world)
  if (offers.length === 0) return goneWords(itemIds, world)
  return withMore(
    offers.map((offer) => [`${nameOf(offer.item)}: ${sizesOf(offer)}`, ...surcharges(offer.item)].join('\n')),
  )
}

/** 'Broto R$ 32,00 · Média R$ 48,00'; 'a partir de' where a choice that must be made may cost more. */
function sizesOf({ item, category }: Offer): string {
  const types = category.tipos_preco
  if (types.length < 2) return priceWords({ item, category })
  const from = item.opcoes.some(
    (group) => group.min > 0 && activeOptions(group).some(({ centavos }) => centavos > 0),
  )
  const sizes = types.map((type) => `${short(type)} ${formatBrl(leastOf(item, category, type))}`)
  return cut(`${from ? 'a partir de ' : ''}${sizes.join(' · ')}`, MAX_LINE)
}

function surcharges({ opcoes }: Item): string[] {
  return opcoes.flatMap((group) => {
    const dear = activeOptions(group).filter(({ centavos }) => centavos > 0)
    return dear.length === 0 ? [] : [cut(`${short(group.nome)}: ${optionsOf(dear)}`, MAX_LINE)]
  })
}

function optionsOf(options: readonly OptionGroup['opcoes'][number][]): string {
  return options
    .slice(0, MAX_LISTED)
    .map(({ nome, centavos }) => short(nome) + (centavos > 0 ? ` (+ ${formatBrl(centavos)})` : ''))
    .join(', ')
}

function availabilityOf(itemIds: readonly string[], world: BotWorld): string | null {
  const offers = offersAmong(itemIds, world)
  const gone = goneWords(itemIds, world)
  if (offers.length === 0) return gone
  const had = offers.map((offer) => `${nameOf(offer.item)} (${priceWords(offer)})`)
  const words = had.length === 1 ? `Temos, sim: ${had[0]}.` : `Temos, sim:\n${withMore(had)}`
  return gone === null ? words : `${words}\n${gone}`
}

/** What of these is known and not to be had now; null when all is. */
function goneWords(itemIds: readonly string[], { menu, now }: BotWorld): string | null {
  const gone = menu.items.filter(({ id }) => itemIds.includes(id) && findOffer(menu, id, now) === null)
  return gone.length === 0
    ? null
    : gone
        .slice(0, MAX_ITEMS)
        .map((item) => whyGone(item))
        .join('\n')
}

function whyGone(item: Item): string {
  const soldOut = item.ativo && (!item.disponivel || item.pausado_ate !== null)
  return soldOut ? `${nameOf(item)} está em falta no momento.` : `${nameOf(item)} não está no cardápio agora.`
}

function missing(word: string, { menu, now }: BotWorld): string {
  const off = menu.items.find((item) => sameName(item.nome, word) && findOffer(menu, item.id, now) === null)
  return off ? whyGone(off) : `Não achei no cardápio: ${short(word)}.`
}

function ingredientsOf(itemIds: readonly string[], world: BotWorld): string | null {
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

function choicesOf(itemIds: readonly string[], world: BotWorld): string | null {
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

function allergensOf(itemIds: readonly string[], word: string, world: BotWorld): string | null {
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

function menuWords({ menu, now, shop }: BotWorld): string | null {
  const names = categoriesOf(menu, now).map(({ nome }) => short(nome))
  const lines = [
    shop.menuUrl ? `Nosso cardápio: ${shop.menuUrl}` : null,
    names.length > 0 ? `Temos: ${names.join(', ')}.` : null,
  ]
  const said = lines.filter((line) => line !== null)
  return said.length > 0 ? said.join('\n') : null
}

function timeWords(world: BotWorld): string | null {
  const { deliveryMinutes, open } = world.shop
  if (deliveryMinutes <= 0) return null
  const words = `A entrega leva em média ${deliveryMinutes} minutos.`
  return open ? words : `${closedWords(world)}\n${words}`
}

function offersAmong(itemIds: readonly string[], { menu, now }: BotWorld): Offer[] {
  return [...new Set(itemIds)].flatMap((id) => findOffer(menu, id, now) ?? [])
}

function withMore(lines: readonly string[]): string {
  const more = lines.length - MAX_ITEMS
  return [...lines.slice(0, MAX_ITEMS), ...(more > 0 ? [`E mais ${more}.`] : [])].join('\n')
}

function nameOf({ nome }: Item): string {
  return `*${short(nome)}*`
}

/** 'a, b e c', each at most as long as a name. */
function listed(names: readonly string[]): string {
  const said = names.slice(0, MAX_LISTED).map(short).filter(Boolean)
  return said.length < 2 ? (said[0] ?? '') : `${said.slice(0, -1).join(', ')} e ${said.at(-1)}`
}

function short(name: string): string {
  return cut(
    cut(name, MAX_NAME * 2)
      .replace(/\s+/g, ' ')
      .trim(),
    MAX_NAME,
  )
}
