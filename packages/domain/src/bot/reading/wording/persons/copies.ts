import { numberOf, readNumberAt } from '../../../understand/number-words'
import type { Span, Text } from '../../explain/explanation'
import { saysIs, without, type Said } from '../../tokens'
import { sizeOf } from '../../menu/sizes'
import { talk } from '../../vocabulary/talk'
import { noteStarts } from '../../vocabulary/word-sets'
import { labelEnd } from './labels'
import { ownerEnd, personEnd } from './persons'

/** Something as it was ordered before, for somebody else: 'o João quer igual ao meu sem cebola', 'mais uma dessa'. */
export interface Copy {
  /** Where it was said in the message. */
  start: number
  /** How many; null for as many as of that. */
  count: number | null
  /** Where in the message somebody is named whose it is like; null for what was ordered last. */
  of: number | null
  /** By what it was called: 'redentor' of 'um redentor igual'. */
  called: Span | null
  /** What is otherwise: places of `text`. */
  how: Span
  /** 'só que de morango': said instead of what that has. */
  instead: boolean
  /** What the places above are of. */
  text: Text
}

const wanting =
  /^(?:(?:tambem )?(?:quer|quero|querem|queremos|pediu|prefere|preferem|(?:vai|vou|vao|vamos) (?:querer|de|no|na|n[ao] de)|vai ser|e|eh|vem|pega|come|toma)|(?:me )?(?:ve|manda|mande|bota|bote|poe|ponha|coloca|coloque|faz|faca|traz|traga|adiciona|inclui))(?= |$)/
const alike =
  /^(?:mais )?(?:(?<count>uma?|dois|duas|tres|quatro|\d{1,2}|outr[oa]s?)(?: outr[oa]s?)? )?(?<as>(?:(?:exatamente|bem|tambem) )?igual(?:zinh[oa])?|iguais|idem|d?[oa] mesm[oa]s?(?: coisa)?|mesma coisa|dess[ea]s?(?: (?:ai|mesm[oa]s?))?|d[ao]s? mesm[oa]s?|tambem)(?<also> tambem)?(?: (?:quer|quero|vai querer))?(?= |$)/
/** 'um' of 'o Rui também quer um'. */
const oneMore = /^(?<count>uma?|dois|duas|tres|\d{1,2})(?<as>)(?= [,.!;]|$)/
const like = /^(?:a|ao|aos|as|do|da|que|como)$/
const link = /^(?:mas|so|que|porem|apenas|e)$/
const MOST_CALLED = 4
/** Of more, the work for one message would grow with its length. */
const MOST_COPIES = 12

/** The copies of a message, and the message without them. */
export function copiesIn(text: Text): { left: Text; copies: Copy[] } {
  const copies: Copy[] = []
  const taken = text.tokens.map(() => false)
  for (let at = 0; at < text.tokens.length && copies.length < MOST_COPIES; at += 1) {
    if (taken[at] || !begins(text, at)) continue
    const found = copyAt(text, at)
    if (!found) continue
    copies.push(found.copy)
    taken.fill(true, at, found.to)
  }
  return copies.length === 0 ? { left: text, copies } : { left: { ...text, ...without(text, taken) }, copies }
}

function begins({ tokens, words }: Said, at: number): boolean {
  return at === 0 || tokens[at - 1]!.kind === 'break' || words[at - 1] === 'e'
}

function copyAt(text: Text, from: number): { copy: Copy; to: number } | null {
  const { tokens, words } = text
  let at = from
  while (/^(?:e|ai|mas|ah|entao)$/.test(words[at] ?? '')) at += 1
  const who = whoEnd(text, at)
  at = who ?? at
  const verb = verbAt(text, at)
  const isAlone = verb?.[0].startsWith('tambem') && ends(text, at + verb[0].split(' ').length)
  if (verb && !isAlone) at += verb[0].split(' ').length
  const line = words.slice(at, at + 8).join(' ')
  const found = alike.exec(line) ?? (verb?.[0].startsWith('tambem') ? oneMore.exec(line) : null)
  const named = found ? null : namedAt(text, at)
  if (!found && !named) return null
  const said = found?.groups?.as ?? ''
  const counted = found?.groups?.count
  let to = named ? named.to : at + found![0].split(' ').length
  const reference = found ? referenceAt(text, to) : null
  to = reference?.to ?? to
  if (/^(?:tambem|idem|.*mesm[oa]s?.*)$/.test(said) && who === null && reference === null) return null
  if (/^(?:igual|iguais)$/.test(said) && counted === undefined && who === null && reference === null)
    return null
  if (said.startsWith('dess') && counted === undefined) return null
  const isAlso = said === 'tambem'
  const told = howAt(text, to)
  // 'uma broto igual': called by nothing but its size.
  const isSized =
    named !== null && named.called.to - named.called.from === 1 && sizeOf(words[named.called.from]!) !== null
  const how = isSized && told.to <= told.from ? { ...told, ...named.called } : told
  if (isAlso && how.to > how.from && !how.linked) return null
  // 'mais uma dessa' is more of a line; another one has to be told by whose it is, or by how.
  const isOtherwise = how.to > how.from
  if (said.startsWith('dess') && (isOtherwise ? !how.linked : who === null)) return null
  const isTold = /^(?:foto|dia|vez|preco|valor|tamanho|sabor|endereco|lugar|jeito|hora|horario|pedido|rua)/
  if (isTold.test(words[to] ?? '')) return null
  return {
    copy: {
      start: tokens[from]!.start,
      count: named ? named.count : counted === undefined ? null : countOf(counted),
      of: reference?.of ?? null,
      called: isSized ? null : (named?.called ?? null),
      how: { from: how.from, to: how.to },
      instead: how.instead,
      text,
    },
    to: Math.max(how.end, to),
  }
}

/** 'quer', 'também vai querer', 'é'; the 'e' of 'o pai também e eu …' begins what comes next. */
function verbAt({ words, ...said }: Text, at: number): RegExpExecArray | null {
  const found = wanting.exec(words.slice(at, at + 4).join(' '))
  const last = found ? at + found[0].split(' ').length - 1 : at
  return found && words[last] === 'e' && last > at && !saysIs(said, last) ? null : found
}

function ends({ tokens }: Said, at: number): boolean {
  return at >= tokens.length || tokens[at]!.kind === 'break'
}

function countOf(word: string): number {
  return word.startsWith('outr') ? 1 : (numberOf(word) ?? 1)
}

/** Behind who it is for: 'pra Ana', 'o João', 'eu', 'o dela', 'Mi:'; null for nobody. */
function whoEnd(text: Text, at: number): number | null {
  const { words } = text
  const label = labelEnd(text, at)
  if (label !== null) return label
  if (words[at] === 'eu') return at + 1
  if (/^(?:pr[oa]s?|para)$/.test(words[at] ?? '')) {
    const to = personEnd(text, at + 1)
    return to
  }
  const head = /^[oa]s?$/.test(words[at] ?? '') ? at + 1 : at
  const owner = ownerEnd(text, head)
  if (head > at && owner !== null) return owner
  return personEnd(text, /^outr[oa]$/.test(words[head] ?? '') ? head + 1 : at)
}

/** 'um redentor igual': which one, by its name. */
function namedAt(text: Text, at: number): { count: number; called: Span; to: number } | null {
  const { tokens, words } = text
  const from = words[at] === 'mais' || /^outr[oa]$/.test(words[at] ?? '') ? at + 1 : at
  const number = readNumberAt(words, from)
  const begin = from + (number?.length ?? 0)
  if (!number && from === at) return null
  for (let to = begin + 1; to <= begin + MOST_CALLED && to < tokens.length; to += 1) {
    if (tokens[to - 1]!.kind !== 'word') return null
    if (/^(?:igual|iguais|igualzinh[oa])$/.test(words[to]!))
      return { count: number?.value ?? 1, called: { from: begin, to }, to: to + 1 }
  }
  return null
}

/** 'ao meu', 'a da Ju', 'a Lisi': like whose, and where that one was named. */
function referenceAt(text: Text, at: number): { of: number | null; to: number } | null {
  const { words, tokens } = text
  if (!like.test(words[at] ?? '')) return null
  const next = words[at + 1] ?? ''
  const to = ownerEnd(text, at + 1) ?? personEnd(text, at + 1)
  if (to === null) return null
  const isMine = /^(?:meus?|minhas?|mim|eu)$/.test(next) && to === at + 2
  const name = words[to - 1]!
  const who = tokens.findIndex(({ word, kind }, place) => {
    if (place >= at || kind === 'break') return false
    return isMine ? /^(?:mim|eu|meu)$/.test(word) || word === 'minha' : word === name
  })
  return { of: who < 0 ? null : tokens[who]!.start, to }
}

/** What is otherwise: 'só que de morango', 'sem cebola', 'mas pequeno'; up to a pause or somebody else. */
function howAt(text: Text, at: number): Span & { end: number; linked: boolean; instead: boolean } {
  const { tokens, words } = text
  let from = at
  if (/^(?:pr[oa]s?|para)$/.test(words[from] ?? '')) from = personEnd(text, from + 1) ?? from
  const isOn = (place: number) =>
    /^com$/.test(words[place] ?? '') || link.test(words[place] ?? '') || noteStarts.has(words[place] ?? '')
  const paused = words[from] === ',' && isOn(from + 1) && words[from + 1] !== 'e'
  if (paused) from += 1
  const begin = from
  while (link.test(words[from] ?? '') && !(words[from] === 'e' && isNew(text, from + 1))) from += 1
  if (/^o meu$|^a minha$|^[oa] del[ea]$/.test(words.slice(from, from + 2).join(' '))) from += 2
  let to = from
  while (to < tokens.length && tokens[to]!.kind !== 'break' && !(words[to] === 'e' && isNew(text, to + 1))) {
    const isFor = /^(?:pr[oa]s?|para)$/.test(words[to]!) && personEnd(text, to + 1) !== null
    if (isFor) break
    to += 1
  }
  let end = to
  if (/^(?:pr[oa]s?|para)$/.test(words[to] ?? ''))
    while (end < tokens.length && tokens[end]!.kind !== 'break' && words[end] !== 'e') end += 1
  const said = words.slice(from, to)
  const isTalk = said.every((word) => talk.has(word) && !noteStarts.has(word))
  return {
    from,
    to: isTalk ? from : to,
    end,
    linked: from > begin,
    instead: from > begin && /^(?:d[eoa]|n[oa]|em)$/.test(words[from] ?? ''),
  }
}

/** Behind an 'e': somebody else, or something that is counted. */
function isNew(text: Text, at: number): boolean {
  const { words } = text
  if (readNumberAt(words, at) !== null || words[at] === 'eu') return true
  const head = /^[oa]s?$/.test(words[at] ?? '') ? at + 1 : at
  return (
    (head > at && ownerEnd(text, head) !== null) ||
    personEnd(text, at) !== null ||
    /^(?:pr[oa]s?|para|mais)$/.test(words[at] ?? '')
  )
}
