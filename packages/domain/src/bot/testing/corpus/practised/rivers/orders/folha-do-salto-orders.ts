import type { CorpusMessage } from '../../../corpus'

/** folha-do-salto: what is ordered. */
export const folhaDoSaltoOrders: readonly CorpusMessage[] = [
  {
    text: 'oi! quero um bowl de 500g com arroz integral e falafel, molho tahine',
    expect: ['1 bowl [500g] + base:integral + proteina:falafel + molho:tahine'],
  },
  {
    text: 'bowl 300g quinoa com tofu grelhado',
    expect: ['1 bowl [300g] + base:quinoa + proteina:tofu'],
  },
  {
    text: 'um burger de lentilha no pão australiano e um suco verde',
    expect: ['1 b-lentilha + pao:australiano', '1 suco-verde'],
  },
  { text: 'me ve um hamburguer de jaca', expect: ['1 b-jaca + ?pao'] },
  { text: '2 feijoada vegana pfvr', expect: ['2 feijoada'] },
  {
    text: 'burger de feijão preto com pão de beterraba, queijo vegano e bacon de coco',
    expect: ['1 b-feijao + pao:beterraba + adicionais:queijo + adicionais:bacon-coco'],
  },
  { text: 'bom diaa, uma lasanha de berinjela e um brownie', expect: ['1 lasanha', '1 brownie'] },
  {
    text: 'burguer de lentilha pão sem glúten, sem tomate',
    expect: ['1 b-lentilha + pao:sem-gluten (sem tomate)'],
  },
  { text: '4 coxinhas de jaca', expect: ['4 coxinha'] },
  {
    text: 'um strogonoff de cogumelos e uma kombucha',
    expect: ['1 strogonoff', '? 1 kombucha: kombucha-gengibre | kombucha-uva'],
  },
  { text: 'um bowl monte o seu de 500g', expect: ['1 bowl [500g] + ?base + ?proteina'] },
  {
    text: 'Bom dia\n- 1 feijoada vegana\n- 1 burger de jaca no pão australiano\n- 2 água de coco\n- 1 torta de limão',
    expect: ['1 feijoada', '1 b-jaca + pao:australiano', '2 agua-coco', '1 torta-limao'],
  },
  {
    text: 'dois burgers de lentilha um no pao de beterraba e outro no australiano',
    expect: ['1 b-lentilha + pao:beterraba', '1 b-lentilha + pao:australiano'],
  },
  {
    text: '1 bowl de 300g mix de folhas com grão de bico',
    expect: ['1 bowl [300g] + base:folhas + proteina:grao'],
  },
  {
    text: 'vou querer também uma kombucha de uva',
    cart: ['1 strogonoff'],
    expect: ['1 strogonoff', '1 kombucha-uva'],
  },
  {
    text: 'oi boa tarde eu queria uma lasanha e dois suco de laranja e tres coxinha de jaca',
    expect: ['1 lasanha', '2 suco-laranja', '3 coxinha'],
  },
  { text: '1 kombucha d gengibre e 1 brownie', expect: ['1 kombucha-gengibre', '1 brownie'] },
  {
    text: 'Boa tarde, por favor um bowl de 500g: base quinoa, cogumelo shimeji e molho pesto. Obrigada!',
    expect: ['1 bowl [500g] + base:quinoa + proteina:cogumelo + molho:pesto'],
  },
  { text: 'feijoada vegana sem farofa', expect: ['1 feijoada (sem farofa)'] },
  {
    text: 'mais duas coxinhas',
    cart: ['4 coxinha', '1 suco-verde'],
    expect: ['6 coxinha', '1 suco-verde'],
  },
  {
    text: 'bota picles no burger',
    cart: ['1 b-feijao + pao:australiano'],
    expect: ['1 b-feijao + pao:australiano + adicionais:picles'],
  },
  { text: 'quero um suco verde e um quibe', expect: ['1 suco-verde', '! quibe'] },
  {
    text: 'me adiciona uma torta de limao',
    cart: ['2 feijoada'],
    expect: ['2 feijoada', '1 torta-limao'],
  },
  {
    text: 'dois burger de feijao preto no australiano e 2 agua',
    expect: ['2 b-feijao + pao:australiano', '2 agua'],
  },
]
