import { saying, type Said } from '../tokens'

const hails =
  'oi+e?|ola|opa|ei|hey|alo|salve|fala|eai|e ai|buenas|boas|bnoite|bdia|btarde|bo[am]s? (?:dia|tarde|noite)'
const health = '(?:tudo|td) (?:bem|bom|certo|joia|tranquilo|ok)(?: com (?:voce|voces))?|como (?:vai|vao)'
const people =
  '(?:meu|minha|o|a) (?:amig[oa]|querid[oa]|rei|rainha|parceir[oa]|irmao|irma|nobre|chapa|chefe|patrao|patroa|lind[oa]|tia|consagrad[oa]|jovem)|' +
  'amig[oa]|moc[oa]|querid[oa]|chefe|patrao|patroa|parceir[oa]|irmao|jovem|man[oa]|gente|pessoal|galera'
const greeting = new RegExp(
  `^(?:, )*(?:${hails})(?:(?: ,| !| \\.| \\?)*(?: (?:${hails}|${health}|${people}))(?= |$))*(?= |$)`,
  'g',
)

const farewell = new RegExp(
  `(?:(?:^| )(?:,|viu|ta|(?<!(?:onde|como|que|ja|ainda|quanto|quem|quando|aqui|ai|la|nao|isso|ela|ele) )esta|ne|hein|k{2,}|rs+|(?:ha)+|por (?:gentileza|favor)|favor|(?:muito |mto |desde ja )*(?:obrigad[oa]|grat[oa]|agradecid[oa]|agradeco)|valeu|vlw|${people}))+(?: [,.!])*$`,
  'g',
)
/** What is asked behind what was said, and is no question: '…, blz?', '…, pode ser?'. */
const tag =
  /(?: ,)?(?:(?<= ,) (?:esta(?: (?:bom|certo|ok|otimo|beleza))?|certo|pode|da|sim|viu|entendeu|hein|joia|show|fechado|serio)|(?:^| )(?:beleza|ok|okay|okey|fechou|combinado|pode ser|por favor|por gentileza|tudo bem|tudo certo))(?: (?:amig[oa]|moc[oa]|querid[oa]|chefe|mano|mana))?(?: \?)+$/g

/**
 * A message without the greeting that it begins with and the courtesy that it ends with, where more stands between: 'opa meu
 * amigo, tira a coca viu'.
 */
export function withoutCourtesies(said: Said): Said {
  const { tokens } = said
  const greets = saying(said, greeting)
  const asked = saying(said, tag)
  const told = asked.includes(true) ? asked.indexOf(true) : tokens.length
  const leaves = saying({ ...said, words: said.words.slice(0, told) }, farewell).concat(asked.slice(told))
  const isMore = tokens.some(({ kind }, at) => !greets[at] && !leaves[at] && kind !== 'break')
  if (!isMore) return said
  let from = greets.lastIndexOf(true) + 1
  while (from > 0 && tokens[from]?.kind === 'break' && tokens[from]!.word !== '\n') from += 1
  const end = leaves.indexOf(true)
  const left = tokens.slice(from, end < 0 ? tokens.length : end)
  return { ...said, tokens: left, words: left.map(({ word }) => word) }
}
