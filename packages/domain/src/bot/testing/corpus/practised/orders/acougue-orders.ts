import type { CorpusMessage } from '../../corpus'

/** What customers of the butcher order. */
export const acougueOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'bom dia, 2 kg de picanha e 1 kg de linguiça caseira',
    expect: ['2 picanha [1 kg]', '1 ling-caseira [1 kg]'],
  },
  {
    text: 'meio quilo de carne moida de primeira e meio de coração de frango',
    expect: ['1 moida-1 [500 g]', '1 coracao [500 g]'],
  },
  {
    text: '2kg asa\n1kg coxa e sobrecoxa\n1 carvão 5kg\n1 sal grosso',
    expect: ['2 asa [1 kg]', '1 coxa [1 kg]', '1 carvao [5 kg]', '1 sal-grosso'],
  },
  {
    text: '10 espeto de carne, 10 de frango e 5 de queijo coalho',
    expect: ['10 esp-carne', '10 esp-frango', '5 esp-queijo'],
  },
  {
    text: 'uai moço me vê uma bandeja de ovo e um frango caipira',
    expect: ['1 ovos', '1 frango-caipira'],
  },
  {
    text: 'três quilos e meio de costela e uma farofa',
    expect: ['3 costela [1 kg]', '1 costela [500 g]', '1 farofa'],
  },
  {
    text: 'Boa tarde! Poderia separar um quilo de cupim e um quilo de maminha, por favor?',
    expect: ['1 cupim [1 kg]', '1 maminha [1 kg]'],
  },
  {
    text: '1 KG DE FRALDINHA 2 PÃO DE ALHO 1 CAIXA DE BRAHMA',
    expect: ['1 fraldinha [1 kg]', '2 pao-alho', '1 brahma-caixa'],
  },
  {
    text: '500g de linguica c pequi e 500 da apimentada',
    expect: ['1 ling-pequi [500 g]', '1 ling-apimentada [500 g]'],
  },
  { text: 'bisteca 1k banha 1 mandioca 2', expect: ['1 bisteca [1 kg]', '1 banha', '2 mandioca'] },
  {
    text: 'trem bão é pernil hein, manda 2 quilo e uma coca zero',
    expect: ['2 pernil [1 kg]', '1 coca-zero-2l'],
  },
  // To be asked
  {
    text: '1kg de linguiça',
    expect: ['? 1 linguiça: ling-caseira | ling-apimentada | ling-frango | ling-pequi'],
  },
  {
    text: 'carne moída 2 kg e 1 gelo',
    expect: ['? 2 carne moída: moida-1 | moida-2', '1 gelo'],
  },
  { text: 'quero picanha e 3 pão de alho', expect: ['1 picanha [?]', '3 pao-alho'] },
  { text: 'um kit churrasco aí chefe', expect: ['? 1 kit churrasco: kit-5 | kit-10'] },
  { text: 'carvão e uma guaraná 2l', expect: ['1 carvao [?]', '1 guarana-2l'] },
  // Options and notes
  {
    text: '1kg de alcatra em bife bem fininho',
    expect: ['1 alcatra [1 kg] + corte:bife (bem fininho)'],
  },
  {
    text: 'um quilo e meio de patinho moído',
    expect: ['1 patinho [1 kg] + corte:moida', '1 patinho [500 g] + corte:moida'],
  },
  {
    text: 'kit churrasco pra 10 pessoas com linguiça apimentada',
    expect: ['1 kit-10 + linguica:apimentada'],
  },
  {
    text: 'músculo em cubos 1kg e lombo 1kg sem gordura',
    expect: ['1 musculo [1 kg] + corte:cubos', '1 lombo [1 kg] (sem gordura)'],
  },
  {
    text: '2kg de costelinha temperada e 1kg de filé mignon em peça',
    expect: ['2 costelinha [1 kg] + tempero:temperado', '1 mignon [1 kg] + corte:peca'],
  },
  {
    text: '2 kg de coxão mole, um em bife e o outro moído',
    expect: ['1 coxao-mole [1 kg] + corte:bife', '1 coxao-mole [1 kg] + corte:moida'],
  },
  // Said ahead
  {
    text: '1kg contra filé em bife e 1kg acém moído, entrega no jardim américa rua c 149 qd 320 lt 7, pix',
    expect: [
      '1 contrafile [1 kg] + corte:bife',
      '1 acem [1 kg] + corte:moida',
      'entrega',
      'bairro Jardim América',
      'endereço rua c 149 qd 320 lt 7',
      'pagamento pix',
    ],
  },
  {
    text: 'deixa pronto 3kg de picanha em peça que eu passo aí 10h, Wesley',
    expect: ['3 picanha [1 kg] + corte:peca', 'retirada', 'hora 10:00', 'nome Wesley'],
  },
  {
    text: 'cês entrega em senador canedo? é 2kg de costela e 1 carvão 3kg',
    expect: ['2 costela [1 kg]', '1 carvao [3 kg]', 'fora senador canedo'],
  },
  {
    text: 'vai ser no dinheiro, preciso de troco pra 100',
    cart: ['1 maminha [1 kg]', '1 brahma-caixa'],
    at: 'payment',
    expect: ['1 maminha [1 kg]', '1 brahma-caixa', 'pagamento cash', 'troco 100'],
  },
  // Awkward
  {
    text: 'bom dia meu filho aqui cê anota aí pra mim um quilo de patinho moído meio quilo de bacon não espera bacon não meio quilo de linguiça caseira e dois quilo de coxa e sobrecoxa temperada aí manda aqui no setor pedro ludovico rua mil e dez quadra vinte lote quatro o menino recebe no cartão de débito',
    expect: [
      '1 patinho [1 kg] + corte:moida',
      '1 ling-caseira [500 g]',
      '2 coxa [1 kg] + tempero:temperado',
      'entrega',
      'bairro Setor Pedro Ludovico',
      'endereço rua mil e dez quadra vinte lote quatro',
      'pagamento debit_card',
    ],
  },
  {
    text: 'CHURRAS DO JOGO 🔥🥩\n\n- picanha 2kg\n- fraldinha 1,5 kg\n- asa 2kg temperada\n- linguiça apimentada 1kg\n- 20 espetos (10 carne / 10 queijo coalho)\n- pão de alho 3\n- carvão 5kg x2\n- gelo 3\n- 2 cx brahma\n\nsetor bueno, rua t-37 n 890, chega até 14h, crédito',
    expect: [
      '2 picanha [1 kg]',
      '1 fraldinha [1 kg]',
      '1 fraldinha [500 g]',
      '2 asa [1 kg] + tempero:temperado',
      '1 ling-apimentada [1 kg]',
      '10 esp-carne',
      '10 esp-queijo',
      '3 pao-alho',
      '2 carvao [5 kg]',
      '3 gelo',
      '2 brahma-caixa',
      'entrega',
      'bairro Setor Bueno',
      'endereço rua t-37 n 890',
      'hora 14:00',
      'pagamento credit_card',
    ],
  },
]
