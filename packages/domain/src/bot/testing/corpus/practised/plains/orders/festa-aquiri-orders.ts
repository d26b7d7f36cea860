import type { CorpusMessage } from '../../../corpus'

/** festa-aquiri: what is ordered. */
export const festaAquiriOrders: readonly CorpusMessage[] = [
  {
    text: 'bom dia, quero 2 balão nº 9 azul e 1 rosa',
    expect: ['2 balao-9 + cor:azul', '1 balao-9 + cor:rosa'],
  },
  { text: 'um balao metalizado dourado', expect: ['1 balao-metalizado + cor:dourado'] },
  { text: 'kit festa tema safari e uma vela vulcão', expect: ['1 kit-tema + tema:safari', '1 vela-vulcao'] },
  { text: 'kit festa', expect: ['1 kit-tema + ?tema'] },
  { text: '3 toalha de mesa branca', expect: ['3 toalha + cor:branco'] },
  {
    text: 'uma toalha tnt vermelha e uma amarela pfv',
    expect: ['1 toalha + cor:vermelho', '1 toalha + cor:amarelo'],
  },
  { text: '5 pacotes de copo descartável 200 ml', expect: ['5 copo-200 [Pacote]'] },
  { text: 'uma caixa de copo descartavel de 200ml', expect: ['1 copo-200 [Caixa]'] },
  {
    text: '2 pct de garfo descartável e 2 pct de prato raso',
    expect: ['2 garfo [Pacote]', '2 prato-raso [Pacote]'],
  },
  {
    text: '4 pacotes de guardanapo e uma caixa de marmita de isopor',
    expect: ['4 guardanapo [Pacote]', '1 marmita-isopor [Caixa]'],
  },
  { text: 'um pacote de prato', expect: ['? 1 prato: prato-raso | prato-fundo'] },
  { text: 'uma vela', expect: ['? 1 vela: vela-estrela | vela-vulcao'] },
  { text: 'colher descartável', expect: ['1 colher [?]'] },
  { text: '2 vela estrelinha e uma faixa de parabéns 🎉', expect: ['2 vela-estrela', '1 faixa'] },
  { text: '10 forminha pra docinho verde', expect: ['10 forminha + cor:verde'] },
  {
    text: 'niver do Enzo:\nkit festa dinossauro\nbalão nº 9 verde 2\ntoalha de mesa verde 1\nlíngua de sogra 2\nchapéu de aniversário 1\nvela estrelinha 1',
    expect: [
      '1 kit-tema + tema:dinossauro',
      '2 balao-9 + cor:verde',
      '1 toalha + cor:verde',
      '2 lingua-sogra',
      '1 chapeu',
      '1 vela-estrela',
    ],
  },
  {
    text: 'oi bom dia eu preciso de três leite condensado um granulado de chocolate e duas balas de coco e um pacote de pirulito',
    expect: ['3 leite-condensado', '1 granulado', '2 bala-coco', '1 pirulito'],
  },
  {
    text: 'Olá, boa tarde! Vou precisar de uma caixa para bolo, dois pacotes de colher descartável e um pacote de guardanapo. Obrigada!',
    expect: ['1 caixa-bolo', '2 colher [Pacote]', '1 guardanapo [Pacote]'],
  },
  {
    text: 'um painel de led e 2 balão metalizado prata',
    expect: ['! painel de led', '2 balao-metalizado + cor:prata'],
  },
  {
    text: 'bomba de encher balão e 1 balão nº9 vermelho',
    expect: ['1 bomba-balao', '1 balao-9 + cor:vermelho'],
  },
  {
    text: 'mais um pacote de copo de café mana',
    cart: ['2 guardanapo [Pacote]'],
    expect: ['2 guardanapo [Pacote]', '1 copo-50 [Pacote]'],
  },
  {
    text: 'e 2 língua de sogra tbm',
    cart: ['1 kit-tema + tema:futebol'],
    expect: ['1 kit-tema + tema:futebol', '2 lingua-sogra'],
  },
  {
    text: 'acrescenta uma forminha rosa e uma branca',
    cart: ['2 leite-condensado'],
    expect: ['2 leite-condensado', '1 forminha + cor:rosa', '1 forminha + cor:branco'],
  },
  {
    text: 'põe mais dois leite condensado que vou fazer brigadeiro',
    cart: ['1 leite-condensado', '1 granulado'],
    expect: ['3 leite-condensado', '1 granulado'],
  },
]
