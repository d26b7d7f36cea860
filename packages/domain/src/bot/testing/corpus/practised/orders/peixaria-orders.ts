import type { CorpusMessage } from '../../corpus'

/** What customers of the fish and shellfish kitchen order. */
export const peixariaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'bom dia meu rei, uma moqueca de camarão pra 2 pessoas e uma coca 2 litros',
    expect: ['1 moq-camarao [Para 2]', '1 coca-2l'],
  },
  { text: 'duas dúzias de lambreta e 6 caranguejo', expect: ['2 lambreta [Dúzia]', '6 caranguejo'] },
  {
    text: 'meia dúzia de lambreta, um caldo de sururu 400ml e 3 skol',
    expect: ['1 lambreta [Meia dúzia]', '1 caldo-sururu [400 ml]', '3 skol-lata'],
  },
  {
    text: '1kg de camarão rosa limpo e meio quilo de sururu catado',
    expect: ['1 camarao-rosa [1 kg]', '1 sururu [500 g]'],
  },
  {
    text: 'meia porção de agulhinha e meia de isca de peixe',
    expect: ['1 agulhinha [Meia]', '1 isca [Meia]'],
  },
  {
    text: 'quilo e meio de filé de pescada',
    expect: ['1 file-pescada [1 kg]', '1 file-pescada [500 g]'],
  },
  { text: 'escondidinho de camarão e coca zero', expect: ['1 escondidinho', '1 coca-zero-lata'] },
  {
    text: 'Bom dia! Por favor, uma moqueca de siri catado individual, uma casquinha de siri e uma cocada preta. Grata.',
    expect: ['1 moq-siri [Individual]', '1 casquinha', '1 cocada-preta'],
  },
  {
    text: 'oxente tô brocada de fome, bote aí 2 acarajé e 1 água de coco',
    expect: ['2 acaraje', '1 agua-coco'],
  },
  {
    text: 'PORÇÃO DE PITITINGA INTEIRA E 4 HEINEKEN',
    expect: ['1 pititinga [Inteira]', '4 heineken-ln'],
  },
  {
    text: 'salada de polvo 1\nbobó individual 2\npudim de tapioca 2',
    expect: ['1 salada-polvo', '2 bobo [Individual]', '2 pudim-tapioca'],
  },
  // To be asked
  { text: 'uma moqueca mista e um guaraná', expect: ['1 moq-mista [?]', '1 guarana-lata'] },
  {
    text: '1 caldo de mocotó de 200 e um suco',
    expect: ['1 caldo-mocoto [200 ml]', '? 1 suco: suco-caja | suco-umbu | suco-mangaba'],
  },
  {
    text: '2 cocada e 1 vermelho frito',
    expect: ['? 2 cocada: cocada-branca | cocada-preta', '1 vermelho-frito + ?guarnicoes'],
  },
  { text: 'caldo de camarao', expect: ['1 caldo-camarao [?]'] },
  // Options and notes
  {
    text: '3 acarajé com vatapá e salada e 1 abará com pimenta',
    expect: ['3 acaraje + recheio:vatapa + recheio:salada', '1 abara + recheio:pimenta'],
  },
  {
    text: 'moqueca de peixe sem dendê individual e um suco de umbu sem açúcar',
    expect: ['1 moq-peixe [Individual] + preparo:sem-dende', '1 suco-umbu (sem açúcar)'],
  },
  {
    text: 'um filé de pescada grelhado com arroz e purê e bem passado',
    expect: ['1 pescada-grelhada + guarnicoes:arroz + guarnicoes:pure (bem passado)'],
  },
  {
    text: 'bobó de camarão pra 4 com uma farofa a mais',
    expect: ['1 bobo [Para 4] + acompanhamentos:farofa'],
  },
  {
    text: 'vê 2 quilo de vermelho fresco em postas e 1 kg de cavala, essa inteira',
    expect: ['2 vermelho [1 kg] + limpeza:postas', '1 cavala [1 kg] + limpeza:inteiro'],
  },
  {
    text: 'qro 2 abara c camarao e 1 acaraje c caruru vlw',
    expect: ['2 abara + recheio:camarao', '1 acaraje + recheio:caruru'],
  },
  // Said ahead
  {
    text: 'moqueca de peixe pra 2, entrega em ondina, rua senta pua 90 ap 1002, pagamento em dinheiro troco pra 100',
    expect: [
      '1 moq-peixe [Para 2]',
      'entrega',
      'bairro Ondina',
      'endereço rua senta pua 90 ap 1002',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: 'separe 1 kg de polvo limpo pra mim, passo pra pegar 11h, Nilton',
    expect: ['1 polvo [1 kg]', 'retirada', 'hora 11:00', 'nome Nilton'],
  },
  {
    text: 'entrega em lauro de freitas? é uma moqueca mista pra 4',
    expect: ['1 moq-mista [Para 4]', 'fora lauro de freitas'],
  },
  {
    text: 'mande entregar aqui na barra, rua afonso celso 88, casa amarela',
    cart: ['1 moq-camarao [Individual]', '1 suco-caja'],
    at: 'fulfilment',
    expect: [
      '1 moq-camarao [Individual]',
      '1 suco-caja',
      'entrega',
      'bairro Barra',
      'endereço rua afonso celso 88, casa amarela',
    ],
  },
  {
    text: 'uma nota de duzentos',
    cart: ['1 moq-peixe [Para 4]'],
    at: 'change',
    expect: ['1 moq-peixe [Para 4]', 'troco 200'],
  },
  // Awkward
  {
    text: 'bom dia minha filha veja aí pra mim uma moqueca mista pra quatro pessoas sem dendê que seu Antônio não pode e um bobó de camarão pra dois uma dúzia de lambreta e duas porções inteiras de isca de peixe aí você bota também duas coca de dois litros e manda entregar na pituba na rua ceará quinhentos e quatro pago na maquininha no débito',
    expect: [
      '1 moq-mista [Para 4] + preparo:sem-dende',
      '1 bobo [Para 2]',
      '1 lambreta [Dúzia]',
      '2 isca [Inteira]',
      '2 coca-2l',
      'entrega',
      'bairro Pituba',
      'endereço rua ceará quinhentos e quatro',
      'pagamento debit_card',
    ],
  },
  {
    text: 'Encomenda pra domingo 🦀🔥\n• 12 caranguejos\n• lambreta - 2 dz\n• acarajé: 5 com vatapá e 5 com vatapá e camarão\n• caldo de sururu 200 (6)\n• agulhinha inteira x2\n• água de coco 4\nVou buscar 12h, Rita',
    expect: [
      '12 caranguejo',
      '2 lambreta [Dúzia]',
      '5 acaraje + recheio:vatapa',
      '5 acaraje + recheio:vatapa + recheio:camarao',
      '6 caldo-sururu [200 ml]',
      '2 agulhinha [Inteira]',
      '4 agua-coco',
      'retirada',
      'hora 12:00',
      'nome Rita',
    ],
  },
]
