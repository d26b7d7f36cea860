import type { CorpusMessage } from '../../corpus'

/** What customers of the café in Porto Alegre order. */
export const cafePoaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'bom dia, 6 cacetinho e um café passado grande',
    expect: ['6 cacetinho [Unidade]', '1 cafe-passado [Grande]'],
  },
  { text: 'uma dúzia de cacetinho', expect: ['1 cacetinho [Dúzia]'] },
  { text: 'um cappuccino e um croissant', expect: ['1 cappuccino [?]', '1 croissant'] },
  {
    text: 'bah me vê duas medialuna e dois espresso duplo',
    expect: ['2 medialuna [Unidade]', '2 espresso-duplo'],
  },
  {
    text: 'quero uma cuca de uva, um pão de centeio e 4 negrinho',
    expect: ['1 cuca-uva', '1 pao-centeio', '4 negrinho'],
  },
  { text: 'uma cuca', expect: ['? 1 cuca: cuca-uva | cuca-goiabada | cuca-banana'] },
  {
    text: 'Bom dia! Gostaria de encomendar uma Cesta Bom Dia com suco de laranja, por favor.',
    expect: ['1 cesta-bom-dia + bebida:laranja'],
  },
  { text: 'cesta romântica', expect: ['1 cesta-romantica + ?bebida'] },
  {
    text: 'uma fatia de bolo de cenoura e um chá de camomila',
    expect: ['1 bolo-cenoura [Fatia]', '1 cha-camomila'],
  },
  {
    text: 'torta de limão inteira e 1 cheesecake fatia',
    expect: ['1 torta-limao [Inteiro]', '1 cheesecake [Fatia]'],
  },
  {
    text: 'farroupilha 2\nsuco de uva 1\nágua com gás 1',
    expect: ['2 farroupilha', '1 suco-uva', '1 agua-gas'],
  },
  {
    text: 'mto frio hj kkk manda 1 chocolate quente grande e 1 croissant d chocolate ☕🥐',
    expect: ['1 chocolate-quente [Grande]', '1 croissant-chocolate'],
  },
  {
    text: 'um café com leite pequeno e meia dúzia de pão de queijo',
    expect: ['1 cafe-leite [Pequeno]', '6 pao-queijo [Unidade]'],
  },
  { text: 'torrada', expect: ['1 torrada + ?pao'] },
  {
    text: 'me separa 24 cacetinhos e 1 pao de milho',
    expect: ['2 cacetinho [Dúzia]', '1 pao-milho'],
  },
  {
    text: 'tchê tô atrasado um expresso e uma torta fria',
    expect: ['1 espresso', '1 torta-fria'],
  },
  // Options and notes
  {
    text: 'um cappuccino pequeno com leite de aveia e canela',
    expect: ['1 cappuccino [Pequeno] + leite:aveia + adicionais:canela'],
  },
  {
    text: 'torrada americana no pão integral, sem tomate e com bacon',
    expect: ['1 torrada-americana + pao:integral + adicionais:bacon (sem tomate)'],
  },
  {
    text: 'duas torradas no cacetinho, uma com ovo e outra normal',
    expect: ['1 torrada + pao:cacetinho + adicionais:ovo', '1 torrada + pao:cacetinho'],
  },
  {
    text: 'mocha grande sem açúcar, leite sem lactose e chantilly',
    expect: ['1 mocha [Grande] + leite:sem-lactose + adicionais:chantilly (sem açúcar)'],
  },
  {
    text: 'uma cesta gaúcha com café passado, um balão e flores',
    expect: ['1 cesta-gaucha + bebida:cafe + mimos:balao + mimos:flores'],
  },
  { text: 'cacetinho 10 bem branquinhos por favor', expect: ['10 cacetinho [Unidade] (bem branquinhos)'] },
  // Said ahead
  {
    text: 'cesta romântica com chocolate quente e caneca, entregar no moinhos de vento, rua padre chagas 215 apto 702, 8h da manhã, pix',
    expect: [
      '1 cesta-romantica + bebida:chocolate + mimos:caneca',
      'entrega',
      'bairro Moinhos de Vento',
      'endereço rua padre chagas 215 apto 702',
      'hora 08:00',
      'pagamento pix',
    ],
  },
  {
    text: 'passo aí às sete e meia da manhã pegar uma dúzia de pão de queijo, Neusa',
    expect: ['1 pao-queijo [Dúzia]', 'retirada', 'hora 07:30', 'nome Neusa'],
  },
  {
    text: 'tele pro menino deus, rua josé de alencar 800, um bolo de fubá inteiro, pago no cartão',
    expect: [
      '1 bolo-fuba [Inteiro]',
      'entrega',
      'bairro Menino Deus',
      'endereço rua josé de alencar 800',
      'pagamento ?',
    ],
  },
  {
    text: 'não toca a campainha que o nenê dorme, deixa com o porteiro',
    cart: ['1 cafe-leite [Grande]', '2 croissant'],
    at: 'payment',
    expect: [
      '1 cafe-leite [Grande]',
      '2 croissant',
      'obs não toca a campainha que o nenê dorme, deixa com o porteiro',
    ],
  },
  // Awkward
  {
    text: 'oi querida bom dia é a vó da Bruna eu queria uma cestinha daquelas kids pro aniversário do meu neto com chocolate quente e um balão e um cartão com mensagem e me põe junto quatro branquinho e quatro negrinho',
    expect: ['1 cesta-kids + bebida:chocolate + mimos:balao + mimos:cartao', '4 branquinho', '4 negrinho'],
  },
  {
    text: 'Reunião aqui no escritório, entregar 15h na Santana (rua gomes jardim, 201, sala 5):\n- 1 dúzia de medialunas\n- 1 dúzia de pão de queijo\n- 3 torta fria\n- 2 suco de laranja\n- 5 cafés passados pequenos (2 sem açúcar)\npagamento no pix, obrigada!',
    expect: [
      '1 medialuna [Dúzia]',
      '1 pao-queijo [Dúzia]',
      '3 torta-fria',
      '2 suco-laranja',
      '2 cafe-passado [Pequeno] (sem açúcar)',
      '3 cafe-passado [Pequeno]',
      'entrega',
      'bairro Santana',
      'endereço rua gomes jardim, 201, sala 5',
      'hora 15:00',
      'pagamento pix',
    ],
  },
]
