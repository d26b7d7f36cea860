import type { CorpusMessage } from '../../corpus'

/** What customers of the burger house in Rio order. */
export const burgerCariocaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'fala mermão, me vê um arpoador ao ponto no australiano e um mate com limão',
    expect: ['1 arpoador + pao:australiano + ponto:ponto', '1 mate-limao'],
  },
  { text: 'dois smash bacon duplo', expect: ['2 smash-bacon [Duplo]'] },
  { text: 'um lapa', expect: ['1 lapa + ?pao + ?ponto'] },
  {
    text: 'Boa noite. Gostaria de um Maracanã bem passado no brioche e uma água sem gás, por favor.',
    expect: ['1 maracana + pao:brioche + ponto:bem', '1 agua'],
  },
  { text: 'batata rústica G e onion P', expect: ['1 rustica [G]', '1 onion [P]'] },
  { text: 'um mate', expect: ['? 1 mate: mate-limao | mate-natural'] },
  {
    text: 'combo smash com onion e coca zero',
    expect: ['1 combo-smash + guarnicao:onion + bebida:coca-zero'],
  },
  {
    text: 'qro 1 smash salada simples, 1 guaravita e 1 brownie c sorvete 🍔',
    expect: ['1 smash-salada [Simples]', '1 guaravita', '1 brownie-sorvete'],
  },
  { text: 'smash oklahoma', expect: ['1 smash-oklahoma [?]'] },
  { text: 'três guaravita e um dadinho de tapioca pequeno', expect: ['3 guaravita', '1 dadinho [P]'] },
  {
    text: '2 smash clássico, um duplo e um triplo',
    expect: ['1 smash-classico [Duplo]', '1 smash-classico [Triplo]'],
  },
  { text: 'me manda um chope', expect: ['? 1 chope: ipa | pilsen'] },
  {
    text: 'chicken crispy\nbatata com cheddar e bacon grande\ncoca 600',
    expect: ['1 crispy', '1 fritas-cheddar [G]', '1 coca-600'],
  },
  { text: 'veggie de falafel e uma limonada', expect: ['1 veggie', '1 limonada'] },
  {
    text: 'combo kids com guaraná pro meu moleque e pra mim um shake de ovomaltine',
    expect: ['1 combo-kids + bebida:guarana', '1 shake-ovomaltine'],
  },
  { text: 'combo crispy', expect: ['1 combo-crispy + ?guarnicao + ?bebida'] },
  // Options and notes
  {
    text: 'redentor mal passado no pão de parmesão com ovo e sem cebola',
    expect: ['1 redentor + pao:parmesao + ponto:mal + extras:ovo (sem cebola)'],
  },
  {
    text: 'dois arpoador no brioche, um ao ponto e outro bem passado',
    expect: ['1 arpoador + pao:brioche + ponto:ponto', '1 arpoador + pao:brioche + ponto:bem'],
  },
  {
    text: 'smash clássico triplo com picles e maionese defumada, sem alface',
    expect: ['1 smash-classico [Triplo] + extras:picles + molhos:defumada (sem alface)'],
  },
  {
    text: 'lapa sem gluten ao ponto e sem rúcula pls',
    expect: ['1 lapa + pao:sem-gluten + ponto:ponto (sem rúcula)'],
  },
  {
    text: 'um pão de açúcar ao ponto com burger extra no brioche, tô na larica kkkk',
    expect: ['1 pao-acucar + pao:brioche + ponto:ponto + extras:burger'],
  },
  {
    text: 'chicken crispy com gorgonzola e maionese verde e manda mais sachê de ketchup',
    expect: ['1 crispy + extras:gorgonzola + molhos:verde', 'obs manda mais sachê de ketchup'],
  },
  // Said ahead
  {
    text: 'smash bacon triplo e uma coca lata. entrega em botafogo, rua voluntários da pátria 340 ap 801, crédito',
    expect: [
      '1 smash-bacon [Triplo]',
      '1 coca-lata',
      'entrega',
      'bairro Botafogo',
      'endereço rua voluntários da pátria 340 ap 801',
      'pagamento credit_card',
    ],
  },
  {
    text: 'vou passar aí às 21h pra pegar dois combo smash com batata frita e mate, Thiago',
    expect: ['2 combo-smash + guarnicao:fritas + bebida:mate', 'retirada', 'hora 21:00', 'nome Thiago'],
  },
  {
    text: 'entrega em niterói um burger de cogumelo',
    expect: ['1 cogumelo', 'entrega', 'fora niterói'],
  },
  {
    text: 'Grajaú, rua barão do bom retiro 2100 bloco 2 apto 304',
    cart: ['2 smash-salada [Duplo]'],
    at: 'neighbourhood',
    expect: [
      '2 smash-salada [Duplo]',
      'bairro Grajaú',
      'endereço rua barão do bom retiro 2100 bloco 2 apto 304',
    ],
  },
  // Awkward
  {
    text: 'cara seguinte somos quatro aqui quero dois smash bacon duplo um maracanã ao ponto no australiano e um veggie sem queijo aí duas batata frita grande e quatro guaraná lata manda pra rua conde de bonfim quinhentos e vinte apartamento cento e dois tijuca vou pagar no pix',
    expect: [
      '2 smash-bacon [Duplo]',
      '1 maracana + pao:australiano + ponto:ponto',
      '1 veggie (sem queijo)',
      '2 fritas [G]',
      '4 guarana-lata',
      'entrega',
      'bairro Tijuca',
      'endereço rua conde de bonfim quinhentos e vinte apartamento cento e dois',
      'pagamento pix',
    ],
  },
  {
    text: 'Galera do jogo ⚽\nDuda: smash classico duplo c/ bacon\nRafa: arpoador mal passado brioche\nBia - combo crispy rústica coca zero\nLéo: smash oklahoma simples s/ picles\n+ 1 onion G\nmaquininha no débito',
    expect: [
      '1 smash-classico [Duplo] + extras:bacon',
      '1 arpoador + pao:brioche + ponto:mal',
      '1 combo-crispy + guarnicao:rustica + bebida:coca-zero',
      '1 smash-oklahoma [Simples] (s/ picles)',
      '1 onion [G]',
      'pagamento debit_card',
    ],
  },
]
