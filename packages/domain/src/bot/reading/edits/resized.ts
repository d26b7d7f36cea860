import { readNumberAt } from '../../understand/number-words'
import type { Span } from '../explain/explanation'
import { amountAt, soldAs } from '../menu/measures'
import { changedLine, lineCalled } from './cart-lines'
import { match, replaced, spanOf, type Change, type Scene } from './clauses'
import { adding, being, lead, turning } from './verbs'
import { typeAt } from './of-item'
import { counted } from './recounted'

const saysWhich: readonly RegExp[] = [
  new RegExp(
    `^${lead}(?:na verdade )?(?:${turning}|${adding}|quero)(?: a quantidade(?: d[aeo]s?)?)?(?: (?<what>.+?))? para (?:[oa] )?(?<size>.+)$`,
    'd',
  ),
  new RegExp(
    `^(?:(?:e|ai|ah) )*(?<what>(?:[oa]s? )?.+?) (?:(?:pode|podem|quero|queria|da para) )?(?:${turning}) para (?:[oa] )?(?<size>.+)$`,
    'd',
  ),
  new RegExp(
    `^(?:(?:e|ai|ah|mas) )*(?<what>[oa]s? .+?) (?:${being.replace('e|sao|', '')}|${turning}|${adding}|quero|queria) (?:(?:so|apenas|de|em|no|na|um|uma) )*(?<size>.+)$`,
    'd',
  ),
]
/** 'faz o yakisoba médio', 'faz triplo o de bacon': which, and how large. */
const asSized: readonly RegExp[] = [
  new RegExp(`^${lead}(?:${turning}|${adding}|quero|queria) [oa]s? (?<what>.+?) (?<size>[^ ]+)$`, 'd'),
  new RegExp(
    `^${lead}(?:${turning}|${adding}|quero|queria) (?:(?:de|em|com) )?(?<size>[^ ]+(?: [^ ]+)?) (?<what>[oa]s? .+)$`,
    'd',
  ),
]
const saysSize = new RegExp(
  `^${lead}(?:na verdade )?(?:faz|quero|e|vai ser|muda|a|o)? ?(?<size>[^ ]+(?: [^ ]+)?)$`,
  'd',
)

/** 'aumenta a batata pra grande', 'faz 500', in a correction 'é broto'; 'muda a coca pra duas' is its count. */
export function resized(scene: Scene): Change | 'unsure' | null {
  const { text, lines, clause, isCorrection } = scene
  const maySaySize = isCorrection || /^(?:faz|muda)\b/.test(clause.words.join(' '))
  const expressions = [...saysWhich, ...asSized, ...(maySaySize ? [saysSize] : [])]
  for (const expression of expressions) {
    const found = match(scene, expression)
    const size = found && spanOf(scene, found, 'size')
    if (!size) continue
    const what = spanOf(scene, found, 'what')
    const number = readNumberAt(text.words, size.from)
    const isCount = number?.length === size.to - size.from
    const line = what
      ? lineCalled(text, what.from, what.to, lines)
      : (sizedLine(scene, size) ?? (isCount && expression === saysWhich[0] ? onlyLine(scene) : null))
    if (line === null) continue
    const type = typeAt(text, size, lines[line]!.item)
    const amount = amountAt(text.words, size.from)
    const [sold, ...others] = (amount?.at === size.to ? soldAs(lines[line]!.item.types, amount) : null) ?? []
    if (sold && others.length === 0 && (sold.times > 1 || type === null)) {
      const quantity = sold.times > 1 ? sold.times : lines[line]!.entry.quantity
      const next = changedLine(lines[line]!, { price_type: sold.type, quantity })
      return next ? replaced(scene, line, [next]) : 'unsure'
    }
    const isSame = isCount && type === lines[line]!.entry.price_type
    if (type !== null && !isSame) {
      const next = changedLine(lines[line]!, { price_type: type })
      return next ? replaced(scene, line, [next]) : 'unsure'
    }
    if (number && isCount && !asSized.includes(expression) && (what || expression === saysWhich[0]))
      return counted(scene, line, number.value)
  }
  return null
}

/** The line changed last, or the only one. */
function onlyLine({ lines, last }: Scene): number | null {
  return last ?? (lines.length === 1 && lines[0] ? 0 : null)
}

/** The only line that has this size, or the one changed last. */
function sizedLine({ text, lines, last }: Scene, size: Span): number | null {
  const fits = lines.flatMap((line, place) => (line && typeAt(text, size, line.item) !== null ? [place] : []))
  return fits.length === 1 ? fits[0]! : last !== null && fits.includes(last) ? last : null
}
