import { paymentWords } from '../../cart/checkout'
import { takesPayment, waysToPay, type PaymentMethod } from '../../../orders'
import { categoriesOf } from '../../cart/on-offer'
import type { BotWorld } from '../../model/model'
import type { Question } from '../../reading/question'
import { closedWords } from '../../words/closed'
import { cut } from '../../words/prompt-limits'
import { allergensOf, choicesOf, ingredientsOf } from './made-of'
import { availabilityOf, missing, pricesOf } from './sale'
import { listed, short } from './words'
import { addressWords, feeWords, hoursWords, pixWords, statusWords } from '../information'

/** UTF-16 units of a whole answer. */
const MAX_ANSWER = 1500

/**
 * What the bot says to a question, in Portuguese, from what is on sale and at which prices now. Null where only a
 * person can say. Of allergens it repeats what the catalogue lists, and never that something is free of one.
 */
export function answerWords(question: Question, world: BotWorld): string | null {
  const words = wordsFor(question, world)
  return words === null ? null : cut(words, MAX_ANSWER)
}

/** Whether a person is named beside the answer: nobody else decides on discounts and allergens. */
export function needsPerson({ kind }: Question): boolean {
  return kind === 'allergen' || kind === 'discount'
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
      return paymentAnswer(question.way ?? null, shop)
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

function paymentAnswer(asked: PaymentMethod | null, shop: BotWorld['shop']): string {
  const taken = `Aceitamos ${listed(waysToPay(shop).map((way) => paymentWords[way]))}.`
  if (asked === null || takesPayment(shop, asked)) return taken
  return `${sentence(paymentWords[asked])} a loja não recebe. ${taken}`
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

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
