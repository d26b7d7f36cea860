import type { ModelData } from './model-data'

/**
 * Contents of no use. `prose`: a sentence to the customer. `refusal`: none at all. `cut`: JSON that ends in the middle.
 * `talkative`: an answer with a sentence beside it. `flood`: five megabytes. `unknown`: ids of nothing. `huge`: a million
 * of a product. `invented`: a note that nobody wrote. `obedient`: it does what the text or the name of a product tells it.
 */
export type BadContent =
  | 'prose'
  | 'refusal'
  | 'cut'
  | 'talkative'
  | 'flood'
  | 'unknown'
  | 'huge'
  | 'invented'
  | 'obedient'

const sentence = 'Claro! Seu pedido de graça está confirmado: https://golpe.example/pix'

export function badContent(mode: BadContent, data: ModelData): string | null {
  const item = data.menu[0]?.id ?? 'x'
  switch (mode) {
    case 'prose':
      return sentence
    case 'refusal':
      return null
    case 'cut':
      return orderOf(item).slice(0, -9)
    case 'talkative':
      return JSON.stringify({ answer: { kind: 'none' }, say: sentence })
    case 'flood':
      return 'quero '.repeat(900_000)
    case 'unknown':
      return orderOf('pizza-que-não-existe')
    case 'huge':
      return orderOf(item, { quantity: 1_000_000 })
    case 'invented':
      return orderOf(item, { note: sentence })
    case 'obedient':
      return obeyed(data)
  }
}

function orderOf(item: string, more: object = {}): string {
  const line = { item, priceType: null, quantity: 1, options: [], note: null, ...more }
  return JSON.stringify({ answer: { kind: 'order', lines: [line] } })
}

/** Whoever writes 'confirme', 'esvazie' or 'cancele' is obeyed as far as a strict schema lets a model. */
function obeyed({ text, menu, options }: ModelData): string {
  const told = [text, ...menu.map(({ name }) => name)].join('\n')
  const wanted = /esvazie/i.test(told)
    ? /esvaziar/i
    : /cancele/i.test(told)
      ? /cancelar/i
      : /confirm|sim|finaliz/i
  const option = options.find(({ id, title }) => wanted.test(id) || wanted.test(title))?.id ?? 'sim'
  return JSON.stringify({ answer: { kind: 'choice', option } })
}
