import { expect, test } from 'vitest'
import { practised } from '.'
import type { CorpusMessage } from './corpus'
import { judge } from './judge'

/** A class of messages: what is said, of which shop, and what it means in the notation of the corpus. */
type Row = [shop: string, text: string, expect: CorpusMessage['expect'], cart?: CorpusMessage['cart']]

const shops = new Map(practised.map(({ shop }) => [shop.id, shop]))

/** Each of a class of messages has to be understood exactly. */
export function everyOne(of: string, rows: readonly Row[]): void {
  test.each(rows)(`${of}: %s, %s`, (id, text, wanted, cart) => {
    const verdict = judge(shops.get(id)!, { text, expect: wanted, ...(cart && { cart }) })
    expect([...verdict.came].sort()).toEqual([...verdict.expected].sort())
  })
}
