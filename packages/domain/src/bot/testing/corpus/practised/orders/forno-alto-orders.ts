import type { CorpusMessage } from '../../corpus'

/** forno-alto: what is ordered. */
export const fornoAltoOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'Boa noite, tudo bem com vocês? Aqui em casa somos fãs da pizza de vocês. Hoje a gente gostaria de uma portuguesa grande e uma coca 2l, por favor. Agradeço desde já!',
    expect: ['1 p-portuguesa [Grande]', '1 coca-2l'],
  },
  {
    text: 'QUERO 1 CALABRESA FAMILIA E 2 GUARANA LATA',
    expect: ['1 p-calabresa [Família]', '2 guarana-lata'],
  },
  { text: 'uma broto de romeu e julieta', expect: ['1 d-romeu [Broto]'] },
  {
    text: 'oii queria pedir uma pizza de frango com catupiry tamanho médio e um suco de laranja',
    expect: ['1 p-frango-catupiry [Média]', '1 suco-laranja'],
  },
  {
    text: '3 pizzas grandes: 1 mussarela 1 atum 1 quatro queijo',
    expect: ['1 p-mussarela [Grande]', '1 p-atum [Grande]', '1 p-quatro-queijos [Grande]'],
  },
  {
    text: 'qro 2 margarita media e 1 calabreza broto pfv',
    expect: ['2 p-margherita [Média]', '1 p-calabresa [Broto]'],
  },
  {
    text: 'opa meu querido, separa pra mim uma pepperoni e uma toscana, as duas família, e duas heineken',
    expect: ['1 p-pepperoni [Família]', '1 p-toscana [Família]', '2 heineken'],
  },
  { text: 'pizza baiana', expect: ['1 p-baiana [?]'] },
  { text: 'vou querer a da casa, tamanho família mesmo', expect: ['1 p-moda [Família]'] },
  {
    text: 'e bota tbm 2 pão de alho e 1 agua c gas',
    cart: ['1 p-mussarela [Grande]'],
    expect: ['1 p-mussarela [Grande]', '2 pao-alho', '1 agua-gas'],
  },
  { text: 'pode ser uma de frango, grande', expect: ['? 1 frango: p-frango-catupiry | p-frango-cheddar'] },
  {
    text: 'Boa noite\n1 lombo grande\n1 prestigio broto\n1 coca zero lata',
    expect: ['1 p-lombo [Grande]', '1 d-prestigio [Broto]', '1 coca-zero-lata'],
  },
  {
    text: 'queroo mtooo uma de chocolate com morango kkkk broto msm',
    expect: ['1 d-chocolate-morango [Broto]'],
  },
  {
    text: 'então é o seguinte a gente tá em sete pessoas aqui vai querer quatro pizzas médias duas de mussarela uma de palmito e uma de rúcula e três guaraná de dois litros',
    expect: ['2 p-mussarela [Média]', '1 p-palmito [Média]', '1 p-rucula [Média]', '3 guarana-2l'],
  },
  {
    text: 'uma cinco queijos e uma calabresa especial, tudo grande ta bom',
    expect: ['1 p-cinco-queijos [Grande]', '1 p-calabresa-especial [Grande]'],
  },
  // Options, extras and notes
  {
    text: 'calabresa grande sem sebola, borda recheada d catupiri',
    expect: ['1 p-calabresa [Grande] + borda:catupiry (sem sebola)'],
  },
  {
    text: 'portuguesa gd s/ ervilha e bem assada',
    expect: ['1 p-portuguesa [Grande] (s/ ervilha, bem assada)'],
  },
  {
    text: '2 frango catupiry grande, uma com bacon e milho e a outra normal',
    expect: [
      '1 p-frango-catupiry [Grande] + adicionais:bacon + adicionais:milho',
      '1 p-frango-catupiry [Grande]',
    ],
  },
  {
    text: 'quero uma de atum família com azeitona a mais e a borda de cream cheese',
    expect: ['1 p-atum [Família] + borda:cream-cheese + adicionais:azeitona'],
  },
  {
    text: 'pizza de chocolate grande com borda de doce de leite',
    expect: ['1 d-chocolate [Grande] + borda:doce-leite'],
  },
  {
    text: '1 quatro queijos broto com borda de chocolate',
    expect: ['1 p-quatro-queijos [Broto]', '! borda de chocolate'],
  },
  {
    text: 'me vê uma baiana grande sem pimenta pq tem criança aqui, e cortada em 12 fatias se der',
    expect: ['1 p-baiana [Grande] (sem pimenta, cortada em 12 fatias)'],
  },
  { text: 'toscana media com dois ovos a mais', expect: ['1 p-toscana [Média] + adicionais:ovo*2'] },
  // Sizes, halves and flavours
  { text: '1 grande meia calabresa meia muçarela', expect: ['1 p-calabresa / p-mussarela [Grande]'] },
  {
    text: '1 pizza família metade portuguesa metade frango c/ cheddar, borda de cheddar',
    expect: ['1 p-portuguesa / p-frango-cheddar [Família] + borda:cheddar'],
  },
  {
    text: 'uma grande 1/2 4 queijos e 1/2 atum, e outra broto de banana',
    expect: ['1 p-quatro-queijos / p-atum [Grande]', '1 d-banana [Broto]'],
  },
  {
    text: 'duas pizzas grandes, uma meio a meio de palmito com vegetariana e a outra inteira de calabresa',
    expect: ['1 p-palmito / p-vegetariana [Grande]', '1 p-calabresa [Grande]'],
  },
  { text: 'metade moda da casa metade pepperoni', expect: ['1 p-moda / p-pepperoni [?]'] },
  {
    text: 'me faz uma familia com metade prestígio e metade romeu e julieta pf',
    expect: ['1 d-prestigio / d-romeu [Família]'],
  },
  {
    text: '2 grandes meio a meio, as duas iguais: lombo e baiana',
    expect: ['2 p-lombo / p-baiana [Grande]'],
  },
]
