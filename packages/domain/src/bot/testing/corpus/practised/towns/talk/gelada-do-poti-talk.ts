import type { CorpusMessage } from '../../../corpus'

/** gelada-do-poti: what is corrected, asked and said besides. */
export const geladaDoPotiTalk: readonly CorpusMessage[] = [
  {
    text: 'bota só uma caixa, duas é muito',
    cart: ['2 brahma [Caixa com 12]', '1 gelo-cubo'],
    expect: ['1 brahma [Caixa com 12]', '1 gelo-cubo'],
  },
  {
    text: 'troca a skol por itaipava',
    cart: ['6 skol [Unidade]', '1 carvao'],
    expect: ['6 itaipava [Unidade]', '1 carvao'],
  },
  {
    text: 'a coca é de 1 litro',
    cart: ['1 coca [2L]', '2 doritos'],
    expect: ['1 coca [1L]', '2 doritos'],
  },
  { text: 'qto ta o gás e a água de 20 litros?', expect: ['pergunta preço gas | agua-20'] },
  { text: 'tem red bull gelado?', expect: ['pergunta tem red-bull'] },
  { text: 'vcs entregam no dirceu? e a taxa é qto', expect: ['pergunta entrega Dirceu'] },
  { text: 'o de sempre chefe', expect: ['de novo'] },
  { text: 'faz desconto se eu pegar 10 caixas?', expect: ['pergunta desconto'] },
  {
    text: 'esquece, cancela tudo que eu botei',
    cart: ['1 absolut', '4 monster'],
    expect: ['1 absolut', '4 monster', 'esvaziar'],
  },
  {
    text: 'no jóquei, av. nossa senhora de fátima 890, ap 301',
    cart: ['1 gas + casco:troca'],
    at: 'neighbourhood',
    expect: ['1 gas + casco:troca', 'bairro Jóquei', 'endereço av. nossa senhora de fátima 890, ap 301'],
  },
  {
    text: 'vou pagar no cartão',
    cart: ['2 skol [Caixa com 12]'],
    at: 'payment',
    expect: ['2 skol [Caixa com 12]', 'pagamento ?'],
  },
  { text: 'cadê meu gás que não chega', expect: ['pergunta pedido'] },
]
