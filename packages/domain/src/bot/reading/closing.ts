import { saying, type Said } from './tokens'

/** Before it says so: 'não, por enquanto é só isso'. */
const lead =
  '(?:(?:e|era|entao|nao|ah|por enquanto|por hoje|para mim|acho que|sim|ok|firmeza|beleza|show|valeu|top|joia|perfeito|certo|obrigad[oa]|ta|esta|bom) )*'
const more = '(?: (?:mesmo|nao|por enquanto|por hoje|o pedido|a conta|ta|esta|ai|tudo|entao|ja))*'
/** What ends an order wherever it stands. */
const phrases =
  'so isso|somente isso|apenas isso|so essas?|so esses?|era (?:so )?isso|e isso|isso e tudo|so por enquanto|por enquanto so|por hoje so|nada mais|mais nada|' +
  'nao quero mais nada|nao vou querer mais nada|pode (?:fechar|finalizar|encerrar|concluir)|pode (?:mandar|enviar|preparar|fazer|trazer)(?= ?(?:$|[,.;!?]| (?:isso|assim|ja|entao|ai)))|fecha (?:a conta|o pedido|ai|para mim)|fechar? (?:a )?conta|fechou|finaliza\\S*|conclui\\S*|' +
  'e era so(?: isso)?(?= ?(?:$|[,.;!?]))|e (?:ja )?(?:pode )?fech(?:a|ar|o|e)(?= ?(?:$|[,.;!?]))|(?:encerr|finaliz)(?:a|o|amos|ar|e)(?: por aqui)?|ja chega|terminei|(?:esta|ta) (?:bom|otimo|certo|completo) assim|assim (?:esta|ta) (?:bom|otimo|certo)'
/** What ends one where nothing follows: 'é só', but not 'é só um pastel'. */
const last = 'e so|era so(?: isso)?|e tudo|so|acabou|basta|deu|pronto|isso|chega'
const end = new RegExp(
  `(?:^| )${lead}(?:${phrases})${more}(?= |$)|(?<=^|[,.;!?:] )${lead}(?:${last})${more}(?= ?(?:$|[,.;!?]))`,
  'g',
)
const bare = /^(?:\W|deu|so|pronto|isso|por enquanto)*$/

/** The tokens that say that this is all. */
export function closingIn(told: Said): boolean[] {
  return saying(told, end)
}

/** Whether nothing but that is said. */
export function isClosing({ words }: Said): boolean {
  const line = words.join(' ')
  return bare.test(line) && /\b(?:deu|so|pronto|isso)\b/.test(line)
}
