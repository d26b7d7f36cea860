import type { CorpusMessage } from '../../corpus'

/** What customers of the butcher correct, ask and say besides. */
export const acougueTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'a alcatra é em cubos, vou fazer estrogonofe',
    cart: ['1 alcatra [1 kg] + corte:bife', '1 ovos'],
    expect: ['1 alcatra [1 kg] + corte:cubos', '1 ovos'],
  },
  {
    text: 'aumenta a picanha pra 3 kg',
    cart: ['2 picanha [1 kg]', '1 sal-grosso'],
    expect: ['3 picanha [1 kg]', '1 sal-grosso'],
  },
  {
    text: 'tira a linguiça e põe mais 1 kg de asa no lugar',
    cart: ['1 ling-frango [1 kg]', '1 asa [1 kg]'],
    expect: ['2 asa [1 kg]'],
  },
  {
    text: 'deixa com o porteiro seu Zé',
    cart: ['1 kit-5 + linguica:caseira'],
    at: 'confirm',
    expect: ['1 kit-5 + linguica:caseira', 'obs deixa com o porteiro seu Zé'],
  },
  // Questions
  { text: 'quanto tá o quilo da picanha hj', expect: ['pergunta preço picanha'] },
  { text: 'tem cupim?', expect: ['pergunta tem cupim'] },
  { text: 'que que vem no kit churrasco de 5 pessoas', expect: ['pergunta ingredientes kit-5'] },
  { text: 'se eu levar 5 kg de picanha cê faz um desconto?', expect: ['pergunta desconto'] },
  {
    text: 'ocês ficam onde mesmo? é perto do terminal?',
    cart: ['1 pernil [1 kg]'],
    expect: ['1 pernil [1 kg]', 'pergunta loja'],
  },
  {
    text: 'põe uma farofa também. aceita vale alimentação?',
    cart: ['2 costela [1 kg]'],
    expect: ['2 costela [1 kg]', '1 farofa', 'pergunta pagamento'],
  },
  // Closing
  {
    text: 'só isso mesmo sô, pode fechar',
    cart: ['1 moida-2 [1 kg]', '1 mandioca'],
    expect: ['1 moida-2 [1 kg]', '1 mandioca', 'fim'],
  },
  // Not sold or unclear
  { text: '1kg de carneiro e 1kg de acém', expect: ['! carneiro', '1 acem [1 kg]'] },
]
