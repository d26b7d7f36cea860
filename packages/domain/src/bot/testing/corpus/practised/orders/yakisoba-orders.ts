import type { CorpusMessage } from '../../corpus'

/** What customers of the Chinese kitchen order. */
export const yakisobaOrders: readonly CorpusMessage[] = [
  // Plain orders
  { text: 'boa noite, 1 yakisoba misto grande e 1 coca 2l', expect: ['1 yaki-misto [Grande]', '1 coca-2l'] },
  {
    text: '2 yakisoba de frango pequeno e 4 rolinho de queijo',
    expect: ['2 yaki-frango [Pequeno]', '4 rolinho-queijo [Unidade]'],
  },
  { text: 'me vê 6 rolinho primavera de carne', expect: ['1 rolinho-carne [6 unidades]'] },
  {
    text: 'meio frango xadrez e um arroz chop suey inteiro',
    expect: ['1 frango-xadrez [Meia]', '1 arroz-chop [Inteira]'],
  },
  {
    text: 'yakisoba carne M\nyakisoba camarão P\n2 guaraná lata',
    expect: ['1 yaki-carne [Médio]', '1 yaki-camarao [Pequeno]', '2 guarana-lata'],
  },
  {
    text: 'Boa noite! Por gentileza, uma porção inteira de lombo agridoce, meia de arroz branco e uma água com gás.',
    expect: ['1 lombo-agridoce [Inteira]', '1 arroz-branco [Meia]', '1 agua-gas'],
  },
  {
    text: 'mano tô na larica, manda 1 yaksoba de carne g e 2 tsingtao',
    expect: ['1 yaki-carne [Grande]', '2 tsingtao'],
  },
  {
    text: 'camarão empanado meia porção 1, rolinho de chocolate 2, biscoito da sorte 4',
    expect: ['1 camarao-empanado [Meia]', '2 rolinho-chocolate [Unidade]', '4 biscoito'],
  },
  {
    text: 'seis guioza de carne e uma banana caramelada',
    expect: ['1 guioza-carne [6 unidades]', '1 banana'],
  },
  {
    text: 'QUERO UM FRANGO AGRIDOCE INTEIRO E DOIS ICE TEA DE LIMÃO',
    expect: ['1 frango-agridoce [Inteira]', '2 cha-limao'],
  },
  {
    text: '3 rolinho d legumes e 1 coca zero',
    expect: ['3 rolinho-legumes [Unidade]', '1 coca-zero-lata'],
  },
  // To be asked
  {
    text: 'um yakisoba grande pfv',
    expect: ['? 1 yakisoba: yaki-carne | yaki-frango | yaki-misto | yaki-camarao | yaki-vegetariano'],
  },
  {
    text: 'yakisoba de frango e um ice tea',
    expect: ['1 yaki-frango [?]', '? 1 ice tea: cha-limao | cha-pessego'],
  },
  { text: 'combo 3', expect: ['1 combo-3 + ?sabor + ?bebida'] },
  { text: 'guioza de legumes e abacaxi caramelado', expect: ['1 guioza-legumes [?]', '1 abacaxi'] },
  {
    text: 'uma marmita chinesa de lombo agridoce',
    expect: ['1 marmita + prato:lombo-agridoce + ?base'],
  },
  // Options and notes
  {
    text: '2 combo 1 de carne com coca',
    expect: ['2 combo-1 + sabor:carne + bebida:coca'],
  },
  {
    text: '12 guioza de legumes no vapor',
    expect: ['1 guioza-legumes [12 unidades] + preparo:vapor'],
  },
  {
    text: 'yakisoba vegetariano médio com bifum e shimeji',
    expect: ['1 yaki-vegetariano [Médio] + macarrao:bifum + extras:shimeji'],
  },
  {
    text: 'yakisoba misto p sem cebola e bem molhadinho',
    expect: ['1 yaki-misto [Pequeno] (sem cebola, bem molhadinho)'],
  },
  {
    text: 'oii qro a marmita chinesa d frango xadrez c arroz branco e o combo 2 misto c guaraná ☺️',
    expect: [
      '1 marmita + prato:frango-xadrez + base:arroz-branco',
      '1 combo-2 + sabor:misto + bebida:guarana',
    ],
  },
  {
    text: 'dois yakisoba de carne médio, num deles põe castanha, o outro é sem brócolis',
    expect: ['1 yaki-carne [Médio] + extras:castanha', '1 yaki-carne [Médio] (sem brócolis)'],
  },
  // Said ahead
  {
    text: '1 yakisoba de frango grande, entrega no taquaral, rua paula bueno 430 casa 3, vou pagar no pix',
    expect: [
      '1 yaki-frango [Grande]',
      'entrega',
      'bairro Taquaral',
      'endereço rua paula bueno 430 casa 3',
      'pagamento pix',
    ],
  },
  {
    text: 'consigo retirar 20h15? 1 carne com brócolis inteira e 1 arroz chop suey meia, nome Patrícia',
    expect: ['1 carne-brocolis [Inteira]', '1 arroz-chop [Meia]', 'retirada', 'hora 20:15', 'nome Patrícia'],
  },
  {
    text: 'manda um combo 1 vegetariano com água pra valinhos',
    expect: ['1 combo-1 + sabor:vegetariano + bebida:agua', 'entrega', 'fora valinhos'],
  },
  {
    text: 'rua sampainho 77 ap 121. manda hashi pra 3 pessoas',
    cart: ['1 yaki-misto [Grande]'],
    at: 'address',
    expect: ['1 yaki-misto [Grande]', 'endereço rua sampainho 77 ap 121', 'obs manda hashi pra 3 pessoas'],
  },
  // Awkward
  {
    text: 'oi boa noite então eu queria um yakisoba grande misto um yakisoba pequeno de legumes aquele vegetariano seis rolinhos de queijo e uma coca de dois litros e aí é pra entregar no cambuí na rua barreto leme mil duzentos e quarenta apartamento cinquenta e dois e eu vou pagar com dinheiro e preciso de troco pra duzentos',
    expect: [
      '1 yaki-misto [Grande]',
      '1 yaki-vegetariano [Pequeno]',
      '1 rolinho-queijo [6 unidades]',
      '1 coca-2l',
      'entrega',
      'bairro Cambuí',
      'endereço rua barreto leme mil duzentos e quarenta apartamento cinquenta e dois',
      'pagamento cash',
      'troco 200',
    ],
  },
  {
    text: 'Almoço do time:\nRafa - combo 2 frango + coca\nJu - yakisoba vegetariano P s/ cenoura\nKenji - marmita carne c/ brócolis, arroz chop suey\nMoa - yakisoba camarão M\n2 guioza de carne 12un na chapa p/ dividir\n5 biscoitos da sorte\nEntrega 12h, Guanabara, R. Barata Ribeiro 500 - VR',
    expect: [
      '1 combo-2 + sabor:frango + bebida:coca',
      '1 yaki-vegetariano [Pequeno] (s/ cenoura)',
      '1 marmita + prato:carne-brocolis + base:arroz-chop',
      '1 yaki-camarao [Médio]',
      '2 guioza-carne [12 unidades] + preparo:chapa',
      '5 biscoito',
      'entrega',
      'hora 12:00',
      'bairro Guanabara',
      'endereço R. Barata Ribeiro 500',
      'pagamento voucher',
    ],
  },
]
