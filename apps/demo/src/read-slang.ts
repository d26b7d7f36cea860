/** What the demonstration's language model is given of a message. */
interface Given {
  text: string
  menu: readonly { id: string; name: string }[]
}

const FEWEST_LETTERS = 5
const ALIKE = 4

/** The little that the demonstration's language model can: 'um baconzão' is one of the only product that begins so. */
export function readSlang({ text, menu }: Given): object {
  const beginnings = wordsOf(text).map((word) => word.slice(0, ALIKE))
  const meant = menu.filter(({ name }) =>
    wordsOf(name).some((word) => beginnings.includes(word.slice(0, ALIKE))),
  )
  const [only, ...others] = meant
  if (!only || others.length > 0) return { kind: 'none' }
  const line = { item: only.id, priceType: null, quantity: 1, options: [], note: null }
  return { kind: 'order', lines: [line] }
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return (plain.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= FEWEST_LETTERS)
}
