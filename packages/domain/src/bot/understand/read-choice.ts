import { withoutCourtesy } from './courtesy'
import { readNumberAt } from './number-words'
import { partOfTitle } from './part-of-title'
import { plainWords } from './plain-words'

/** Most options between which a customer is asked to choose when a message fits several. */
const MAX_UNCLEAR = 5

export interface ChoiceOption {
  id: string
  title: string
}

/** One option; or several that a message fits, best first, at most 5, between which only the customer can choose. */
type Choice = { kind: 'chosen'; id: string } | { kind: 'unclear'; ids: string[] }

const LONGEST = 120
const ordinals: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(
  ['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext', 'setim', 'oitav', 'non', 'decim'].flatMap(
    (stem, place) => [[`${stem}o`, place + 1] as const, [`${stem}a`, place + 1] as const],
  ),
)
const beforeNumber =
  /^(opcao|opcoes|op|numero|num|nr|n|no|item|letra|a|o|quero|queria|vou|querer|escolho|prefiro|pode|ser|de|com|da|do|seria|e)$/

/**
 * Which of the offered options a message chooses: by number ('2', '2️⃣', 'opção 2', 'a segunda', 'última'), id, title, or
 * a part of the title that only one has, slips, accents and plural forgiven. Numbers count from 1 in the given order.
 * Null when it fits none, a number out of range included.
 */
export function readChoice(text: string, options: readonly ChoiceOption[]): Choice | null {
  const typed = text.trim()
  if (typed === '' || typed.length > LONGEST) return null
  const byId = options.find(({ id }) => id === typed)
  const words = withoutCourtesy(plainWords(typed))
  const byTitle = sameTitle(typed, options)
  if (byTitle.length > 0) return oneOf([...byTitle, ...(/^\D/.test(typed) ? [] : byNumber(words, options))])
  if (byId) return { kind: 'chosen', id: byId.id }
  if (/^[-−]\d/.test(typed)) return null
  const numbered = byNumber(words, options)
  return oneOf(numbered.length > 0 ? numbered : partOfTitle(words, options)) ?? eachOf(typed, options)
}

function sameTitle(typed: string, options: readonly ChoiceOption[]): ChoiceOption[] {
  const said = plainWords(typed).join(' ')
  if (said === '') return []
  return options.filter(({ title }) => plainWords(title).join(' ') === said)
}

function byNumber(words: readonly string[], options: readonly ChoiceOption[]): ChoiceOption[] {
  const start = words.findIndex((word) => !beforeNumber.test(word))
  const rest = start < 0 ? [] : words.slice(start)
  const named = rest.at(-1) === 'opcao' ? rest.slice(0, -1) : rest
  const ordinal = named.length === 2 && isFigure(named[0]!) && /^[ao]$/.test(named[1]!)
  const place = placeOf(ordinal ? named.slice(0, 1) : named, options)
  const option = place === null ? undefined : options[place - 1]
  return option ? [option] : []
}

function placeOf(words: readonly string[], options: readonly ChoiceOption[]): number | null {
  const [word = ''] = words
  if (words.length === 1 && /^ultim[ao]$/.test(word)) return options.length
  const ordinal = words.length === 1 ? ordinals.get(word) : undefined
  if (ordinal !== undefined)
    return options.some(({ title }) => plainWords(title).includes(word)) ? null : ordinal
  const number = readNumberAt(words, 0)
  return number !== null && number.length === words.length ? number.value : null
}

/** Several options in one message ('1 e 3', 'coca ou guaraná') are several. */
function eachOf(typed: string, options: readonly ChoiceOption[]): Choice | null {
  const parts = typed.split(/\s+(?:e|ou|and)\s+|\s*[,;/+&\n]\s*/i).filter((part) => part.trim() !== '')
  if (parts.length < 2) return null
  const choices = parts.map((part) => readChoice(part, options))
  if (choices.some((choice) => choice === null)) return null
  const ids = choices.flatMap((choice) => (choice!.kind === 'chosen' ? [choice!.id] : choice!.ids))
  return oneOf(options.filter(({ id }) => ids.includes(id)))
}

function oneOf(found: readonly ChoiceOption[]): Choice | null {
  const ids = [...new Set(found.map(({ id }) => id))]
  if (ids.length === 0) return null
  return ids.length === 1
    ? { kind: 'chosen', id: ids[0]! }
    : { kind: 'unclear', ids: ids.slice(0, MAX_UNCLEAR) }
}

function isFigure(word: string): boolean {
  return /^\d/.test(word)
}
