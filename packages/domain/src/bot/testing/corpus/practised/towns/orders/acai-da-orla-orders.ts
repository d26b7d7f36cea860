import type { CorpusMessage } from '../../../corpus'

/** acai-da-orla: what is ordered. */
export const acaiDaOrlaOrders: readonly CorpusMessage[] = [
  {
    text: 'oi, quero um açaí de 500 com granola, banana e leite em pó',
    expect: ['1 acai [500 ml] + acompanhamentos:granola + acompanhamentos:banana + acompanhamentos:leite-po'],
  },
  { text: '2 açaí de 300 puro', expect: ['2 acai [300 ml] (puro)'] },
  {
    text: 'me veja um açai 700ml com nutella e morango',
    expect: ['1 acai [700 ml] + adicionais:nutella + adicionais:morango'],
  },
  {
    text: 'um açaí com paçoca e leite condensado',
    expect: ['1 acai [?] + acompanhamentos:pacoca + acompanhamentos:leite-condensado'],
  },
  {
    text: 'açaí batido com banana de 500 com granola e ovomaltine',
    expect: ['1 acai-banana [500 ml] + acompanhamentos:granola + adicionais:ovomaltine'],
  },
  {
    text: 'casquinha de 2 bolas, mangaba e coco',
    expect: ['1 casquinha [2 bolas] + sabores:mangaba + sabores:coco'],
  },
  {
    text: 'dois copinhos de uma bola, um de chocolate e um de tapioca',
    expect: ['1 copinho [1 bola] + sabores:chocolate', '1 copinho [1 bola] + sabores:tapioca'],
  },
  {
    text: 'milkshake de ovomaltine de 600 bem grosso',
    expect: ['1 shake [600 ml] + sabor:ovomaltine (bem grosso)'],
  },
  { text: 'um milk-shake 400 ml e um brownie', expect: ['1 shake [400 ml] + ?sabor', '1 brownie'] },
  {
    text: 'duas tapioca, uma de frango e outra de carne do sol, e duas água de coco',
    expect: ['1 tap-frango', '1 tap-carne-sol', '2 agua-coco'],
  },
  {
    text: '1 açaí 300 granola\n1 açaí 500 banana e paçoca\n1 creme de cupuaçu 300',
    expect: [
      '1 acai [300 ml] + acompanhamentos:granola',
      '1 acai [500 ml] + acompanhamentos:banana + acompanhamentos:pacoca',
      '1 cupuacu [300 ml]',
    ],
  },
  {
    text: '3 açaís de 500, todos com leite em pó e granola 😋',
    expect: ['3 acai [500 ml] + acompanhamentos:leite-po + acompanhamentos:granola'],
  },
  {
    text: 'tapioca com queijo coalho bem torradinha',
    expect: ['1 tap-queijo (bem torradinha)'],
  },
  {
    text: 'bota mais uma tapioca de coco',
    cart: ['1 acai [500 ml] + acompanhamentos:granola'],
    expect: ['1 acai [500 ml] + acompanhamentos:granola', '1 tap-coco'],
  },
  {
    text: 'um acai de 500 com bis e kiwi, entrega na coroa do meio rua delmiro gouveia 310, pix',
    expect: [
      '1 acai [500 ml] + adicionais:bis + adicionais:kiwi',
      'entrega',
      'bairro Coroa do Meio',
      'endereço rua delmiro gouveia 310',
      'pagamento pix',
    ],
  },
  {
    text: 'Boa tarde, meu nome é Gildete. Quero um pudim e uma tapioca com manteiga, vou passar para buscar às 16h.',
    expect: ['1 pudim', '1 tap-manteiga', 'retirada', 'hora 16:00', 'nome Gildete'],
  },
  {
    text: 'moça eu quero um açaí de setecentos com granola banana sucrilhos e leite condensado e um de trezentos só com leite em pó e uma água com gás é pra entregar no salgado filho',
    expect: [
      '1 acai [700 ml] + acompanhamentos:granola + acompanhamentos:banana + acompanhamentos:sucrilhos + acompanhamentos:leite-condensado',
      '1 acai [300 ml] + acompanhamentos:leite-po',
      '1 agua-gas',
      'entrega',
      'bairro Salgado Filho',
    ],
  },
  {
    text: 'um acai d 500 c amendoim e tapioca d frango',
    expect: ['1 acai [500 ml] + acompanhamentos:amendoim', '1 tap-frango'],
  },
]
