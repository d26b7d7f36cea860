import type { CorpusMessage } from '../../corpus'

/** What customers of the grill and skewer house order. */
export const churrascariaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'opa manda 3 espeto de cupim 2 de coração e 1 brahma',
    expect: ['3 e-cupim', '2 e-coracao', '1 brahma-600'],
  },
  {
    text: 'uma jantinha com espeto de frango, arroz, tropeiro e mandioca',
    expect: [
      '1 jantinha + espeto:frango + acompanhamentos:arroz + acompanhamentos:tropeiro + acompanhamentos:mandioca',
    ],
  },
  {
    text: 'duas jantinha, uma de cupim e uma de linguiça',
    expect: ['1 jantinha + espeto:cupim', '1 jantinha + espeto:linguica'],
  },
  {
    text: 'picanha na chapa pra 2 pessoas e 2 chopp pilsen de 500',
    expect: ['1 picanha [2 pessoas]', '2 chopp-pilsen [500 ml]'],
  },
  { text: 'uma torre de chopp pilsen por favor', expect: ['1 chopp-pilsen [Torre]'] },
  {
    text: 'marmitex g de costela e frango com arroz e vinagrete',
    expect: [
      '1 marmitex [G] + carnes:costela + carnes:frango + acompanhamentos:arroz + acompanhamentos:vinagrete',
    ],
  },
  {
    text: 'meia tilapia e uma mandioca frita inteira',
    expect: ['1 tilapia [Meia]', '1 mandioca [Inteira]'],
  },
  {
    text: '1 caldo verde 300\n2 caldo de frango 500',
    expect: ['1 caldo-verde [300 ml]', '2 caldo-frango [500 ml]'],
  },
  { text: 'QUATRO ESPETO DE MEDALHÃO E DOIS DE QUEIJO COALHO', expect: ['4 e-medalhao', '2 e-queijo'] },
  { text: 'tres original e um torresmo inteiro', expect: ['3 original-600', '1 torresmo [Inteira]'] },
  {
    text: 'Boa noite, gostaria de uma fraldinha na brasa inteira, ao ponto, e uma Heineken.',
    expect: ['1 fraldinha [Inteira] + ponto:ao-ponto', '1 heineken-600'],
  },
  {
    text: 'uma dúzia de espeto de frango e meia dúzia de linguiça',
    expect: ['12 e-frango', '6 e-linguica'],
  },
  {
    text: 'chapa mista p/ 4 e uma torre de chopp black',
    expect: ['1 chapa-mista [4 pessoas]', '1 chopp-black [Torre]'],
  },
  {
    text: 'jantinha dupla de carne e frango com tropeiro',
    expect: ['1 jantinha-dupla + espeto:carne + espeto:frango + acompanhamentos:tropeiro'],
  },
  {
    text: 'costela assada meia porção e batata frita meia tb',
    expect: ['1 costela [Meia]', '1 batata [Meia]'],
  },
  {
    text: 'espetinho de romeu e julieta 2, chopp de vinho 300ml 2',
    expect: ['2 e-romeu', '2 chopp-vinho [300 ml]'],
  },
  {
    text: '3 marmitex m: duas de frango e uma de linguiça',
    expect: ['2 marmitex [M] + carnes:frango', '1 marmitex [M] + carnes:linguica'],
  },
  {
    text: 'cê me vê uma picanha pra três pessoas, 1 coca 2l e 2 aguas',
    expect: ['1 picanha [3 pessoas]', '1 coca-2l', '2 agua'],
  },
  { text: 'marmitex pequeno e uma coca lata', expect: ['1 marmitex [P] + ?carnes', '1 coca-lata'] },
  {
    text: 'uma jantinha e um guaraná',
    expect: ['1 jantinha + ?espeto', '? 1 guaraná: guarana-lata | guarana-2l'],
  },
  { text: 'vê uma picanha na chapa aí', expect: ['1 picanha [?]'] },
  {
    text: 'um caldo e um espeto de carne',
    expect: ['? 1 caldo: caldo-verde | caldo-frango | caldo-mandioca', '1 e-carne'],
  },
  // Options and notes
  {
    text: '2 espeto de carne mal passado e 1 bem passado',
    expect: ['2 e-carne + ponto:mal', '1 e-carne + ponto:bem'],
  },
  {
    text: 'jantinha de queijo sem cebola no vinagrete',
    expect: ['1 jantinha + espeto:queijo (sem cebola no vinagrete)'],
  },
  { text: 'jantinha dupla só de cupim', expect: ['1 jantinha-dupla + espeto:cupim*2'] },
  {
    text: 'feijão tropeiro inteiro bem quentinho e com pouco torresmo',
    expect: ['1 tropeiro [Inteira] (bem quentinho, com pouco torresmo)'],
  },
  {
    text: '3 contrafilé no espeto, dois ao ponto, um bem passado e sem sal',
    expect: ['2 e-contrafile + ponto:ao-ponto', '1 e-contrafile + ponto:bem (sem sal)'],
  },
  // Said ahead
  {
    text: 'duas jantinhas de carne entrega no jardim guanabara, rua gb 14 qd 30 lt 5, dinheiro troco pra 100',
    expect: [
      '2 jantinha + espeto:carne',
      'entrega',
      'bairro Jardim Guanabara',
      'endereço rua gb 14 qd 30 lt 5',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: 'meia de costela, tô passando pra pegar 19h40, Adriano',
    expect: ['1 costela [Meia]', 'retirada', 'hora 19:40', 'nome Adriano'],
  },
  {
    text: 'manda 6 espeto de carne em senador canedo',
    expect: ['6 e-carne', 'entrega', 'fora senador canedo'],
  },
  // Awkward
  {
    text: 'boa noite moço então vai ser uma picanha na chapa pra quatro pessoas mal passada aí cê põe também cinco espeto de coração e três de queijo coalho uma porção inteira de mandioca frita e uma torre de pilsen é no setor jaó na avenida venerando de freitas mil e duzentos e vou pagar no crédito',
    expect: [
      '1 picanha [4 pessoas] + ponto:mal',
      '5 e-coracao',
      '3 e-queijo',
      '1 mandioca [Inteira]',
      '1 chopp-pilsen [Torre]',
      'entrega',
      'bairro Setor Jaó',
      'endereço avenida venerando de freitas mil e duzentos',
      'pagamento credit_card',
    ],
  },
  {
    text: 'pedido da oficina:\n4 marmitex g de boi\n2 marmitex m de frango e linguiça, uma sem vinagrete\n1 marmitex p lombo\n2 guaraná 2l\nretiramos 11h45 no pix',
    expect: [
      '4 marmitex [G] + carnes:boi',
      '1 marmitex [M] + carnes:frango + carnes:linguica',
      '1 marmitex [M] + carnes:frango + carnes:linguica (sem vinagrete)',
      '1 marmitex [P] + carnes:lombo',
      '2 guarana-2l',
      'retirada',
      'hora 11:45',
      'pagamento pix',
    ],
  },
]
