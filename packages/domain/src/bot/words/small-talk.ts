import { plainName } from '../../text'

const greeting =
  /^(?:(?:oi+e?|ola+|opa+|hey|hello|alo+|bom dia|boa tarde|boa noite|boa|buenas|e ai|eai|fala|salve|tudo (?:bem|bom|certo|joia)|td bem|blz|beleza|tranquilo|como vai|com licenca|amigo|amiga|moco|moca|pessoal|gente|so|uai|viu|visse|tche)\s*)+$/
const thanks =
  /^(?:(?:muito|mto|brigad[oa]+|obrigad[oa]+|obg|brigadao|valeu+|vlw|agradecid[oa]|grat[oa]|ok|okay|okey|certo|ta|ta bom|ta certo|ta ok|blz|beleza|show|perfeito|otimo|otima|legal|top|tmj|de nada|por nada|por enquanto|e so|so isso|bom trabalho|boa noite|ate mais|ate|tchau|abracos?|k+|(?:ha|he|rs)+)\s*)+$/
const isAll =
  /^(?:finaliza\w*|fech\w+|pode (?:fechar|finalizar)|conclui\w*|(?:e )?so isso(?: mesmo)?|e so|e isso|so|pronto|mais nada|nada mais|checkout)(?: (?:o )?(?:pedido|por favor|pf|obrigad[oa]))*$/

/** Nothing but a greeting. */
export function isGreeting(text: string): boolean {
  return greeting.test(bare(text))
}

/**
 * A greeting or thanks with something kind behind or before it, which asks for nothing: 'bom dia, flor do dia', 'obrigado,
 * tava uma delícia', 'depois eu peço então, obrigada'. Only for words of which nothing else was understood.
 */
export function isKind(text: string): boolean {
  const words = bare(text)
  return (
    !/\d/.test(words) &&
    words.split(' ').length <= 9 &&
    (/^(?:(?:gente|pessoal|galera|amig[oa]s?|moc[oa]s?|nossa|ai) )?(?:oi|ola|opa|bom dia|boa tarde|boa noite|(?:muito )?o?brigad(?:[oa]|ao|ona|inh[oa])|obg|valeu|vlw|agradeco|agradecid[oa]|grat[oa]|bom (?:trabalho|servico|descanso|almoco|jantar|domingo|feriado|fds|fim de semana)|boa semana|deus|fica com deus|fiquem com deus|ate (?:mais|logo|amanha))\b/.test(
      words,
    ) ||
      /\b(?:obrigad[oa]|obg|valeu|vlw|brigad[oa])(?: (?:viu|moc[oa]|amig[oa]|ta|ai|por enquanto|mesmo|assim))*$/.test(
        words,
      ))
  )
}

/** Whether words begin with thanks. */
export function isThankful(text: string): boolean {
  return /^(?:muito )?(?:obrigad[oa]|obg|valeu|vlw|brigad[oa])\b/.test(bare(text))
}

/** Nothing but thanks, assent or laughter: where no question stands, there is nothing to answer. */
export function isThanks(text: string): boolean {
  const words = bare(text)
  return !text.includes('?') && (words === '' || thanks.test(words))
}

/** Whether the order is to be closed: 'só isso', 'pode fechar', 'finalizar pedido'. */
export function saysThatIsAll(text: string): boolean {
  return isAll.test(bare(text))
}

/** Letters and digits only: lower case, without accents. */
export function bare(text: string): string {
  return plainName(text.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')).replace(/(\p{L})\1{2,}/gu, '$1')
}

/** 'pizza' and 'Pizzas', 'açaí' and 'ACAI' are one name. */
export function sameName(text: string, name: string): boolean {
  return singular(text) !== '' && singular(text) === singular(name)
}

function singular(text: string): string {
  return bare(text).replace(/s(?= |$)/g, '')
}
