import type { CorpusMessage } from '../../../corpus'

/** bode-do-velho-chico: what is ordered. */
export const bodeDoVelhoChicoOrders: readonly CorpusMessage[] = [
  {
    text: 'boa tarde, um bode assado pra 2 pessoas com baião e vinagrete',
    expect: ['1 bode [2 pessoas] + acompanhamentos:baiao + acompanhamentos:vinagrete'],
  },
  {
    text: 'carne de sol 1 pessoa com feijao verde e macaxeira cozida e uma cajuina',
    expect: [
      '1 carne-sol [1 pessoa] + acompanhamentos:feijao-verde + acompanhamentos:macaxeira',
      '1 cajuina',
    ],
  },
  {
    text: 'carneiro asado 4 pesoas c/ baiao e farofa e 2 skol',
    expect: ['1 carneiro [4 pessoas] + acompanhamentos:baiao + acompanhamentos:farofa', '2 skol'],
  },
  {
    text: 'quero um bode assado para 1 pessoa',
    expect: ['1 bode [1 pessoa] + ?acompanhamentos'],
  },
  {
    text: 'tilapia frita com arroz branco e vinagrete',
    expect: ['1 tilapia [?] + acompanhamentos:arroz + acompanhamentos:vinagrete'],
  },
  {
    text: 'bode 2 pessoas com baião, farofa e manteiga de garrafa',
    expect: ['1 bode [2 pessoas] + acompanhamentos:baiao + acompanhamentos:farofa + adicionais:manteiga'],
  },
  { text: 'oxe me veja uma buchada grande', expect: ['1 buchada [Grande]'] },
  {
    text: 'uma buchada pequena e um sarapatel pequeno',
    expect: ['1 buchada [Pequena]', '1 sarapatel [Pequena]'],
  },
  { text: 'galinha de capoeira e um pirão', expect: ['1 galinha [?]', '1 pirao'] },
  {
    text: 'meia de linguiça de bode e uma inteira de macaxeira frita',
    expect: ['1 linguica-bode [Meia]', '1 macaxeira-frita [Inteira]'],
  },
  { text: 'porção inteira de queijo coalho na brasa', expect: ['1 coalho [Inteira]'] },
  {
    text: 'um suco de umbu no copo e uma jarra de suco de manga',
    expect: ['1 suco [Copo] + sabor:umbu', '1 suco [Jarra] + sabor:manga'],
  },
  { text: 'jarra de suco', expect: ['1 suco [Jarra] + ?sabor'] },
  { text: 'suco de acerola copo sem açúcar visse', expect: ['1 suco [Copo] + sabor:acerola (sem açúcar)'] },
  { text: '3 cuscuz com manteiga e 2 cartola', expect: ['3 cuscuz', '2 cartola'] },
  { text: 'qro uma cerveja', expect: ['? 1 cerveja: skol | heineken'] },
  {
    text: 'domingo em família 🐐\nbode assado 4 pessoas com baião e vinagrete\nbuchada grande\nmacaxeira frita inteira\n1 jarra de suco de goiaba\n2 coca 1l',
    expect: [
      '1 bode [4 pessoas] + acompanhamentos:baiao + acompanhamentos:vinagrete',
      '1 buchada [Grande]',
      '1 macaxeira-frita [Inteira]',
      '1 suco [Jarra] + sabor:goiaba',
      '2 coca-1l',
    ],
  },
  {
    text: 'oi meu filho eu quero uma galinha de capoeira grande um cuscuz com manteiga uma cajuína e uma água mineral é pra entregar na maria auxiliadora rua das flores cento e vinte',
    expect: [
      '1 galinha [Grande]',
      '1 cuscuz',
      '1 cajuina',
      '1 agua',
      'entrega',
      'bairro Maria Auxiliadora',
      'endereço rua das flores cento e vinte',
    ],
  },
  { text: '1 rabada e 1 sarapatel grande', expect: ['! rabada', '1 sarapatel [Grande]'] },
  {
    text: 'dois bodes de 1 pessoa, um com baião e farofa e outro com arroz branco e vinagrete',
    expect: [
      '1 bode [1 pessoa] + acompanhamentos:baiao + acompanhamentos:farofa',
      '1 bode [1 pessoa] + acompanhamentos:arroz + acompanhamentos:vinagrete',
    ],
  },
  {
    text: 'bote aí mais uma heineken',
    cart: ['1 linguica-bode [Inteira]', '2 heineken'],
    expect: ['1 linguica-bode [Inteira]', '3 heineken'],
  },
  {
    text: 'ah e um doce de umbu pra sobremesa',
    cart: ['1 galinha [Pequena]'],
    expect: ['1 galinha [Pequena]', '1 doce-umbu'],
  },
  {
    text: 'uma coca tbm bichinha',
    cart: ['1 buchada [Pequena]'],
    expect: ['1 buchada [Pequena]', '? 1 coca: coca-lata | coca-1l'],
  },
  {
    text: 'acrescente meia de macaxeira frita bem crocante',
    cart: ['2 skol'],
    expect: ['2 skol', '1 macaxeira-frita [Meia] (bem crocante)'],
  },
]
