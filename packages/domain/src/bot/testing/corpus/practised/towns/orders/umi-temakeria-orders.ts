import type { CorpusMessage } from '../../../corpus'

/** umi-temakeria: what is ordered. */
export const umiTemakeriaOrders: readonly CorpusMessage[] = [
  { text: '2 temaki de salmao e uma coca zeroo pfvr', expect: ['2 temaki-salmao', '1 coca-zero-lata'] },
  {
    text: 'um combinado de 30 peças e 4 rolinho primavera. manda 3 hashi por favor',
    expect: ['1 comb-30', '4 rolinho', 'obs manda 3 hashi'],
  },
  {
    text: 'temaki de atum com cream cheese e couve crispy',
    expect: ['1 temaki-atum + adicionais:cream-cheese + adicionais:couve'],
  },
  { text: 'queria um temaki skin sem arroz', expect: ['1 temaki-skin + arroz:sem-arroz'] },
  { text: 'hot filadélfia 10 unidades', expect: ['1 hot-filadelfia [10 unidades]'] },
  { text: 'um hot filadelfia e um missoshiro', expect: ['1 hot-filadelfia [?]', '1 missoshiro'] },
  {
    text: 'poke grande com arroz japonês, salmão, manga, pepino e chips de batata doce',
    expect: [
      '1 poke [Grande] + base:gohan + proteina:salmao + complementos:manga + complementos:pepino + complementos:chips',
    ],
  },
  { text: 'um poke pequeno de atum', expect: ['1 poke [Pequeno] + proteina:atum + ?base'] },
  {
    text: 'Olá! Gostaria de um combinado só salmão de 20 peças, um sunomono e um chá verde gelado, por gentileza',
    expect: ['1 comb-salmao-20', '1 sunomono', '1 cha'],
  },
  {
    text: 'temaki',
    expect: [
      '? 1 temaki: temaki-salmao | temaki-atum | temaki-camarao | temaki-skin | temaki-hot | temaki-nutella',
    ],
  },
  {
    text: '1 temaki hot s/ cebolinha\n1 joe de salmao 5 unid\n1 guioza\n2 agua c gás',
    expect: ['1 temaki-hot (s/ cebolinha)', '1 joe [5 unidades]', '1 guioza', '2 agua-gas'],
  },
  {
    text: '3 temakis, 2 de salmão e 1 de camarão, todos com cream cheese',
    expect: ['2 temaki-salmao + adicionais:cream-cheese', '1 temaki-camarao + adicionais:cream-cheese'],
  },
  {
    text: 'acrescenta um temaki de nutella com morango pra sobremesa',
    cart: ['1 comb-16'],
    expect: ['1 comb-16', '1 temaki-nutella'],
  },
  { text: 'qro o combinado família e 1 shimeji 🍣', expect: ['1 comb-50', '1 shimeji'] },
  {
    text: 'combinado de 16 peças pra entregar em jardim da penha, rua carijós 145 ap 203, pagamento no crédito',
    expect: [
      '1 comb-16',
      'entrega',
      'bairro Jardim da Penha',
      'endereço rua carijós 145 ap 203',
      'pagamento credit_card',
    ],
  },
  {
    text: 'vou retirar 2 temaki de salmão as 20:30. nome: Bruna',
    expect: ['2 temaki-salmao', 'retirada', 'hora 20:30', 'nome Bruna'],
  },
  {
    text: 'oi boa noite eu queria um poke grande com base de folhas salmão e camarão empanado com edamame cenoura e gergelim e um uramaki de salmão de dez unidades é pra entregar na mata da praia e vou pagar no pix',
    expect: [
      '1 poke [Grande] + base:folhas + proteina:salmao + proteina:camarao + complementos:edamame + complementos:cenoura + complementos:gergelim',
      '1 uramaki-salmao [10 unidades]',
      'entrega',
      'bairro Mata da Praia',
      'pagamento pix',
    ],
  },
  {
    text: 'manda 2 hossomaki de pepino de 5 e um h2oh',
    expect: ['2 hossomaki-pepino [5 unidades]', '1 h2o'],
  },
]
