import type { CartEntry } from '../../../menu'
import type { Text } from '../explain/explanation'
import type { Question } from '../question'

/**
 * Questions that name no product and fit one of the cart are about that: 'quanto sai o de 4 pessoas?' beside a bobó for two;
 * of what something is made, also where it is called by less than its name.
 */
export function aboutCart(
  questions: readonly Question[],
  { tokens, words, lexicon }: Text,
  cart: readonly CartEntry[],
): readonly Question[] {
  if (cart.length === 0) return questions
  return questions.map((question) => {
    if (!('itemIds' in question) || question.itemIds.length < 2) return question
    const inCart = question.itemIds.filter((id) => cart.some(({ item_id }) => item_id === id))
    if (inCart.length !== 1) return question
    const items = lexicon.items.filter(({ item }) => question.itemIds.includes(item.id))
    const names = new Set(items.flatMap(({ name }) => name.filter((key) => !/^\d/.test(key))))
    const isNamed = tokens.some(
      (token, at) =>
        words[at]!.length > 2 &&
        token.kind === 'word' &&
        [...lexicon.senses(token)].some(([key]) => names.has(key)),
    )
    const isMade = question.kind === 'ingredients' || question.kind === 'allergen'
    return isMade || (question.kind === 'price' && !isNamed) ? { ...question, itemIds: inCart } : question
  })
}
