import type { CorpusMessage } from '../../corpus'

/** More of what customers of the mercadinho in Natal write. */
export const mercadinhoMessages: readonly CorpusMessage[] = [
  {
    text: 'galado manda um garrafão de água na troca e um gás com casco novo',
    expect: ['1 garrafao + vasilhame:troca', '1 gas + casco:novo'],
  },
  {
    text: '2 kg de arroz branco, 1 de feijão carioca e 3 de açúcar',
    expect: ['2 arroz-branco', '1 feijao-carioca', '3 acucar'],
  },
  { text: 'coca 2 litros 2', expect: ['2 coca [2 litros]'] },
  { text: 'coca zero lata 6 e skol 12', expect: ['6 coca-zero [Lata]', '12 skol [Unidade]'] },
  { text: 'um fardo de itaipava e gelo 5kg 2 sacos', expect: ['1 itaipava [Fardo]', '2 gelo'] },
  { text: 'ovos bandeja com 30', expect: ['1 ovos [Bandeja com 30]'] },
  { text: 'bandeja com 12 ovos, 2', expect: ['2 ovos [Bandeja com 12]'] },
  { text: 'meio quilo de queijo coalho fatiado', expect: ['1 queijo-coalho [500 g] + corte:fatiado'] },
  { text: 'papel higienico 12 rolos', expect: ['1 papel-12'] },
  { text: 'papel higiênico 4 rolos, 3 pacotes', expect: ['3 papel-4'] },
  { text: 'café santa clara 250g e leite integral 4', expect: ['1 cafe-clara', '4 leite-integral'] },
  { text: 'macarrão', expect: ['? 1 macarrao: espaguete | parafuso'] },
  { text: 'flocão 5 goma 2 farinha 1', expect: ['5 flocao', '2 goma', '1 farinha'] },
  {
    text: 'detergente 3, sabão em pó 800g 1 e água sanitária 2',
    expect: ['3 detergente', '1 sabao-po', '2 sanitaria'],
  },
  { text: 'oleo de soja 2 unidades e margarina', expect: ['2 oleo', '1 margarina'] },
  {
    text: 'um quilo de carne de sol e 300g de mortadela',
    expect: ['1 carne-sol [1 kg]', '? 1 mortadela: mortadela'],
  },
  {
    text: 'tira o arroz e bota parboilizado',
    cart: ['2 arroz-branco', '1 acucar'],
    expect: ['2 arroz-parboilizado', '1 acucar'],
  },
  { text: 'fardo de água 2 e água mineral 500ml 3', expect: ['2 agua-fardo', '3 agua-500'] },
  { text: 'leite em pó 2, desnatado 1', expect: ['2 leite-po', '1 leite-desnatado'] },
]
