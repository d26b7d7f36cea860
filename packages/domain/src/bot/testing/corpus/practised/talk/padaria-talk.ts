import type { CorpusMessage } from '../../corpus'

/** What customers of the bakery correct, ask and say besides. */
export const padariaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'faz 15 pão em vez de 10',
    cart: ['10 pao-frances [Unidade]', '1 leite'],
    expect: ['15 pao-frances [Unidade]', '1 leite'],
  },
  {
    text: 'ah e a massa da torta é branca, me enganei',
    cart: ['1 torta [2 kg] + massa:chocolate + recheio:abacaxi'],
    expect: ['1 torta [2 kg] + massa:branca + recheio:abacaxi'],
  },
  {
    text: 'troca a cuca de uva pela de doce de leite e o presunto corta em fatia grossa',
    cart: ['1 cuca-uva [Inteira]', '1 presunto [200 g]'],
    expect: ['1 cuca-doce-leite [Inteira]', '1 presunto [200 g] + corte:grossa'],
  },
  {
    text: 'tás tolo, ficou muito caro. esvazia isso aí que depois eu vejo',
    cart: ['1 torta-alema [Inteira]'],
    expect: ['1 torta-alema [Inteira]', 'esvaziar'],
  },
  // Questions
  { text: 'oi quanto custa a torta de limão inteira', expect: ['pergunta preço torta-limao'] },
  { text: 'quais os recheios da torta de aniversário?', expect: ['pergunta sabores torta'] },
  { text: 'vem o que na cesta de café da manhã pequena?', expect: ['pergunta ingredientes cesta-p'] },
  { text: 'a cuca de banana tem ovo? meu guri não pode', expect: ['pergunta alérgeno cuca-banana ovo'] },
  {
    text: 'mais um leite. e pro campeche vocês levam?',
    cart: ['1 leite', '8 pao-frances [Unidade]'],
    expect: ['2 leite', '8 pao-frances [Unidade]', 'pergunta entrega Campeche'],
  },
  { text: 'domingo vcs abrem que horas', expect: ['pergunta horário'] },
  // Closing
  {
    text: 'só isso quirida, obrigado',
    cart: ['2 bolo-cenoura [Fatia]', '1 expresso'],
    expect: ['2 bolo-cenoura [Fatia]', '1 expresso', 'fim'],
  },
  // Not sold or unclear
  { text: 'tem pastel de nata?', expect: ['! pastel de nata'] },
]
