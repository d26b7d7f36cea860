import type { CorpusMessage } from '../../corpus'

/** What customers of the hamburgueria order. */
export const hamburgueriaOrders: readonly CorpusMessage[] = [
  // Plain orders
  { text: 'bah to com uma fome, me manda um xis coração e uma polar', expect: ['1 x-coracao', '1 polar'] },
  { text: 'kero um clasic ao ponto pf', expect: ['1 classic + ponto:ao-ponto'] },
  { text: 'Um combo smash com coca zero por favor', expect: ['1 combo-smash + bebida:coca-zero'] },
  { text: '2 x salada e 1 guarana 2 litros', expect: ['2 x-salada', '1 guarana-2l'] },
  { text: 'combo classic', expect: ['1 combo-classic + ?ponto + ?bebida'] },
  { text: 'oi td bem? eu quero dois smash duplo e duas coca lata', expect: ['2 smash-duplo', '2 coca-lata'] },
  {
    text: 'me ve um cheddar bacon mal passado e uma onion rings pequena',
    expect: ['1 cheddar-bacon + ponto:mal', '1 onion [Pequena]'],
  },
  { text: 'x-bacon 2\nx-egg 1\ncoca 2l 1', expect: ['2 x-bacon', '1 x-egg', '1 coca-2l'] },
  { text: 'uma coquinha gelada lata e um chicken crispy', expect: ['1 coca-lata (gelada)', '1 chicken'] },
  { text: 'Boa tarde, gostaria de pedir um veggie e um suco de uva.', expect: ['1 veggie', '1 suco-uva'] },
  { text: 'chis tudo', expect: ['1 x-tudo'] },
  {
    text: 'tchê me vê três xis: um frango, um bacon e um de coração',
    expect: ['1 x-frango', '1 x-bacon', '1 x-coracao'],
  },
  { text: '2 maionese da casa e um barbecue', expect: ['2 maionese', '1 barbecue'] },
  {
    text: 'eu queria um brownie com sorvete e um brownie sem nada',
    expect: ['1 brownie-sorvete', '1 brownie'],
  },
  {
    text: 'vcs tem combo casal? quero um, os dois bem passado e com guaraná',
    expect: ['1 combo-casal + ponto:bem*2 + bebida:guarana*2'],
  },
  {
    text: 'me vê um milk shake de ovomaltine de 500 e uma aguinha sem gás',
    expect: ['1 shake-ovomaltine [500 ml]', '1 agua'],
  },
  { text: 'quero um guaraná', expect: ['? 1 guaraná: guarana-lata | guarana-2l'] },
  { text: 'GORGONZOLA BEM PASSADO + COCA ZERO', expect: ['1 gorgonzola + ponto:bem', '1 coca-zero-lata'] },
  { text: 'uma x salada especial prensada pfvr', expect: ['1 x-salada-especial (prensada)'] },
  {
    text: 'eu quero um xis egg minha mulher um xis frango e as crianças dois combo kids com guaraná',
    expect: ['1 x-egg', '1 x-frango', '2 combo-kids + bebida:guarana'],
  },
  { text: 'x-tudo x2 🍔🍔 e coca zero lata x2', expect: ['2 x-tudo', '2 coca-zero-lata'] },
  {
    text: 'Olá! Primeira vez pedindo aqui, me indicaram o smash duplo. Vou querer um desses e uma porção pequena de onion rings, por favor',
    expect: ['1 smash-duplo', '1 onion [Pequena]'],
  },
  {
    text: 'meia dúzia de x salada pra gurizada e 2 guaraná de 2 litros',
    expect: ['6 x-salada', '2 guarana-2l'],
  },
  // Options and notes
  {
    text: 'classic duplo mal passado com bacon extra e sem tomate',
    expect: ['1 classic-duplo + ponto:mal + adicionais:bacon (sem tomate)'],
  },
  {
    text: 'smach com ovo e picles s/ maionese',
    expect: ['1 smash + adicionais:ovo + adicionais:picles (s/ maionese)'],
  },
  {
    text: 'quero o bbq com 2 adicional de bacon e cebola caramelizada, carne ao ponto',
    expect: ['1 bbq-bacon + ponto:ao-ponto + adicionais:bacon*2 + adicionais:cebola'],
  },
  {
    text: 'xis bacon c/ ovo sem ervilha e sem milho',
    expect: ['1 x-bacon + adicionais:ovo (sem ervilha, sem milho)'],
  },
  { text: 'x-salada com cheddar', expect: ['1 x-salada', '! cheddar'] },
  {
    text: 'Um X-Tudo sem coração (não gosto haha), com queijo a mais',
    expect: ['1 x-tudo + adicionais:queijo (sem coração)'],
  },
  {
    text: 'dois classic um mal passado e outro bem passado',
    expect: ['1 classic + ponto:mal', '1 classic + ponto:bem'],
  },
  {
    text: 'combo classic ao ponto c/ sprite e adicional de cheddar, guria capricha na batata hein',
    expect: ['1 combo-classic + ponto:ao-ponto + bebida:sprite + adicionais:cheddar (capricha na batata)'],
  },
  {
    text: 'smash duplo com duas carne extra e bastante molho',
    expect: ['1 smash-duplo + adicionais:carne*2 (bastante molho)'],
  },
  { text: '2 x-egg, um sem alface e o outro normal', expect: ['1 x-egg (sem alface)', '1 x-egg'] },
  { text: 'chicken crispy cortado ao meio pq é pra dividir', expect: ['1 chicken (cortado ao meio)'] },
  {
    text: 'cheddar bacon sem cheddar kkkk é sério, carne bem passada',
    expect: ['1 cheddar-bacon + ponto:bem (sem cheddar)'],
  },
  // Sizes and choices
  { text: 'batata grande e nuggets pequeno', expect: ['1 batata [Grande]', '1 nuggets [Pequena]'] },
  { text: 'me vê uma batata com cheddar e bacon', expect: ['1 batata-cheddar [?]'] },
  { text: '1 shake de morango', expect: ['1 shake-morango [?]'] },
  {
    text: 'combo casal, um ao ponto e outro mal passado, uma coca e uma coca zero',
    expect: ['1 combo-casal + ponto:ao-ponto + ponto:mal + bebida:coca + bebida:coca-zero'],
  },
  { text: 'combo cheddar bacon coca zero', expect: ['1 combo-cheddar-bacon + ?ponto + bebida:coca-zero'] },
  {
    text: 'milkshake 300 dois de chocolate e um de morango',
    expect: ['2 shake-chocolate [300 ml]', '1 shake-morango [300 ml]'],
  },
  // Said ahead
  {
    text: '2 xis salada, entrega na lima e silva 776 apto 304, cidade baixa, pix',
    expect: [
      '2 x-salada',
      'entrega',
      'bairro Cidade Baixa',
      'endereço lima e silva 776 apto 304',
      'pagamento pix',
    ],
  },
  {
    text: 'Oi! Um combo smash c/ guaraná pra retirar 19h, é no nome do Guilherme',
    expect: ['1 combo-smash + bebida:guarana', 'retirada', 'hora 19:00', 'nome Guilherme'],
  },
  {
    text: 'quero pagar em dinheiro c troco pra 50, é um x-frango e uma sprite pra tele no bom fim',
    expect: ['1 x-frango', '1 sprite-lata', 'entrega', 'bairro Bom Fim', 'pagamento cash', 'troco 50'],
  },
  {
    text: 'x coracao sem cebola, tele entrega rua da república 120 ap 12 cidade baixa, cartão na entrega, manda mais guardanapo pf',
    expect: [
      '1 x-coracao (sem cebola)',
      'entrega',
      'bairro Cidade Baixa',
      'endereço rua da república 120 ap 12',
      'pagamento ?',
      'obs manda mais guardanapo',
    ],
  },
  {
    text: 'vou passar aí buscar umas 8 e meia da noite, separa um bbq bacon bem passado e uma batata pequena',
    expect: ['1 bbq-bacon + ponto:bem', '1 batata [Pequena]', 'retirada', 'hora 20:30'],
  },
  {
    text: 'entrega. Menino Deus, rua botafogo 455, fundos',
    cart: ['1 x-tudo', '1 coca-2l'],
    at: 'fulfilment',
    expect: ['1 x-tudo', '1 coca-2l', 'entrega', 'bairro Menino Deus', 'endereço rua botafogo 455, fundos'],
  },
  {
    text: 'moro em canoas, entrega?',
    cart: ['1 combo-kids + bebida:guarana'],
    at: 'neighbourhood',
    expect: ['1 combo-kids + bebida:guarana', 'fora canoas'],
  },
  {
    text: 'dinheiro mas é o valor certinho',
    cart: ['2 smash'],
    at: 'payment',
    expect: ['2 smash', 'pagamento cash', 'sem troco'],
  },
]
