import { countChosen } from '../../../menu'
import { readNumberAt } from '../../understand/number-words'
import type { Span, Text } from '../explain/explanation'
import { lineCalled, tellingIn } from './cart-lines'
import { changedPartly, match, replaced, spanOf, type Change, type Scene } from './clauses'
import { adding, lead } from './verbs'
import { applied, orderIn, toldOf } from './of-item'

const saysWhere: readonly RegExp[] = [
  new RegExp(
    `^${lead}(?:na verdade )?(?:${adding}|quero|faltou|esqueci|esqueceu|esqueci d[aeo]s?)(?: mais)? (?<how>.+?)(?: tambem)? n(?:os?|as?|ess[ea]|el[ea])(?: (?<what>.+?))?(?: tambem)?$`,
    'd',
  ),
  new RegExp(
    `^${lead}(?:na verdade )?(?:${adding}|quero) (?<how>.+?) em (?<count>um|uma|dois|duas|tres|so um|so uma)(?: (?:d[eao]s?|deles|delas))?(?: (?<what>.+))?$`,
    'd',
  ),
  new RegExp(
    `^${lead}n(?:o|a|os|as) (?<what>.+?) (?:${adding}|quero)(?: mais)? (?<how>.+?)(?: tambem)?$`,
    'd',
  ),
]
const bare = new RegExp(
  `^${lead}(?:na verdade )?(?:no lugar )?(?:${adding}) (?<how>.+?)(?: no lugar| tambem)*$`,
  'd',
)

const otherHalf = new RegExp(
  `^${lead}(?:a )?(?:outra )?(?:metade|meia)(?: (?:vai|ser|e|eh|fica|quero|pode))* (?<how>d[aeo] .+)$`,
  'd',
)

/** 'metade vai ser de charque': a second flavour of the only line that has one and takes two. */
export function halfMore(scene: Scene): Change | null {
  const { text, lines } = scene
  const found = match(scene, otherHalf)
  const how = found && spanOf(scene, found, 'how')
  if (!how) return null
  const fits = lines.flatMap((line, place) => {
    const said = line && toldOf(text, line.item, how)
    const [groupId, ...others] = new Set([...(said?.options.keys() ?? [])].map((key) => key.split(' ')[0]))
    const group = line?.item.groups.find(({ group }) => group.id === groupId)?.group
    const isOne = group && group.max > 1 && countChosen(line!.entry.options, group.id) === 1
    return said && isOne && others.length === 0 ? [{ place, said }] : []
  })
  const [one, other] = fits
  const next = one && !other ? applied(text, lines[one.place]!, one.said) : null
  return next ? replaced(scene, one!.place, [next]) : null
}

/** 'bota bacon no smash', 'no outro põe nutella', 'põe paçoca no lugar': an option more. */
export function extended(scene: Scene): Change | null {
  const { text, lines } = scene
  for (const expression of [...saysWhere, bare]) {
    const found = match(scene, expression)
    const how = found && spanOf(scene, found, 'how')
    if (!how) continue
    const line = lineOf(scene, found, how)
    if (line === null) continue
    const said = toldOf(text, lines[line]!.item, how)
    if (!said || said.options.size === 0) continue
    if (expression === bare && scene.last === null && namesItem(text, how)) continue
    const next = applied(text, lines[line]!, said)
    const count = spanOf(scene, found, 'count')
    const amount = count && (readNumberAt(text.words, count.to - 1)?.value ?? 1)
    if (next) return changedPartly(scene, line, next, amount)
  }
  return null
}

function lineOf(scene: Scene, found: RegExpExecArray, how: Span): number | null {
  const what = spanOf(scene, found, 'what')
  const word = found.groups?.what ?? ''
  if (/^outr[oa]$/.test(word) && scene.last !== null) return otherLine(scene)
  if (
    !what ||
    tellingIn(scene.text, what.from, what.to).length === 0 ||
    /^(?:lugar|duas|dois|todas|todos|tres)$/.test(word)
  )
    return extendedLine(scene, how)
  return lineCalled(scene.text, what.from, what.to, scene.lines)
}

/** The line of the same product that was not changed last. */
function otherLine({ lines, last }: Scene): number | null {
  const others = lines.flatMap((line, place) =>
    place !== last && line?.item === lines[last!]?.item ? [place] : [],
  )
  return others.length === 1 ? others[0]! : null
}

/** The line changed last where it has that option, else the only one that has it. */
function extendedLine({ text, lines, last }: Scene, how: Span): number | null {
  const fits = lines.flatMap((line, place) =>
    line && (toldOf(text, line.item, how)?.options.size ?? 0) > 0 ? [place] : [],
  )
  return last !== null && fits.includes(last) ? last : fits.length === 1 ? fits[0]! : null
}

/** Whether words order a product by a word of its name. */
function namesItem(text: Text, span: Span): boolean {
  const [line] = orderIn(text, span).lines
  const entry = text.lexicon.items.find(({ item }) => item.id === line?.itemId)
  const said = text.tokens.slice(span.from, span.to)
  return entry?.name.some((key) => said.some((token) => text.lexicon.senses(token).has(key))) ?? false
}
