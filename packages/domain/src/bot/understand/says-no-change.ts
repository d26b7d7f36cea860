import { withoutCourtesy } from './courtesy'
import { MAX_TEXT, plainWords } from './plain-words'

const parts = /[,.;!\n]+|\s(?:porque|pois|j[aá] que|pq)\s/i
const change = '(?:(?:de |o )?troco|nao)'
const phrases = new RegExp(
  `^(?:sem ${change}|` +
    `(?:nao|n|nn|nem) (?:precisa|preciso|quero|vou precisar|vai precisar|e necessario|necessario|necessita|tem)(?: ${change})*|` +
    `(?:dispenso|dispensa)(?: ${change})?|precisa nao|(?:pode )?(?:fica|ficar|guarda|guardar) (?:com )?o troco|` +
    '(?:(?:ta|esta|tudo|e|ja|vou dar|tenho|tem|pago|vou pagar|com|o|no|dinheiro|valor|vai|levo) )*' +
    '(?:certo|certinho|exato|trocado|trocadinho|contado|contadinho|justo)(?: mesmo| sim)?)$',
)

/**
 * Whether a message says that no change is needed: 'não precisa', 'sem troco', 'tenho trocado', 'tá certo'. A bare
 * 'não' is not read here but by `readYesNo`, as it depends on the question.
 */
export function saysNoChange(text: string): boolean {
  const said = text
    .slice(0, MAX_TEXT)
    .split(parts)
    .map((part) => withoutCourtesy(plainWords(part)).join(' '))
    .filter((part) => part !== '' && part !== 'nao' && part !== 'n')
  return said.length > 0 && said.every((part) => phrases.test(part))
}
