import { saying, type Said } from '../tokens'

const halved = /(?<= )(?:com|sendo)(?: a)?(?= (?:metade|meia|meio) .* (?:metade|meia|meio|outra)(?: |$))/g
const that =
  /(?:^| )(?:, )?(?:(?:mas|so que|porem) )?(?:aquel[ea]s?|[oa]s?) que (?:e|eh|sao|vem|tem|leva)(?: so)?(?= (?:de|com|sem) )/g
const those =
  /(?<=[^ ]{3}) daquel[ea]s?(?= (?:de )?[^ ]{2})(?<!(?:^| )(?:uma|dois|duas|tres|quero|manda|mais) daquel[ea]s?)/g
const pointed = /(?<=[^ ]) (?:, )?(?:mas |so que )?aquel[ea]s?(?: so)?(?= (?:de|com|sem) )/g

/**
 * What is ordered without the words that only lead to what more is said of it: 'com metade calabresa e metade atum', 'o
 * combinado de 30, mas aquele que é só de salmão'.
 */
export function plainlyPointed(said: Said): Said {
  return [halved, that, pointed, those].reduce((told, leads) => {
    const taken = saying(told, leads)
    return taken.includes(true) ? dropped(told, taken) : told
  }, withParticiples(said))
}

const along = /^(?:acrescid|acompanhad|adicionad|servid)[oa]s?$/

/** 'acompanhado de cartão' is with it. */
function withParticiples(said: Said): Said {
  const { tokens, words } = said
  if (!words.some((word) => along.test(word))) return said
  const told = tokens.flatMap((token, at) => {
    if (along.test(words[at]!) && /^(?:de|d[oa]|com|por)$/.test(words[at + 1] ?? '')) return []
    return along.test(words[at - 1] ?? '') && /^(?:de|d[oa]|com|por)$/.test(words[at]!)
      ? [{ ...token, word: 'com', key: 'com' }]
      : [token]
  })
  return { ...said, tokens: told, words: told.map(({ word }) => word) }
}

/** Without tokens, and without a pause for them. */
function dropped(said: Said, taken: readonly boolean[]): Said {
  const tokens = said.tokens.filter((_, at) => !taken[at])
  return { ...said, tokens, words: tokens.map(({ word }) => word) }
}
