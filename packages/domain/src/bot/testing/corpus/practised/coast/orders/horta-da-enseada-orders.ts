import type { CorpusMessage } from '../../../corpus'

/** horta-da-enseada: what is ordered. */
export const hortaDaEnseadaOrders: readonly CorpusMessage[] = [
  { text: 'oii, quero uma salada caesar grande', expect: ['1 caesar [Grande]'] },
  { text: '2 wrap de frango integrl', expect: ['2 wrap-frango + massa:integral'] },
  {
    text: 'wrap vegano sem glúten e uma kombucha',
    expect: ['1 wrap-vegano + massa:sem-gluten', '1 kombucha'],
  },
  { text: 'qro um wrap de atum', expect: ['1 wrap-atum + ?massa'] },
  { text: 'me manda um wrap integral', expect: ['? 1 wrap: wrap-frango | wrap-atum | wrap-vegano'] },
  {
    text: 'monte sua salada média: rúcula, tomate cereja, manga, frango grelhado e molho de iogurte',
    expect: [
      '1 monte [Média] + base:rucula + complementos:tomate + complementos:manga + proteina:frango + molho:iogurte',
    ],
  },
  {
    text: 'monte sua salada grande com quinoa, grão de bico, cenoura e palmito, com salmão',
    expect: [
      '1 monte [Grande] + base:quinoa + complementos:grao + complementos:cenoura + complementos:palmito + proteina:salmao',
    ],
  },
  {
    text: 'monte sua salada grande de mix de alfaces, milho e tofu',
    expect: ['1 monte [Grande] + base:alface + complementos:milho + proteina:tofu'],
  },
  { text: 'vou querer a salada mediterranea', expect: ['1 mediterranea [?]'] },
  {
    text: 'suco verde 500 com gengibre e hortelã',
    expect: ['1 suco-verde [500 ml] + extras:gengibre + extras:hortela'],
  },
  { text: 'um suco de abacaxi com hortelã de 300', expect: ['1 suco-abacaxi [300 ml] + extras:hortela'] },
  { text: 'dois sucos de laranja de 500ml sem gelo', expect: ['2 suco-laranja [500 ml] (sem gelo)'] },
  { text: 'quero um kit com 5 do fit frango', expect: ['1 fit-frango [Kit com 5]'] },
  { text: '2 fit lasanha e 1 fit patinho', expect: ['2 fit-lasanha [Unidade]', '1 fit-carne [Unidade]'] },
  {
    text: 'um kit de patinho com abóbora e um kit de lasanha de abobrinha',
    expect: ['1 fit-carne [Kit com 5]', '1 fit-lasanha [Kit com 5]'],
  },
  { text: 'tô gripada, me vê uma sopa', expect: ['? 1 sopa: sopa-abobora | sopa-legumes'] },
  {
    text: '1 sopa de abóbora bem quente e 1 água de coco',
    expect: ['1 sopa-abobora (bem quente)', '1 agua-coco'],
  },
  {
    text: 'Olá! Bom dia. Gostaria de uma salada Caesar média sem croutons e um brownie sem açúcar. Obrigada 🌱',
    expect: ['1 caesar [Média] (sem croutons)', '1 brownie'],
  },
  {
    text: 'e uma salada de frutas tb pfv',
    cart: ['1 sopa-legumes'],
    expect: ['1 sopa-legumes', '1 salada-frutas'],
  },
  {
    text: '*pedido escritório*\ncaesar grande - 2\nwrap de frango tradicional - 1\nsuco verde 300 - 3\nágua - 2',
    expect: ['2 caesar [Grande]', '1 wrap-frango + massa:tradicional', '3 suco-verde [300 ml]', '2 agua'],
  },
  {
    text: 'boa tarde eu vou querer dois wraps de frango um integral e um tradicional e um suco de laranja de trezentos',
    expect: [
      '1 wrap-frango + massa:integral',
      '1 wrap-frango + massa:tradicional',
      '1 suco-laranja [300 ml]',
    ],
  },
  { text: 'mais 1 kombucha', cart: ['1 kombucha', '1 brownie'], expect: ['2 kombucha', '1 brownie'] },
  { text: 'coca zero e uma salada mediterrânea média', expect: ['! coca zero', '1 mediterranea [Média]'] },
  {
    text: 'uma água de coco, 1 sopa de legumes sem sal',
    expect: ['1 agua-coco', '1 sopa-legumes (sem sal)'],
  },
]
