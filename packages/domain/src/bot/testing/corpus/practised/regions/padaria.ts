import type { CorpusMessage } from '../../corpus'

/** More of what customers of the padaria in Florianópolis write. */
export const padariaMessages: readonly CorpusMessage[] = [
  {
    text: 'bom dia quirido, 10 pãezinhos e 200 gramas de presunto fatia fina',
    expect: ['10 pao-frances [Unidade]', '1 presunto [200 g] + corte:fina'],
  },
  {
    text: 'mussarela 500g em peça e mortadela 100g',
    expect: ['1 mussarela [500 g] + corte:peca', '1 mortadela [100 g]'],
  },
  {
    text: 'meia cuca de banana e uma de uva inteira',
    expect: ['1 cuca-banana [Metade]', '1 cuca-uva [Inteira]'],
  },
  {
    text: 'torta de aniversário de 2kg massa de chocolate com brigadeiro e morango',
    expect: ['1 torta [2 kg] + massa:chocolate + recheio:brigadeiro + recheio:morango'],
  },
  { text: 'um cento de brigadeiro e 20 beijinho', expect: ['1 brigadeiro [Cento]', '20 beijinho [Unidade]'] },
  { text: 'croissant de presunto e queijo 2', expect: ['2 croissant + recheio:presunto-queijo'] },
  {
    text: 'um bolo de cenoura inteiro e duas fatias de bolo de fubá',
    expect: ['1 bolo-cenoura [Inteiro]', '2 bolo-fuba [Fatia]'],
  },
  {
    text: 'cesta de café da manhã grande com suco de laranja, é pra sábado',
    expect: ['1 cesta-g + bebida:suco'],
  },
  { text: 'meio quilo de pão de queijo', expect: ['1 pao-queijo [500 g]'] },
  { text: 'café com leite 3 e misto quente 3', expect: ['3 cafe-leite', '3 misto'] },
  { text: 'suco de laranja grande', expect: ['1 suco-laranja [500 ml]'] },
  { text: 'tem torta de limão hj? qro 3 fatias', expect: ['3 torta-limao [Fatia]'] },
  { text: 'leite integral 2 e manteiga', expect: ['2 leite', '1 manteiga'] },
  {
    text: 'troca o sonho de creme por de goiabada',
    cart: ['2 sonho + recheio:creme'],
    expect: ['2 sonho + recheio:goiabada'],
  },
  {
    text: 'sem a coca, põe um expresso',
    cart: ['1 misto', '1 coca-lata'],
    expect: ['1 misto', '1 expresso'],
  },
  { text: 'uma empada', expect: ['? 1 empada: empada-frango | empada-camarao'] },
]
