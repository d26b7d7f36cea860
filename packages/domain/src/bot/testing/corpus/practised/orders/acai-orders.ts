import type { CorpusMessage } from '../../corpus'

/** What customers of the açaí shop order. */
export const acaiOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'oiii qro um assaí de 500 com granola e banana',
    expect: ['1 acai [500 ml] + acompanhamentos:granola + acompanhamentos:banana'],
  },
  { text: 'um mixto quente e um suco de aserola', expect: ['1 misto', '1 suco + sabor:acerola'] },
  { text: 'me ve 10 pão de queijo uai e dois café expresso', expect: ['10 pao-queijo', '2 cafe'] },
  { text: '1 empadão goiano\n1 mineiro 2l', expect: ['1 empadao', '1 mineiro'] },
  { text: '2 pamonha de sal e uma de doce', expect: ['2 pamonha-sal', '1 pamonha-doce'] },
  { text: 'quero um crepe de nutella com morango', expect: ['1 crepe + recheio:nutella + recheio:morango'] },
  {
    text: 'Bom dia, tudo bem com vocês? Gostaria de uma vitamina de mamão de 300ml e um pão de queijo recheado, por gentileza.',
    expect: ['1 vitamina-mamao [300 ml]', '1 pao-queijo-recheado'],
  },
  {
    text: 'waffle de doce de leite e agua de coco',
    expect: ['1 waffle + recheio:doce-leite', '1 agua-coco'],
  },
  { text: 'vê ai um milk shake de açai de 500', expect: ['1 milk-shake [500 ml] + sabor:acai'] },
  { text: 'duas coca lata e 1 brownie pra adoçar a vida 😋', expect: ['2 coca-lata', '1 brownie'] },
  { text: 'quero pamonha', expect: ['? 1 pamonha: pamonha-sal | pamonha-doce'] },
  { text: 'uma coca por favor moço', expect: ['? 1 coca: coca-lata | coca-600'] },
  {
    text: '3 guaraná latinha, um par de agua com gás e um crepe só de queijo',
    expect: ['3 guarana-lata', '2 agua-gas', '1 crepe + recheio:queijo'],
  },
  { text: 'qro um creme de cupuassu 300', expect: ['1 creme-cupuacu [300 ml]'] },
  { text: 'aí cê me faz uma vitamina de banana das grande', expect: ['1 vitamina [500 ml]'] },
  {
    text: 'barca grande de açaí pra galera 🤤 com banana, leite em pó e paçoca',
    expect: ['1 barca [Grande] + acompanhamentos:banana + acompanhamentos:leite-po + acompanhamentos:pacoca'],
  },
  {
    text: 'suco de cajá e uma pamonha de sal bem quentinha',
    expect: ['1 suco + sabor:caja', '1 pamonha-sal (bem quentinha)'],
  },
  {
    text: 'pra mim um açaí zero 500 com uva, pro meu marido um misto quente e uma coca lata',
    expect: ['1 acai-zero [500 ml] + adicionais:uva', '1 misto', '1 coca-lata'],
  },
  // Options and notes
  {
    text: 'açai 700 com leite condensado, granola e nutella',
    expect: [
      '1 acai [700 ml] + acompanhamentos:leite-condensado + acompanhamentos:granola + adicionais:nutella',
    ],
  },
  {
    text: 'açaí 500ml com morango, kiwi e leite ninho',
    expect: ['1 acai [500 ml] + adicionais:morango + adicionais:kiwi + adicionais:leite-ninho'],
  },
  {
    text: 'Açaí zero 300 só com banana, sem mel hein',
    expect: ['1 acai-zero [300 ml] + acompanhamentos:banana (sem mel)'],
  },
  { text: 'um de 1 litro de açaí puro pq eu tenho granola em casa', expect: ['1 acai [1 litro] (puro)'] },
  {
    text: 'acai com cupuaçu 500ml paçoca e amendoim a granola separada',
    expect: [
      '1 acai-cupuacu [500 ml] + acompanhamentos:pacoca + acompanhamentos:amendoim + acompanhamentos:granola (a granola separada)',
    ],
  },
  {
    text: '2 açaí 300, um com bis e outro com kitkat, os dois com leite em pó',
    expect: [
      '1 acai [300 ml] + acompanhamentos:leite-po + adicionais:bis',
      '1 acai [300 ml] + acompanhamentos:leite-po + adicionais:kitkat',
    ],
  },
  {
    text: 'creme de ninho 500 com nutella em dobro',
    expect: ['1 creme-ninho [500 ml] + adicionais:nutella*2'],
  },
  { text: 'creme de maracujá 300 com granola', expect: ['1 creme-maracuja [300 ml]', '! granola'] },
  {
    text: 'crepe de frango com queijo bem assado',
    expect: ['1 crepe + recheio:frango + recheio:queijo (bem assado)'],
  },
  {
    text: 'açaí de 500 c/ ovomaltine e chantilly em cima pfv, e capricha no leite condensado rs',
    expect: [
      '1 acai [500 ml] + acompanhamentos:leite-condensado + adicionais:ovomaltine + adicionais:chantilly',
    ],
  },
  {
    text: 'suco de laranja sem açúcar e sem gelo',
    expect: ['1 suco + sabor:laranja (sem açúcar, sem gelo)'],
  },
  // Sizes and flavours
  { text: 'um açaí grandão de um litro, 2 pequenos de 300', expect: ['1 acai [1 litro]', '2 acai [300 ml]'] },
  {
    text: 'sorvete 2 bolas chocolate e flocos',
    expect: ['1 sorvete [2 bolas] + sabores:chocolate + sabores:flocos'],
  },
  { text: 'açaí zero com granola', expect: ['1 acai-zero [?] + acompanhamentos:granola'] },
  { text: 'sorveti de pistaxe', expect: ['1 sorvete [?] + sabores:pistache'] },
  { text: 'milkshake 300 ml', expect: ['1 milk-shake [300 ml] + ?sabor'] },
  {
    text: '3 sorvete de uma bola, um de creme e dois de morango',
    expect: ['1 sorvete [1 bola] + sabores:creme', '2 sorvete [1 bola] + sabores:morango'],
  },
  {
    text: 'barca de sorvete pequena metade ninho trufado metade cupuaçu',
    expect: ['1 barca-sorvete [Pequena] + sabores:ninho + sabores:cupuacu'],
  },
  {
    text: 'sorvete três bolas: duas de chocolate e uma de creme',
    expect: ['1 sorvete [3 bolas] + sabores:chocolate*2 + sabores:creme'],
  },
  // Said ahead
  {
    text: 'manda um açaí de 500 com granola no setor bueno, rua t-30 numero 1200 apto 1503, pix',
    expect: [
      '1 acai [500 ml] + acompanhamentos:granola',
      'entrega',
      'bairro Setor Bueno',
      'endereço rua t-30 numero 1200 apto 1503',
      'pagamento pix',
    ],
  },
  {
    text: 'vou ai buscar 2 acai 300 um puro e um com paçoca, to saindo do trabalho chego 18h15',
    expect: ['1 acai [300 ml] (puro)', '1 acai [300 ml] + acompanhamentos:pacoca', 'retirada', 'hora 18:15'],
  },
  {
    text: 'Boa tarde! Um crepe de banana com doce de leite, entregar no Jardim Goiás, Rua 56 qd B14 lt 7, deixar na portaria com o seu Zé',
    expect: [
      '1 crepe + recheio:banana + recheio:doce-leite',
      'entrega',
      'bairro Jardim Goiás',
      'endereço Rua 56 qd B14 lt 7',
      'obs deixar na portaria com o seu Zé',
    ],
  },
  {
    text: 'pago em dinheiro nao precisa de troco. 1 barca pequena de açai. entrega setor oeste',
    expect: ['1 barca [Pequena]', 'entrega', 'bairro Setor Oeste', 'pagamento cash', 'sem troco'],
  },
  {
    text: '4 pão de queijo e uma coca 600 pra tirar aí, nome Wanderson',
    expect: ['4 pao-queijo', '1 coca-600', 'retirada', 'nome Wanderson'],
  },
  {
    text: 'cê entrega em aparecida de goiânia? queria um açaí zero de 700',
    expect: ['1 acai-zero [700 ml]', 'fora aparecida de goiânia'],
  },
  {
    text: 'alameda ricardo paranhos 890, sala 12, em frente a farmácia',
    cart: ['1 acai [500 ml] + acompanhamentos:granola'],
    at: 'address',
    expect: [
      '1 acai [500 ml] + acompanhamentos:granola',
      'endereço alameda ricardo paranhos 890, sala 12, em frente a farmácia',
    ],
  },
  {
    text: 'traz a maquininha',
    cart: ['2 milk-shake [300 ml] + sabor:nutella'],
    at: 'payment',
    expect: ['2 milk-shake [300 ml] + sabor:nutella', 'pagamento ?'],
  },
]
