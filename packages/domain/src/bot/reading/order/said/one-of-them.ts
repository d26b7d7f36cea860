import { readNumberAt } from '../../../understand/number-words'
import type { Text } from '../../explain/explanation'
import type { Token } from '../../tokens'
import { anewBehind } from './said-anew'

const how = /^(?:sem|com|bem|mal|pouc[oa]|menos)$/
const MOST_WORDS = 5

/** '2 marmitas com feijão, sem feijão numa delas', '… em um': as 'uma sem feijão', said of one of those before it. */
export function withOneOfThem(text: Text): Text {
  const { tokens, words } = text
  const told: Token[] = []
  let done = 0
  for (let at = 1; at < tokens.length; at += 1) {
    if (tokens[at - 1]!.kind !== 'break') continue
    const put = putOnOne(text, at)
    if (put) {
      told.push(...tokens.slice(done, at), ...put.said)
      done = put.to
      continue
    }
    const them = how.test(words[at]!) ? (oneIn(text, at + 1) ?? allIn(text, at + 1)) : null
    if (!them) continue
    told.push(
      ...tokens.slice(done, at),
      ...anewBehind(tokens[at - 1]!, them.said),
      ...tokens.slice(at, them.from),
    )
    done = them.to
  }
  if (done === 0) return text
  told.push(...tokens.slice(done))
  return { ...text, tokens: told, words: told.map(({ word }) => word) }
}

const puts = /^(?:poe|ponha|bota|bote|coloca|coloque|quero)$/

/** 'num deles põe castanha' is 'um com castanha'. */
function putOnOne({ tokens, words }: Text, at: number): { said: Token[]; to: number } | null {
  if (!/^(?:numa?|em uma?) del[ea]s/.test(words.slice(at, at + 3).join(' '))) return null
  const them = words[at] === 'em' ? at + 2 : at + 1
  const next = words[them + 1]
  if (next === undefined || tokens[them + 1]!.kind === 'break' || /^(?:e|com|sem|vem|vai|quero)$/.test(next))
    return null
  const word = words[them - 1]!.endsWith('uma') ? 'uma' : 'um'
  const one: Token = { ...tokens[at]!, kind: 'word', word, key: word }
  const withIt: Token = { ...tokens[them + 1]!, kind: 'word', word: 'com', key: 'com' }
  return { said: anewBehind(tokens[at - 1]!, [one, withIt]), to: puts.test(next) ? them + 2 : them + 1 }
}

/** Of how many something is said behind it: those tokens, and what stands for them before it. */
interface Them {
  said: Token[]
  from: number
  to: number
}

/** 'nas duas', 'nos três' behind a few words, up to a pause. */
function allIn({ tokens, words }: Text, from: number): Them | null {
  for (let at = from + 1; at < Math.min(tokens.length, from + MOST_WORDS); at += 1) {
    if (tokens[at]!.kind === 'break') return null
    const number = /^n?[oa]s$/.test(words[at]!) ? readNumberAt(words, at + 1) : null
    const to = at + 1 + (number?.length ?? 0)
    if (!number || number.value < 2 || (tokens[to] && tokens[to]!.kind !== 'break')) continue
    const word = words[at]!.replace(/^n/, '')
    return { said: [{ ...tokens[at]!, word, key: word }, ...tokens.slice(at + 1, to)], from: at, to }
  }
  return null
}

/** 'numa delas', 'em um só' behind a few words, up to a pause: its tokens, and the one that counts. */
function oneIn({ tokens, words }: Text, from: number): Them | null {
  for (let at = from + 1; at < Math.min(tokens.length, from + MOST_WORDS); at += 1) {
    if (tokens[at]!.kind === 'break') return null
    const behind = words.slice(at, at + MOST_WORDS).join(' ')
    const found =
      /^(?:numa?|em (?:so )?uma?)(?: so)?(?: del[ea]s| d[oa]s (?:dois|duas|tres|quatro|\d+))?(?= [^\p{L}\d]| e |$)/u.exec(
        behind,
      )
    if (!found) continue
    const said = found[0].split(' ')
    const word = said.some((one) => /^n?uma$/.test(one)) ? 'uma' : 'um'
    return { said: [{ ...tokens[at]!, kind: 'word', word, key: word }], from: at, to: at + said.length }
  }
  return null
}
