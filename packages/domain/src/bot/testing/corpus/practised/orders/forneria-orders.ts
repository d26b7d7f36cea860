import type { CorpusMessage } from '../../corpus'

/** What customers of the pizzeria with wines order. */
export const forneriaOrders: readonly CorpusMessage[] = [
  // Plain orders
  { text: 'buenas! me vê uma coração grande e uma fruki 2l', expect: ['1 p-coracao [Grande]', '1 fruki-2l'] },
  {
    text: 'Quero uma pizza família de quatro queijos com borda de cheddar',
    expect: ['1 p-quatro-queijos [Família] + borda:cheddar'],
  },
  {
    text: 'duas médias, uma de calabresa e outra de palmito',
    expect: ['1 p-calabresa [Média]', '1 p-palmito [Média]'],
  },
  { text: 'um broto de strogonoff de frango', expect: ['1 p-strogonoff-frango [Broto]'] },
  { text: 'bah manda uma gaudéria g e duas polar', expect: ['1 p-gauderia [Grande]', '2 polar'] },
  {
    text: '1 alho e oleo broto\n1 media lombo canadense\n1 garrafa de merlot',
    expect: ['1 p-alho-oleo [Broto]', '1 p-lombo [Média]', '1 v-merlot [Garrafa]'],
  },
  {
    text: 'calzone de presunto e queijo e uma taça de tannat',
    expect: ['1 cz-presunto', '1 v-tannat [Taça]'],
  },
  { text: 'uma pizza doce de sensação tamanho broto', expect: ['1 d-sensacao [Broto]'] },
  { text: 'tres latinha de coca e uma agua c gas', expect: ['3 coca-lata', '1 agua-gas'] },
  {
    text: 'oi uma 4 queijo media e uma banana nevada media tb',
    expect: ['1 p-quatro-queijos [Média]', '1 d-banana [Média]'],
  },
  { text: 'dois calzone de frango e um suco de uva', expect: ['2 cz-frango', '1 suco-uva'] },
  {
    text: 'Boa noite, gostaria de uma vegetariana grande e um espumante moscatel, a garrafa, por favor.',
    expect: ['1 p-vegetariana [Grande]', '1 v-moscatel [Garrafa]'],
  },
  {
    text: 'pizza grande de strogonoff de carne e de sobremesa um broto de prestígio',
    expect: ['1 p-strogonoff-carne [Grande]', '1 d-prestigio [Broto]'],
  },
  { text: 'ATUM FAMILIA E COCA ZERO LATA', expect: ['1 p-atum [Família]', '1 coca-zero-lata'] },
  {
    text: 'me vê file com chedar média. aceita vr?',
    expect: ['1 p-file-cheddar [Média]', 'pergunta pagamento'],
  },
  { text: 'uma pizza de milho com bacon', expect: ['1 p-milho-bacon [?]'] },
  {
    text: 'calzone de calabresa e uma fruki',
    expect: ['1 cz-calabresa', '? 1 fruki: fruki-lata | fruki-2l'],
  },
  { text: 'um cabernet e um broto de mussa', expect: ['1 v-cabernet [?]', '1 p-mussarela [Broto]'] },
  // Options and notes
  {
    text: 'uma portuguesa familia sem ovo e sem ervilha',
    expect: ['1 p-portuguesa [Família] (sem ovo, sem ervilha)'],
  },
  {
    text: 'rucula com tomate seco grande bem passadinha a massa',
    expect: ['1 p-rucula [Grande] (bem passadinha a massa)'],
  },
  {
    text: 'frango com catupiry m com bacon extra e sem milho',
    expect: ['1 p-frango [Média] + adicionais:bacon (sem milho)'],
  },
  {
    text: 'dois amores grande com borda de doce de leite',
    expect: ['1 d-dois-amores [Grande] + borda:doce-leite'],
  },
  // Halves
  {
    text: 'guria me faz uma grande meia calabresa meia coração',
    expect: ['1 p-calabresa / p-coracao [Grande]'],
  },
  {
    text: 'metade brócolis com bacon metade filé com cheddar, tamanho família',
    expect: ['1 p-brocolis / p-file-cheddar [Família]'],
  },
  {
    text: '2 pizza g, uma meio a meio mussarela e pepperoni e a outra inteira de atum',
    expect: ['1 p-mussarela / p-pepperoni [Grande]', '1 p-atum [Grande]'],
  },
  // Said ahead
  {
    text: 'grande de palmito pra entregar na cidade baixa, rua lima e silva 815 ap 203, pago no débito',
    expect: [
      '1 p-palmito [Grande]',
      'entrega',
      'bairro Cidade Baixa',
      'endereço rua lima e silva 815 ap 203',
      'pagamento debit_card',
    ],
  },
  {
    text: 'vou retirar uma média de calabresa e um calzone quatro queijos às 20h15, nome Vitor',
    expect: ['1 p-calabresa [Média]', '1 cz-quatro-queijos', 'retirada', 'hora 20:15', 'nome Vitor'],
  },
  {
    text: 'menino deus, rua botafogo 455 casa 3',
    cart: ['1 p-pepperoni [Grande]', '1 fruki-2l'],
    at: 'neighbourhood',
    expect: [
      '1 p-pepperoni [Grande]',
      '1 fruki-2l',
      'bairro Menino Deus',
      'endereço rua botafogo 455 casa 3',
    ],
  },
  {
    text: 'dinheiro e preciso de troco pra cem',
    cart: ['1 p-alho-oleo [Família]'],
    at: 'payment',
    expect: ['1 p-alho-oleo [Família]', 'pagamento cash', 'troco 100'],
  },
  {
    text: 'capaz, tenho trocadinho certo aqui',
    cart: ['3 p-mussarela [Família]', '3 coca-2l'],
    at: 'change',
    expect: ['3 p-mussarela [Família]', '3 coca-2l', 'sem troco'],
  },
  // Awkward
  {
    text: 'oi boa noite então anota aí uma família meia portuguesa meia quatro queijos com borda de catupiry mais uma média só de coração e uma fruki de dois litros é pra entregar no bom fim na rua fernandes vieira duzentos e noventa apartamento cinco e eu pago no pix',
    expect: [
      '1 p-portuguesa / p-quatro-queijos [Família] + borda:catupiry',
      '1 p-coracao [Média]',
      '1 fruki-2l',
      'entrega',
      'bairro Bom Fim',
      'endereço rua fernandes vieira duzentos e noventa apartamento cinco',
      'pagamento pix',
    ],
  },
  {
    text: 'Janta do pessoal do plantão:\n2 grande calabresa\n1 grande portuguesa sem cebola\n1 família palmito borda catupiry\n1 média sensação\n2 fruki 2l\n1 tannat garrafa\nentregar 21h na av. ipiranga 1200, azenha',
    expect: [
      '2 p-calabresa [Grande]',
      '1 p-portuguesa [Grande] (sem cebola)',
      '1 p-palmito [Família] + borda:catupiry',
      '1 d-sensacao [Média]',
      '2 fruki-2l',
      '1 v-tannat [Garrafa]',
      'entrega',
      'hora 21:00',
      'bairro Azenha',
      'endereço av. ipiranga 1200',
    ],
  },
]
