import type { CorpusMessage } from '../../corpus'

/** What customers of the boxed lunches of Salvador order. */
export const quentinhaOrders: readonly CorpusMessage[] = [
  {
    text: 'oxe me vê uma quentinha média de ensopado com arroz, feijão de caldo e farofa',
    expect: ['1 quentinha [Média] + carne:ensopado + guarnicao:arroz + guarnicao:feijao + guarnicao:farofa'],
  },
  {
    text: 'duas quentinhas grandes, uma de frango e outra de bife',
    expect: ['1 quentinha [Grande] + carne:frango', '1 quentinha [Grande] + carne:bife'],
  },
  { text: '1 quentinha p de ovo', expect: ['1 quentinha [Pequena] + carne:ovo'] },
  {
    text: 'quentinha grande com moqueca e feijoada, arroz e pirão',
    expect: ['1 quentinha [Grande] + carne:moqueca + carne:feijoada + guarnicao:arroz + guarnicao:pirao'],
  },
  { text: '3 acarajé completo sem pimenta', expect: ['3 acaraje (sem pimenta)'] },
  {
    text: 'um acarajé com vatapá e camarão e um abará só com caruru',
    expect: ['1 acaraje + recheio:vatapa + recheio:camarao', '1 abara + recheio:caruru'],
  },
  {
    text: '2 acarajé, um com pimenta e um sem',
    expect: ['1 acaraje + recheio:pimenta', '1 acaraje (sem pimenta)'],
  },
  { text: 'bobó de camarão pra 4 e uma porção de arroz', expect: ['1 bobo [4 pessoas]', '1 arroz'] },
  {
    text: 'moqueca de peixe para duas pessoas e 2 suco de umbu',
    expect: ['1 moqueca-peixe [2 pessoas]', '2 suco + fruta:umbu'],
  },
  { text: 'dois suco de mangaba e uma água de coco', expect: ['2 suco + fruta:mangaba', '1 agua-coco'] },
  { text: 'minha tia, quero uma fit pequena e uma coca zero', expect: ['1 fit [Pequena]', '1 coca-zero'] },
  {
    text: 'quentinha m xinxim, s/ salada, c/ vinagrete',
    expect: ['1 quentinha [Média] + carne:xinxim + guarnicao:vinagrete (sem salada)'],
  },
  {
    text: 'me manda 5 quentinha média: 2 de frango, 2 de feijoada e 1 de moqueca',
    expect: [
      '2 quentinha [Média] + carne:frango',
      '2 quentinha [Média] + carne:feijoada',
      '1 quentinha [Média] + carne:moqueca',
    ],
  },
  { text: 'feijoada completa para 4 pessoas', expect: ['1 feijoada [4 pessoas]'] },
  { text: 'uma feijoada', expect: ['1 feijoada [?]'] },
  {
    text: 'quentinha de frango com macarrão e purê',
    expect: ['1 quentinha [?] + carne:frango + guarnicao:macarrao + guarnicao:pure'],
  },
  {
    text: 'bom dia tia rai aqui é do consultório eu quero quatro quentinha pequena todas de frango com arroz e salada e duas água entrega na pituba rua ceará cento e vinte sala dez pago no pix',
    expect: [
      '4 quentinha [Pequena] + carne:frango + guarnicao:arroz + guarnicao:salada',
      '2 agua',
      'entrega',
      'bairro Pituba',
      'endereço rua ceará cento e vinte sala dez',
      'pagamento pix',
    ],
  },
  { text: '6 cocada e 4 bolinho de estudante', expect: ['6 cocada', '4 bolinho-estudante'] },
  { text: 'um pirão e uma farofa de dendê', expect: ['1 pirao', '1 farofa'] },
  {
    text: 'quentinha grande de bife bem passado, feijão tropeiro',
    expect: ['1 quentinha [Grande] + carne:bife + guarnicao:tropeiro (passado)'],
  },
  { text: 'acarajé x4 com tudo', expect: ['4 acaraje'] },
  { text: 'h2oh 2 e coca de litro 1', expect: ['2 h2oh', '1 coca-1l'] },
  {
    text: 'Rui: quentinha M ensopado\nLu: quentinha P frango\nEu: fit M\n3 guaraná lata',
    expect: [
      '1 quentinha [Média] + carne:ensopado',
      '1 quentinha [Pequena] + carne:frango',
      '1 fit [Média]',
      '3 guarana-lata',
    ],
  },
  { text: 'suco', expect: ['1 suco + ?fruta'] },
  {
    text: 'vou querer moqueca de camarão pra dois e um abará com camarão',
    expect: ['1 moqueca-camarao [2 pessoas]', '1 abara + recheio:camarao'],
  },
  {
    text: 'uma passarinha meu rei e dois acarajé com vatapá, retiro agora',
    expect: ['1 passarinha', '2 acaraje + recheio:vatapa', 'retirada'],
  },
  {
    text: 'quentinha média, carne frango, guarnição arroz e pirão',
    expect: ['1 quentinha [Média] + carne:frango + guarnicao:arroz + guarnicao:pirao'],
  },
  {
    text: 'três quentinhas iguais, grande, ensopado, arroz, feijão e farofa',
    expect: ['3 quentinha [Grande] + carne:ensopado + guarnicao:arroz + guarnicao:feijao + guarnicao:farofa'],
  },
  {
    text: 'uma quentinha de sarapatel e um suco de cacau',
    expect: ['1 suco + fruta:cacau', '! sarapatel', '1 quentinha [?] + ?carne'],
  },
  {
    text: 'quero uma porção de vatapá e uma de salada pra ladeira da barroquinha 12, barris',
    expect: ['1 vatapa', '1 salada', 'entrega', 'bairro Barris', 'endereço ladeira da barroquinha 12'],
  },
]
