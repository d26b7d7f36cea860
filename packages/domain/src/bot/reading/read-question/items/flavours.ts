import { qualifiers } from '../../menu/name-words'
import type { ItemEntry, Lexicon } from '../../menu/lexicon'
import type { Said } from '../../tokens'
import { wordKey } from '../../../understand/word-key'
import type { Clause } from '../clauses'
import { thingsIn, type Things } from './things'

const nouns =
  'sabor|sabores|recheios?|acompanhamentos?|adicional|adicionais|carnes?|proteinas?|guarnicao|guarnicoes|misturas?|coberturas?|frutas?|bordas?|molhos?|bebidas?|refris?|refrigerantes?|sucos?|opcao|opcoes|tipos?|complementos?|variedades?|polpas?|pontos?|extras?|caldas?|cores|cor|modelos?|estampas?|ingredientes extras'
const asksNoun = new RegExp(
  `\\b(?:quais|qual|que|quantos|quantas)(?: (?:sao|e|seriam|os|as|o|a|tipos? de|opcoes de|outros?|outras?|esses?|que))* (${nouns})(?= |$)`,
)
const namesNoun = new RegExp(
  `^(?:(?:e|os|as|me|fala|diz|manda|passa|mostra|ver) )*(sabores|recheios|acompanhamentos|opcoes|adicionais|carnes|proteinas|guarnicoes|misturas|bordas|cores|modelos)(?= (?:d[oae]s?|disponiveis|tem|hoje|voces?|sao|que)\\b|$)`,
)
/** 'quais aromas': any word may be the name of a group of choices. */
const asksAny =
  /(?:\b(?:quais|qual)|^(?:e )?que)(?: (?:sao|seriam|os|as|o|a|tipos? de|opcoes de))* (\S{4,})(?= |$)/
const ofWhat =
  /^(.*?)(?<!feit[oa]s?) (?:(?:e|tem|sao|vem) )?d[eo] que(?: (?:sabor|sabores|tipo))?(?: (?:tem|voces?|e|sao|que|hoje|ai|ainda|esta|tao|ne|fazem|faz|vendem))*$/
const asksThings =
  /\b(?:quais|qual|que)(?: (?:sao|os|as|tipos? de|outros?|outras?))* (\S+(?: \S+)?)(?: (?:que|e que|voces?|ainda|ai|hoje))* (?:tem|fazem|faz|vendem?|estao|ha|teria|servem|trabalham|sai|disponiveis|esta tendo)\b/
const alike: Readonly<Record<string, readonly string[]>> = {
  carne: ['proteina', 'carne'],
  mistura: ['proteina', 'mistura', 'carne'],
  proteina: ['proteina', 'carne'],
  cor: ['cor', 'sabor', 'modelo'],
  opcao: ['sabor', 'proteina', 'recheio', 'opcao'],
  tipo: ['sabor', 'tipo'],
  variedade: ['sabor', 'tipo'],
  complemento: ['acompanhamento', 'adicional', 'complemento'],
  acompanhamento: ['acompanhamento', 'guarnicao'],
  guarnicao: ['guarnicao', 'acompanhamento'],
  extra: ['adicional', 'extra'],
  adicional: ['adicional', 'acrescimo', 'extra'],
  polpa: ['sabor', 'fruta', 'polpa'],
}

/** The items whose choices are asked for, or what the shop has not; null when none are. `list`: they have no choices. */
export function flavoursOf(
  said: Said,
  lexicon: Lexicon,
  clause: Clause,
): (Things & { list: boolean }) | null {
  const { text, from, to, asked } = clause
  const things = ofWhat.exec(text)
  if (things) {
    const own = thingsIn(said, lexicon, from, from + things[1]!.split(' ').length)
    if (own.itemIds.length > 0) return choosable(lexicon, own)
  }
  const noun = asksNoun.exec(text) ?? (asked || text.split(' ').length <= 6 ? namesNoun.exec(text) : null)
  if (noun) {
    const at = from + text.slice(0, noun.index + noun[0].length).split(' ').length
    const of = thingBehind(said, lexicon, at, to)
    const grouped = withGroup(lexicon, noun[1]!)
    if (of !== null && (of.named || of.itemIds.length === 1 || grouped.length === 0))
      return choosable(lexicon, of)
    if (grouped.length > 0) return { itemIds: grouped, unknown: [], named: true, list: false }
    const own = thingsIn(said, lexicon, at - 1, at)
    return own.itemIds.length > 0 ? choosable(lexicon, own) : null
  }
  const ofGroup = asksAny.exec(text)
  if (ofGroup && withGroup(lexicon, ofGroup[1]!).length > 0) {
    const at = from + text.slice(0, ofGroup.index + ofGroup[0].length).split(' ').length
    const of = thingBehind(said, lexicon, at, to)
    if (of && of.itemIds.length > 0) return choosable(lexicon, of)
    if (!of) return { itemIds: withGroup(lexicon, ofGroup[1]!), unknown: [], named: true, list: false }
  }
  const named = asksThings.exec(text)
  if (!named) return null
  const head = text.slice(0, named.index + named[0].indexOf(named[1]!)).split(' ').length - 1
  const own = thingsIn(said, lexicon, from + head, from + head + named[1]!.split(' ').length)
  const in_ = thingBehind(said, lexicon, from + head + 1, to)
  if (in_ && in_.itemIds.length > 0) return choosable(lexicon, in_)
  return own.itemIds.length > 0 ? choosable(lexicon, own) : null
}

/** What is named behind 'de', 'no' or the like; null when nothing is. */
function thingBehind(said: Said, lexicon: Lexicon, from: number, to: number): Things | null {
  for (let at = from; at < to; at += 1) {
    if (!/^(?:de|do|da|dos|das|no|na|nos|nas|para|em|com)$/.test(said.words[at]!)) continue
    let end = at + 1
    while (end < to && !/^(?:que|para|se|voces?|tem|quais|qual)$/.test(said.words[end]!)) end += 1
    const things = thingsIn(said, lexicon, at + 1, end)
    if (things.itemIds.length > 0) return narrower(said, lexicon, { from: at + 1, to: end }, things)
    if (things.unknown.length > 0) return things
  }
  return null
}

/** 'de sorvete do pote de 1 litro': of all that comes with it, what it is asked of. */
function narrower(
  said: Said,
  lexicon: Lexicon,
  { from, to }: { from: number; to: number },
  wide: Things,
): Things {
  for (let at = from; at < to; at += 1) {
    if (!/^(?:d|n)[oa]s?$/.test(said.words[at]!)) continue
    const things = thingsIn(said, lexicon, at + 1, to)
    if (things.named && things.itemIds.length > 0 && things.itemIds.length < wide.itemIds.length)
      return things
  }
  return wide
}

function choosable(lexicon: Lexicon, { itemIds, unknown, named }: Things): Things & { list: boolean } {
  const having = lexicon.items.filter(({ item, groups }) => itemIds.includes(item.id) && groups.length > 0)
  const ids = having.length > 0 ? having.map(({ item }) => item.id) : itemIds
  return { itemIds: ids, unknown, named, list: having.length === 0 }
}

/** Items with a group of choices of that name, those with a name of their own ('fit') only when there are no others. */
function withGroup({ items }: Lexicon, noun: string): string[] {
  const key = wordKey(noun)
  const plain = Object.keys(alike).find((word) => wordKey(word) === key)
  const wanted = new Set([key, ...(plain ? alike[plain]! : []).map(wordKey)])
  const having = items.filter(({ groups }) => groups.some(({ keys }) => keys.some((own) => wanted.has(own))))
  const asked = having.filter(({ groups }) =>
    groups.some(({ keys, group }) => group.min > 0 && keys.some((own) => wanted.has(own))),
  )
  const found = asked.length > 0 ? asked : having
  const usual = found.filter((entry) => !isQualified(entry))
  return (usual.length > 0 ? usual : found).map(({ item }) => item.id)
}

function isQualified({ name }: ItemEntry): boolean {
  return name.some((key) => qualifiers.has(key))
}
