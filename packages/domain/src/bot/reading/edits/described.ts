import { readNumberAt } from '../../understand/number-words'
import type { Explanation, Span } from '../explain/explanation'
import { lineCalled, tellingIn, type OpenLine } from './cart-lines'
import { adding, changedPartly, denial, lead, match, spanOf, type Change, type Scene } from './clauses'
import { applied, groupNamed, sibling, toldOf } from './of-item'
import { swappedLine, swappedOption } from './swap'

const describing: readonly RegExp[] = [
  new RegExp(
    `^${lead}(?:(?<count>um|uma|dois|duas|\\d+) (?:d[aeo]s?|deles|delas)? ?)?(?<what>.*?)\\b(?:e|era|eram|vem|vai|fica|sao|seja|vira|corta|pode ser|quero|tem que ser) (?:mesmo )?(?<how>(?!(?:${adding}|manda|faz|tira|troca|quero|me|mais|so)\\b)(?!n[oa]s? .+ (?:${adding}) )[^ ].*)$`,
    'd',
  ),
  new RegExp(
    `^${lead}(?:(?:faz|faca|deixa|manda) )?(?<what>(?:[oa]s? .+?)|el[ea]s?|ess[ea]s?) (?<how>(?:sem|bem|mal|pouco|pouca|com) .+)$`,
    'd',
  ),
  new RegExp(`^${lead}(?<how>(?:sem|bem|mal|pouco|com) .+)$`, 'd'),
]
const saysHow = /^(?:(?:ah|e|tambem) )*(?:e|sem|com|bem|mal|pouco)\b/

/** 'a portuguesa é sem cebola', 'um dos xis é sem ovo', 'é com leite', 'a coca é zero'. */
export function described(scene: Scene): Change | 'nothing' | null {
  if (isReason(scene)) return 'nothing'
  for (const expression of describing) {
    const found = match(scene, expression)
    const how = found && spanOf(scene, found, 'how')
    if (!how) continue
    const other =
      scene.denied && (swappedOption(scene, scene.denied, how) ?? swappedDenied(scene, scene.denied, how))
    if (other) return other
    const next = describedAs(scene, found, how)
    if (next) return next
  }
  return null
}

/** 'não é lata não, é a caixa de Skol': another product for the line that was denied. */
function swappedDenied(scene: Scene, denied: Span, how: Span): Change | null {
  const line = lineCalled(scene.text, denied.from, denied.to, scene.lines)
  const next = line === null ? null : swappedLine(scene, line, how)
  return next === 'unsure' ? null : next
}

/** 'não era queijo normal', 'só a pizza mesmo': it says why, or what stays. */
function isReason({ text, lines, clause }: Scene): boolean {
  const words = clause.words.join(' ')
  if (denial.test(words)) return true
  if (/^so [oa]s? .+ mesmo$/.test(words))
    return lineCalled(text, clause.from + 1, clause.from + clause.words.length - 1, lines) !== null
  const keeps = /^(?:(?:e|eu|vou|so|entao) )*(?:fico|ficar|fica|ficamos) (?:so )?com [oa]s? /.exec(words)
  const from = clause.from + (keeps?.[0].split(' ').length ?? 1) - 1
  return keeps !== null && lineCalled(text, from, clause.from + clause.words.length, lines) !== null
}

function describedAs(scene: Scene, found: RegExpExecArray, how: Span): Change | null {
  const { text, lines, clause, isCorrection, last } = scene
  const what = spanOf(scene, found, 'what')
  const count = spanOf(scene, found, 'count')
  const amount = count && (readNumberAt(text.words, count.from)?.value ?? 1)
  if (amount === 0) return null
  const points = what !== null && last !== null && /^(?:el[ea]s?|ess[ea]s?)$/.test(found.groups!.what!)
  const calls = what !== null && tellingIn(text, what.from, what.to).length > 0
  const line = points ? last : calls ? lineCalled(text, what.from, what.to, lines) : describedLine(scene, how)
  if (line === null) return null
  const isLoose = what === null && amount === null && !isCorrection && lines.length > 1 && last === null
  if (isLoose && !saysHow.test(clause.words.join(' '))) return null
  const open = lines[line]!
  const other = sibling(scene, line, how)
  const said = toldOf(text, open.item, how)
  if (!said || (other && said.notes.length === 0 && said.type === null && what)) return other
  const isAnew = /^d[aeo]s?$/.test(text.words[how.from]!) || namesGroup(scene, what, open)
  const next = applied(text, isAnew ? withoutSaid(open, said) : open, said)
  if (!next) return null
  return changedPartly(scene, line, next, amount)
}

/** 'a massa da torta é branca': what was chosen of that group is said anew. */
function namesGroup({ text }: Scene, what: Span | null, line: OpenLine): boolean {
  return what !== null && groupNamed(text, what, line) !== undefined
}

/** A line without what was chosen of the groups that were said anew: 'é de coco' is of nothing else. */
function withoutSaid(line: OpenLine, said: Explanation): OpenLine {
  const groups = new Set([...said.options.keys()].map((key) => key.split(' ')[0]))
  const options = line.entry.options.filter(({ group_id }) => !groups.has(group_id))
  return { ...line, entry: { ...line.entry, options } }
}

/** The line of which something may be said: one that has that option, else the only or the last one. */
function describedLine({ text, lines, last }: Scene, how: Span): number | null {
  const open = lines.flatMap((line, place) => (line ? [place] : []))
  const having = open.filter((place) => (toldOf(text, lines[place]!.item, how)?.options.size ?? 0) > 0)
  if (having.length === 1) return having[0]!
  if (last !== null) return last
  return open.length === 1 || having.length === 0 ? (open.at(-1) ?? null) : null
}
