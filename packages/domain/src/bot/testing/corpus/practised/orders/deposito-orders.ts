import type { CorpusMessage } from '../../corpus'

/** What customers of the drinks and gas depot order. */
export const depositoOrders: readonly CorpusMessage[] = [
  // Plain orders
  { text: 'mano manda 2 caixa de skol e 1 gelo em cubo', expect: ['2 skol-caixa', '1 gelo-cubo'] },
  { text: 'bom dia, um galao de agua pra trocar', expect: ['1 galao + vasilhame:troca'] },
  { text: 'preciso de um gás, já tenho o casco vazio', expect: ['1 botijao + casco:troca'] },
  { text: '6 heineken long neck e 1 saco de carvão de 5kg', expect: ['6 heineken-ln', '1 carvao-5'] },
  {
    text: 'Boa tarde, gostaria de um fardo de água mineral e um sal grosso.',
    expect: ['1 agua-fardo', '1 sal-grosso'],
  },
  { text: 'uma garrafa de red label e 4 redbull', expect: ['1 red-label', '4 red-bull'] },
  { text: 'ME MANDA UMA CAIXA DE CERPA E DOIS GELO ESCAMA', expect: ['1 cerpa-caixa', '2 gelo-escama'] },
  { text: "égua pai d'égua, vê 10 tijuca lata trincando", expect: ['10 tijuca-lata (trincando)'] },
  {
    text: '1 smirnof\n2 sprite 2l\n1 gelo cubo\n1 pct copo descartavel',
    expect: ['1 smirnoff', '2 sprite [2 litros]', '1 gelo-cubo', '1 copo'],
  },
  { text: 'duas dúzias de latinha de skol', expect: ['24 skol-lata'] },
  { text: 'três original 600 e uma 51', expect: ['3 original-600', '1 cachaca-51'] },
  { text: 'meia duzia de brahma em lata', expect: ['6 brahma-lata'] },
  { text: 'uma cachaça de jambu e uma água com gás', expect: ['1 cachaca-jambu', '1 agua-com-gas'] },
  { text: 'quero uma vodka e 2 monster', expect: ['? 1 vodka: smirnoff | orloff', '2 monster'] },
  { text: '4 heineken', expect: ['? 4 heineken: heineken-lata | heineken-ln'] },
  {
    text: 'um carvão e uma caixa de heineken',
    expect: ['? 1 carvão: carvao-3 | carvao-5', '1 heineken-caixa'],
  },
  {
    text: 'parente me arruma 1 montilla, 1 coca de 2 litro e gelo de cubo',
    expect: ['1 montilla', '1 coca [2 litros]', '1 gelo-cubo'],
  },
  // Options and notes
  { text: '2 galão de 20 litros com vasilhame novo', expect: ['2 galao + vasilhame:novo'] },
  {
    text: 'botijão de gas completo com casco novo e um kit mangueira',
    expect: ['1 botijao + casco:novo', '1 registro'],
  },
  { text: 'uma caixa de brahma bem gelada', expect: ['1 brahma-caixa (bem gelada)'] },
  // Sizes and flavours
  { text: 'um garoto de 1 litro e duas fanta lata', expect: ['1 garoto [1 litro]', '2 fanta [Lata]'] },
  {
    text: 'coca: 2 de dois litros e 6 latas. coca zero 600ml 1',
    expect: ['2 coca [2 litros]', '6 coca [Lata]', '1 coca-zero [600 ml]'],
  },
  { text: 'uma coca zero e um botijao', expect: ['1 coca-zero [?]', '1 botijao + ?casco'] },
  { text: 'vê um guarana de 2l aí chefe', expect: ['? 1 guarana: guarana | garoto'] },
  {
    text: '2 agua de 20 litros, uma é troca e a outra com vasilhame novo',
    expect: ['1 galao + vasilhame:troca', '1 galao + vasilhame:novo'],
  },
  // Said ahead
  {
    text: 'gás na pedreira, travessa angustura 2310 vila são josé casa 4, troca do casco, dinheiro troco pra 150',
    expect: [
      '1 botijao + casco:troca',
      'entrega',
      'bairro Pedreira',
      'endereço travessa angustura 2310 vila são josé casa 4',
      'pagamento cash',
      'troco 150',
    ],
  },
  {
    text: 'Deixa separado 5 caixas de Tijuca que eu vou buscar 15h. Nome Raimundo',
    expect: ['5 tijuca-caixa', 'retirada', 'hora 15:00', 'nome Raimundo'],
  },
  {
    text: 'pix, entrega no umarizal, rua antonio barreto 990 ap 1501, é um tanqueray e 3 água 500',
    expect: [
      '1 gin',
      '3 agua-500',
      'entrega',
      'bairro Umarizal',
      'endereço rua antonio barreto 990 ap 1501',
      'pagamento pix',
    ],
  },
  {
    text: 'uma cx de skol lata e gelo escama pra ananindeua',
    expect: ['1 skol-caixa', '1 gelo-escama', 'entrega', 'fora ananindeua'],
  },
  {
    text: 'cartao de debito, e pode chamar no portão que a campainha queimou',
    cart: ['1 galao + vasilhame:troca'],
    at: 'payment',
    expect: [
      '1 galao + vasilhame:troca',
      'pagamento debit_card',
      'obs pode chamar no portão que a campainha queimou',
    ],
  },
]
