import type { Text } from '../../explain/explanation'
import { sizeOf } from '../../menu/sizes'
import { commonNames } from '../../vocabulary/common-names'
import { talk } from '../../vocabulary/talk'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** 'nós dois', 'eles três'. */
function behindCount(words: readonly string[], at: number): number {
  return /^(?:dois|duas|tres|quatro|cinco|tod[oa]s)$/.test(words[at] ?? '') && words[at - 1]!.endsWith('s')
    ? at + 1
    : at
}

/** What people are to each other, at home and at work. */
const kin = /* @__PURE__ */ set(
  'mae maezinha mamae pai paizinho papai nene mano mana brother parca filho filha filhos filhas filhinho filhinha filhao marido esposa esposo mulher companheiro companheira irmao irma irmaos irmas irmaozinho irmazinha ' +
    'avo avos vo vovo voinha voinho vozinha vovozinha nona nono oma opa tia tio tias tios titia titio primo prima primos primas sogra sogro cunhado cunhada genro nora neto neta netos netas netinho netinha ' +
    'sobrinho sobrinha sobrinhos sobrinhas namorado namorada noivo noiva mina amigo amiga amigos amigas colega colegas chefe patrao patroa socio socia vizinho vizinha vizinhos crianca criancas criancada ' +
    'menino menina meninos meninas guri guria guris gurias gurizada piazada molecada moleque bebe pessoal galera turma familia equipe mainha painho madrinha padrinho afilhado afilhada comadre compadre ' +
    'professor professora diretor diretora secretaria funcionario funcionaria gerente doutor doutora porteiro motorista engenheiro engenheira pedreiro enfermeiro enfermeira advogado advogada dentista recepcionista estagiario estagiaria faxineira zelador seguranca cozinheira garcom visita visitas prenda convidado convidada convidados velho velha pequeno pequena',
)
const own = /^(?:meus?|minhas?|noss[oa]s?)$/
const titles = /^(?:seu|dona|sr|sra|senhor|senhora|dr|dra|tia|tio|vo|vovo|professora?|padre|pastora?)$/

/**
 * The token behind somebody who is named at a place: 'mim', 'ela', 'o João', 'a dona Nair', 'minha sogra', 'as crianças'; null
 * for nobody. A word of the menu is no person.
 */
export function personEnd(text: Text, from: number): number | null {
  const { words } = text
  if (/^(?:mim|nos|el[ea]s?|voces?)$/.test(words[from] ?? '')) return behindCount(words, from + 1)
  if (words[from] === 'gente') return from + 1
  if (words[from] === 'a' && words[from + 1] === 'gente') return from + 2
  const at = /^[oa]s?$/.test(words[from] ?? '') ? from + 1 : from
  const isOwn = own.test(words[at] ?? '')
  const noun = isOwn ? at + 1 : at
  if (isKin(text, noun) && (isOwn || !isSize(words[noun]!))) {
    const isTitled = titles.test(words[noun]!) || isOwn
    return isTitled && isName(text, noun + 1) ? noun + 2 : noun + 1
  }
  if (isOwn) return null
  if (titles.test(words[at] ?? '') && isName(text, at + 1)) return at + 2
  if (!isName(text, at)) return null
  return commonNames.has(words[at + 1] ?? '') && isName(text, at + 1) ? at + 2 : at + 1
}

/** Of these only behind 'meu' or 'minha': 'pra família' is a size as well. */
function isSize(word: string): boolean {
  return sizeOf(word) !== null || /^velh[oa]$/.test(word)
}

function isKin({ tokens, words, lexicon }: Text, at: number): boolean {
  return kin.has(words[at] ?? '') && !lexicon.isName(tokens[at]!.key) && !lexicon.isOption(tokens[at]!.key)
}

/** A first name: one that many have, or a word in capitals that is neither of the menu nor of every day. */
export function isName({ text, tokens, words, lexicon }: Text, at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.word.length < 2) return false
  if (lexicon.isName(token.key) || lexicon.isOption(token.key)) return false
  if (commonNames.has(token.word)) return true
  const isCapital = /^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.end))
  // 'o da Nat': no short form of what is on the menu, where it stands in capitals behind 'da'.
  const isCalled =
    /^d[aeo]$/.test(words[at - 1] ?? '') && [...lexicon.senses(token).values()].every((cost) => cost > 0.3)
  return isCapital && !talk.has(words[at]!) && (isCalled || lexicon.senses(token).size === 0)
}

/** The token behind whose it is: 'meu', 'dela', 'do João', 'da minha sogra'; null for none. */
export function ownerEnd(text: Text, at: number): number | null {
  const { words } = text
  if (/^(?:meus?|minhas?|del[ea]s?|noss[oa]s?)$/.test(words[at] ?? '')) return at + 1
  return /^d[eoa]s?$/.test(words[at] ?? '') ? personEnd(text, at + 1) : null
}

const folk =
  /^(?:pessoas?|gente|adultos?|criancas?|convidad[oa]s?|colegas?|alun[oa]s?|casais|casal|curumins?|curumim|guris?|gurias?)$/

/** Whether people are named at a place, by what they are: 'crianças', 'meninas', 'amigos'. */
export function folkAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  return folk.test(word) || ((kin.has(word) || kin.has(word.replace(/s$/, ''))) && sizeOf(word) === null)
}

const MOST_LISTED = 30

/** 'eu e a Duda', 'eu, meu marido e meu filho': how many they are; null for fewer than two. */
export function listedPeople(text: Text, from: number): { count: number; from: number; to: number } | null {
  const { words } = text
  let at = from
  let count = 0
  for (;;) {
    const to = words[at] === 'eu' ? at + 1 : personEnd(text, at)
    if (to === null || count >= MOST_LISTED) break
    count += 1
    at = to
    if (!/^[e,]$/.test(words[at] ?? '') && personEnd(text, at) === null) break
    if (/^[e,]$/.test(words[at] ?? '')) at += 1
  }
  return count > 1 ? { count, from, to: at } : null
}
