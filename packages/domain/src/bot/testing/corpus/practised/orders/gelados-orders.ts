import type { CorpusMessage } from '../../corpus'

/** What customers of the ice cream and açaí parlour order. */
export const geladosOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'boa tarde mana, um açaí de 500 com granola e leite em pó',
    expect: ['1 acai [500 ml] + complementos:granola + complementos:leite-po'],
  },
  {
    text: '10 picolé: 4 de cupuaçu, 3 de açaí e 3 de castanha',
    expect: ['4 pic-cupuacu [Unidade]', '3 pic-acai [Unidade]', '3 pic-castanha [Unidade]'],
  },
  {
    text: 'um pote de 2 litros metade cupuaçu metade tapioca',
    expect: ['1 pote [2 litros] + sabores:cupuacu + sabores:tapioca'],
  },
  { text: 'uma caixa de picolé de tapioca', expect: ['1 pic-tapioca [Caixa com 20]'] },
  {
    text: 'meia dúzia de dindim de coco e 1 água sem gás',
    expect: ['6 dindim + sabor:coco', '1 agua'],
  },
  {
    text: '1 x caboquinho\n1 baré lata\n1 milk shake de ovomaltine 500ml',
    expect: ['1 x-caboquinho', '1 bare-lata', '1 milk-shake [500 ml] + sabor:ovomaltine'],
  },
  {
    text: 'Boa tarde. Por favor, um creme de cupuaçu, duas tapiocas de queijo coalho e uma Coca Zero.',
    expect: ['1 creme-cupuacu', '2 tapioca-queijo', '1 coca-zero-lata'],
  },
  {
    text: 'MANO ME VE 2 TAÇA IGARAPE E 4 PAO DE QUEIJO',
    expect: ['2 taca-igarape', '4 pao-queijo'],
  },
  {
    text: 'açaí com cupuaçu 700 só com banana',
    expect: ['1 acai-cupuacu [700 ml] + complementos:banana'],
  },
  {
    text: '2 pacote de casquinha avulsa e uma cobertura de chocolate',
    expect: ['2 casquinhas', '1 cobertura'],
  },
  {
    text: 'mana tá um calor do cão manda 3 picole de graviola e 2 de chocolate 🥵',
    expect: ['3 pic-graviola [Unidade]', '2 pic-chocolate [Unidade]'],
  },
  // To be asked
  { text: 'açaí', expect: ['1 acai [?]'] },
  { text: 'sorvete no copo 3 bolas', expect: ['1 sorvete-copo [3 bolas] + ?sabores'] },
  {
    text: '2 picolé e 1 agua com gas',
    expect: [
      '? 2 picolé: pic-cupuacu | pic-acai | pic-castanha | pic-tapioca | pic-graviola | pic-chocolate',
      '1 agua-gas',
    ],
  },
  {
    text: 'milk shake de morango e um petit gateau',
    expect: ['1 milk-shake [?] + sabor:morango', '1 petit-gateau + ?sabor'],
  },
  // Options and notes
  {
    text: 'cascão duas bolas flocos e chocolate com calda de morango',
    expect: ['1 cascao [2 bolas] + sabores:flocos + sabores:chocolate + calda:morango'],
  },
  {
    text: '2 açaí 300, um só com banana e o outro com paçoca e leite condensado',
    expect: [
      '1 acai [300 ml] + complementos:banana',
      '1 acai [300 ml] + complementos:pacoca + complementos:leite-condensado',
    ],
  },
  {
    text: 'açaí zero 300 com morango e granola sem açúcar nenhum',
    expect: ['1 acai-zero [300 ml] + adicionais:morango + complementos:granola (sem açúcar nenhum)'],
  },
  {
    text: 'guaraná batido 500 com amendoim e castanha, bem gelado',
    expect: ['1 guarana-batido [500 ml] + extra:amendoim + extra:castanha (bem gelado)'],
  },
  {
    text: 'um litro de açaí regional do grosso, parente',
    expect: ['1 acai-regional [1 litro] + tipo:grosso'],
  },
  {
    text: 'banana split com chocolate creme e morango e calda de caramelo',
    expect: ['1 banana-split + sabores:chocolate + sabores:creme + sabores:morango + calda:caramelo'],
  },
  {
    text: 'qro 1 açai d 500 c nutella morango e leite po, 1 açai d 300 sem nada',
    expect: [
      '1 acai [500 ml] + adicionais:nutella + adicionais:morango + complementos:leite-po',
      '1 acai [300 ml] (sem nada)',
    ],
  },
  // Said ahead
  {
    text: 'pote de 1 litro de castanha, entrega no aleixo rua belo horizonte 200 cond. solar torre b 904, pix',
    expect: [
      '1 pote [1 litro] + sabores:castanha',
      'entrega',
      'bairro Aleixo',
      'endereço rua belo horizonte 200 cond. solar torre b 904',
      'pagamento pix',
    ],
  },
  {
    text: 'combo família de flocos com morango, vou pegar 18h, Jander, pago em dinheiro',
    expect: [
      '1 combo-familia + sabores:flocos + sabores:morango',
      'retirada',
      'hora 18:00',
      'nome Jander',
      'pagamento cash',
    ],
  },
  {
    text: 'leva 2 caixa de picolé de cupuaçu lá em iranduba',
    expect: ['2 pic-cupuacu [Caixa com 20]', 'entrega', 'fora iranduba'],
  },
  {
    text: 'nao precisa, tenho trocado',
    cart: ['1 acai [500 ml] + complementos:granola'],
    at: 'change',
    expect: ['1 acai [500 ml] + complementos:granola', 'sem troco'],
  },
  // Awkward
  {
    text: 'oi mana boa tarde deixa eu te falar eu quero dois açaí de quinhentos um com granola banana e leite condensado e o outro com farinha de tapioca e paçoca e um milk shake de chocolate de trezentos pro curumim e manda aqui na cidade nova rua dezessete número noventa e oito núcleo três vou pagar no cartão de crédito',
    expect: [
      '1 acai [500 ml] + complementos:granola + complementos:banana + complementos:leite-condensado',
      '1 acai [500 ml] + complementos:tapioca + complementos:pacoca',
      '1 milk-shake [300 ml] + sabor:chocolate',
      'entrega',
      'bairro Cidade Nova',
      'endereço rua dezessete número noventa e oito núcleo três',
      'pagamento credit_card',
    ],
  },
  {
    text: 'Aniversário do Enzo 🎈🍦\n👉 pote 5 litros: chocolate e creme\n👉 1 cx picolé de açaí\n👉 20 dindim (10 taperebá, 10 maracujá)\n👉 casquinha avulsa 3 pct\n👉 30 coxinhas\n👉 4 coca 2l\nPonta Negra, Av. Coronel Teixeira 5800, salão de festas. Entregar 15h30.',
    expect: [
      '1 pote [5 litros] + sabores:chocolate + sabores:creme',
      '1 pic-acai [Caixa com 20]',
      '10 dindim + sabor:tapereba',
      '10 dindim + sabor:maracuja',
      '3 casquinhas',
      '30 coxinha',
      '4 coca-2l',
      'entrega',
      'bairro Ponta Negra',
      'endereço Av. Coronel Teixeira 5800, salão de festas',
      'hora 15:30',
    ],
  },
]
