import type { CorpusMessage } from '../../../corpus'

/** pedal-do-cariri: what is ordered. */
export const pedalDoCaririOrders: readonly CorpusMessage[] = [
  { text: 'macho, me vê uma câmara de ar aro 26 e um remendo', expect: ['1 camara + aro:a26', '1 remendo'] },
  { text: 'dois pneus aro 29', expect: ['2 pneu + aro:a29'] },
  { text: 'um pneu e uma câmara aro 20', expect: ['1 pneu + aro:a20', '1 camara + aro:a20'] },
  { text: 'um capacete azul e uma lanterna traseira', expect: ['1 capacete + cor:azul', '1 lanterna'] },
  { text: 'selim de gel', expect: ['1 selim-gel'] },
  { text: 'quero um selim', expect: ['1 selim'] },
  { text: 'par de manopla preta', expect: ['1 manopla + cor:preto'] },
  {
    text: 'uma corrente, um par de pedais e duas pastilhas de freio',
    expect: ['1 corrente', '1 pedal', '2 pastilha'],
  },
  { text: 'revisão completa e alinhamento de roda', expect: ['1 revisao', '1 alinhamento'] },
  { text: '2 garrafas e 2 suportes de garrafa', expect: ['2 garrafa', '2 suporte'] },
  { text: 'pneu', expect: ['1 pneu + ?aro'] },
  {
    text: 'oxe, furou aqui, traz uma câmara aro 29 e a bomba de ar',
    expect: ['1 camara + aro:a29', '1 bomba'],
  },
  { text: 'um farol, um cadeado e um guidão', expect: ['1 farol', '1 cadeado', '! guidão'] },
  {
    text: 'dois capacetes, um vermelho e um preto',
    expect: ['1 capacete + cor:vermelho', '1 capacete + cor:preto'],
  },
  { text: '2 câmaras: uma aro 20 e outra aro 26', expect: ['1 camara + aro:a20', '1 camara + aro:a26'] },
  {
    text: 'pro meu menino um capacete vermelho e pra mim um azul',
    expect: ['1 capacete + cor:vermelho', '1 capacete + cor:azul'],
  },
  { text: 'regulagem de marcha pra duas bicicletas', expect: ['2 regulagem'] },
  { text: 'uma manopla rosa', expect: ['1 manopla + ?cor', '! rosa'] },
  {
    text: 'Boa tarde, desejo um cadeado e um farol. Entregar na Lagoa Seca, rua das flores 12. Obrigado.',
    expect: ['1 cadeado', '1 farol', 'entrega', 'bairro Lagoa Seca', 'endereço rua das flores 12'],
  },
  { text: '3 pastilha d freio e 1 corrente', expect: ['3 pastilha', '1 corrente'] },
  { text: 'quatro pneus aro 26, quatro câmaras aro 26', expect: ['4 pneu + aro:a26', '4 camara + aro:a26'] },
  { text: 'bomba de ar 1 remendo 2', expect: ['1 bomba', '2 remendo'] },
  { text: 'um selim de gel e não o comum', expect: ['1 selim-gel'] },
  { text: 'um suporte de garrafa com a garrafa junto', expect: ['1 suporte', '1 garrafa'] },
]
