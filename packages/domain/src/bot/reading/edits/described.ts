import { readNumberAt } from '../../understand/number-words'
import type { Span, Text } from '../explain/explanation'
import { changedLine, lineCalled, tellingIn, type OpenLine } from './cart-lines'
import { changedPartly, denial, match, replaced, spanOf, type Change, type Scene } from './clauses'
import { adding, lead, swapping } from './verbs'
import { applied, chosenAt, groupNamed, sibling, toldOf, typeAt, withoutGroupsOf } from './of-item'
import { swappedLine, swappedOption } from './swap'

const how = '(?:sem|bem|mal|pouco|pouca|com)'
const put = `(?:${adding})`
const describing: readonly RegExp[] = [
  new RegExp(
    `^${lead}(?:so )?(?<count>um|uma|dois|duas|tres|\\d+) (?:d[aeo]s|deles|delas)(?: (?:dois|duas|tres|quatro|\\d+))?(?: (?<what>.+?))?(?: (?:e|vem|vai|fica|quero|seja|pode ser))* (?<how>${how} .+)$`,
    'd',
  ),
  new RegExp(
    `^${lead}(?<count>um|uma|dois|duas|tres|\\d+) (?<what>.+?) (?<how>${how} .+?) e [oa]s? outr[oa]s? (?:.* )?(?:normal|normais|sem nada|completo|completa|como (?:vem|e))$`,
    'd',
  ),
  new RegExp(
    `^${lead}(?:(?<count>um|uma|dois|duas|\\d+) (?:d[aeo]s?|deles|delas)? ?)?(?<what>.*?)\\b(?:e|era|eram|vem|vai|fica|sao|seja|sejam|venha|venham|esteja|estejam|fique|fiquem|vira|corta|pode ser|quero|tem que ser) (?:mesmo |so (?=(?:[oa]s?|com|de|sem|n[oa]) |(?!iss|ess|mesm)[a-z]{4,}$))?(?<how>(?!(?:${adding}|manda|faz|tira|troca|quero|me|mais|so)\\b)(?!n[oa]s? .+ (?:${adding}) )[^ ].*)$`,
    'd',
  ),
  new RegExp(`^${lead}(?:${swapping}|passa|faz|deixa) (?:para|pro|pra) (?<how>.+)$`, 'd'),
  new RegExp(`^${lead}(?:${put} )?(?<how>${how} .+?) n[oa]s? (?<what>.+)$`, 'd'),
  new RegExp(`^${lead}(?<how>nao ${put} .+?) n[oa]s? (?<what>.+)$`, 'd'),
  new RegExp(`^${lead}n[oa]s? (?<what>.+?) (?<how>(?:${how}|nao ${put}|nao quero) .+)$`, 'd'),
  new RegExp(`^${lead}(?<how>${how} .+?) (?<what>[oa]s? .+)$`, 'd'),
  new RegExp(
    `^${lead}(?:(?:faz|faca|fazer|deixa|deixar|manda|mandar) )?(?<what>(?:[oa]s? .+?)|el[ea]s?|ess[ea]s?) (?<how>${how} .+)$`,
    'd',
  ),
  new RegExp(
    `^${lead}(?:(?:manda|mandar|traz|trazer|faz|fazer|deixa|bota|poe) )?(?<how>(?:sem|bem|mal|pouco|com) .+)$`,
    'd',
  ),
]
const saysHow =
  /^(?:(?:ah|e|tambem|pode|manda|mandar|traz|faz|deixa|bota|poe) )*(?:e|sem|com|bem|mal|pouco)\b/

/** 'a portuguesa é sem cebola', 'um dos xis é sem ovo', 'é com leite', 'a coca é zero'. */
export function described(scene: Scene): Change | 'nothing' | null {
  if (isReason(scene)) return 'nothing'
  for (const expression of describing) {
    const found = match(scene, expression)
    const how = found && spanOf(scene, found, 'how')
    if (!how || isMoreOf(scene, how)) continue
    const other =
      scene.denied && (swappedOption(scene, scene.denied, how) ?? swappedDenied(scene, scene.denied, how))
    if (other) return other
    const next = describedAs(scene, found, how)
    if (next) return next
  }
  return null
}

/** 'e uma porção de frango' orders more; 'é uma de frango' says how it is. */
function isMoreOf({ text: { text, tokens, words }, clause }: Scene, how: Span): boolean {
  const and = tokens[clause.from]!
  const isAnd = words[clause.from] === 'e' && !/é/i.test(text.slice(and.start, and.end))
  return isAnd && how.from === clause.from + 1 && readNumberAt(words, how.from) !== null
}

/** 'não é lata não, é a caixa de Skol': another product for the line that was denied. */
function swappedDenied(scene: Scene, denied: Span, how: Span): Change | null {
  const line = lineCalled(scene.text, denied.from, denied.to, scene.lines)
  const size = line === null ? null : typeAt(scene.text, how, scene.lines[line]!.item)
  const sized = size === null ? null : changedLine(scene.lines[line!]!, { price_type: size })
  if (sized) return replaced(scene, line!, [sized])
  const next = line === null ? null : swappedLine(scene, line, how)
  return next === 'unsure' ? null : next
}

/** 'o outro deixa assim': nothing changes there. */
const stays =
  /^(?:e )?[oa]s? outr[oa]s?(?: \S+){0,2}? (?:assim|normal|normais|igual|como (?:e|esta|ta)|do jeito que (?:e|esta|ta))$/
/** 'duas é muito': why there are fewer. */
const tooMuch = /^\S+ (?:e|sao|ta|esta|fica) (?:muito|muita|demais|pouco|pouca)(?: \S+)?$/
const contrasts =
  /^(?:e )?(?:nao|nem) (?:(?:e|era|d[aeo]|com|a|o) )?(?!quero|precisa|tira|poe|coloca|bota|esquece|manda)\S+(?: \S+)?$|^(?:[oa]s? )?\S+(?: \S+){0,2} nao(?: .*)?$/

/** 'não era queijo normal', 'só a pizza mesmo': it says why, or what stays. */
function isReason(scene: Scene): boolean {
  const { text, lines, clause } = scene
  const words = clause.words.join(' ')
  const denied = denial.exec(words)
  if (denied && (denied.groups!.of === undefined || (scene.isFollowed && namesLine(scene)))) return true
  // 'a banana é a pacovan, prata não': what it is not, behind what it is.
  if (scene.last !== null && (contrasts.test(words) || stays.test(words) || tooMuch.test(words))) return true
  const onlyThat = /^so [oa]s? .+?(?<really> mesmo)?$/.exec(words)
  if (onlyThat && (onlyThat.groups!.really || scene.gone)) {
    const to = clause.from + clause.words.length - (onlyThat.groups!.really ? 1 : 0)
    return lineCalled(text, clause.from + 1, to, lines) !== null
  }
  const keeps = /^(?:(?:e|eu|vou|so|entao) )*(?:fico|ficar|fica|ficamos) (?:so )?com [oa]s? /.exec(words)
  const from = clause.from + (keeps?.[0].split(' ').length ?? 1) - 1
  return keeps !== null && lineCalled(text, from, clause.from + clause.words.length, lines) !== null
}

/** Whether a clause names a line of the cart before it says what that is not. */
function namesLine({ text, lines, clause }: Scene): boolean {
  const to = clause.from + clause.words.indexOf('nao')
  return tellingIn(text, clause.from, to).length > 0 && lineCalled(text, clause.from, to, lines) !== null
}

function describedAs(scene: Scene, found: RegExpExecArray, how: Span): Change | null {
  const { text, lines, clause, isCorrection, last } = scene
  const what = spanOf(scene, found, 'what')
  const count = spanOf(scene, found, 'count')
  const amount = count && (readNumberAt(text.words, count.from)?.value ?? 1)
  if (amount === 0) return null
  const points = what !== null && last !== null && /^(?:el[ea]s?|ess[ea]s?)$/.test(found.groups!.what!)
  const calls = what !== null && tellingIn(text, what.from, what.to).length > 0
  const line = points
    ? last
    : calls
      ? lineCalled(text, what.from, what.to, lines)
      : ((amount === null ? null : severalLine(lines)) ?? describedLine(scene, how))
  if (line === null) return null
  const isLoose = what === null && amount === null && !isCorrection && lines.length > 1 && last === null
  if (isLoose && !saysHow.test(clause.words.join(' '))) return null
  const open = lines[line]!
  const other = sibling(scene, line, how)
  let said = toldOf(text, open.item, how)
  if (!said || (other && said.notes.length === 0 && said.type === null && what)) return other
  const part = what && said.notes.length > 0 && isPartOf(text, open, what)
  if (part) said = { ...said, notes: [{ from: clause.from, to: how.to }] }
  const isAnew = /^d[aeo]s?$/.test(text.words[how.from]!) || namesGroup(scene, what, open)
  const next = applied(text, isAnew ? withoutGroupsOf(open, said) : open, said)
  if (!next) return null
  return changedPartly(scene, line, next, amount)
}

/** 'na metade de calabresa', 'na calabresa' of a line by halves: what is said is of that part, and is noted with it. */
function isPartOf(text: Text, { entry, item }: OpenLine, what: Span): boolean {
  const chosen = chosenAt(text, what, { entry, item })
  return chosen !== null && entry.options.filter(({ group_id }) => group_id === chosen.groupId).length > 1
}

/** 'a massa da torta é branca': what was chosen of that group is said anew. */
function namesGroup({ text }: Scene, what: Span | null, line: OpenLine): boolean {
  return what !== null && groupNamed(text, what, line) !== undefined
}

/** 'um deles': the only line of which there are several. */
function severalLine(lines: Scene['lines']): number | null {
  const several = lines.flatMap((line, place) => (line && line.entry.quantity > 1 ? [place] : []))
  return several.length === 1 ? several[0]! : null
}

/** The line of which something may be said: one that has that option, else the only or the last one. */
function describedLine({ text, lines, last }: Scene, how: Span): number | null {
  const open = lines.flatMap((line, place) => (line ? [place] : []))
  const having = open.filter((place) => (toldOf(text, lines[place]!.item, how)?.options.size ?? 0) > 0)
  if (having.length === 1) return having[0]!
  if (last !== null) return last
  return open.length === 1 || having.length === 0 ? (open.at(-1) ?? null) : null
}
