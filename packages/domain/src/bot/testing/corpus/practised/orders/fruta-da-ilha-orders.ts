import type { CorpusMessage } from '../../corpus'

/** fruta-da-ilha: what is ordered. */
export const frutaDaIlhaOrders: readonly CorpusMessage[] = [
  // Plain orders
  { text: 'égua, manda 5 dindim de taperebá', expect: ['5 dd-tapereba'] },
  { text: '2 picoler de castanha e 1 de coco', expect: ['2 pic-castanha', '1 pic-coco'] },
  { text: '10 dindim, 5 de taperebá e 5 de coco', expect: ['5 dd-tapereba', '5 dd-coco'] },
  {
    text: 'um litro de açaí grosso e meio litro do médio',
    expect: ['1 acai-grosso [1 litro]', '1 acai-medio [Meio litro]'],
  },
  { text: 'quero chopp de cupuaçu, 3', expect: ['3 dd-cupuacu'] },
  {
    text: 'e mais duas tapioquinha com coco e uma jarra de suco de acerola',
    cart: ['1 acai-grosso [1 litro]'],
    expect: ['1 acai-grosso [1 litro]', '2 tapioquinha', '1 suco-acerola [Jarra]'],
  },
  { text: 'DINDIM DE NINHO COM NUTELLA 4 UNIDADES', expect: ['4 dd-ninho-nutella'] },
  { text: 'suco de graviola', expect: ['1 suco-graviola [?]'] },
  {
    text: 'maninha vê uma tigelinha de creme de bacuri e duas de creme de cupuaçu',
    expect: ['1 creme-bacuri', '2 creme-cupuacu'],
  },
  { text: 'me dá um de murici e dois de maracuja, dindin msm', expect: ['1 dd-murici', '2 dd-maracuja'] },
  { text: '2 tapereba pfv', expect: ['? 2 tapereba: dd-tapereba | pic-tapereba | suco-tapereba'] },
  {
    text: 'geladinho, um de cada: leite ninho, graviola e açaí',
    expect: ['1 dd-ninho', '1 dd-graviola', '1 dd-acai'],
  },
  { text: 'picolé\ntapereba 4\ncupu 4\naçaí 2', expect: ['4 pic-tapereba', '4 pic-cupuacu', '2 pic-acai'] },
  {
    text: 'boa tarde mana vou querer pro aniversário da minha neta vinte dindim sendo oito de coco seis de murici e seis de leite ninho mais uma jarra de suco de taperebá e três água',
    expect: ['8 dd-coco', '6 dd-murici', '6 dd-ninho', '1 suco-tapereba [Jarra]', '3 agua'],
  },
  { text: 'açaí fino 2 litros', expect: ['2 acai-fino [1 litro]'] },
  // Options, extras and notes
  {
    text: 'açaí no copo de 500 com granola e banana',
    expect: ['1 acai-copo [500 ml] + acompanhamentos:granola + acompanhamentos:banana'],
  },
  {
    text: 'um açaí no copo 300ml só com farinha de tapioca, sem açúcar',
    expect: ['1 acai-copo [300 ml] + acompanhamentos:tapioca (sem açúcar)'],
  },
  {
    text: '2 açaí de copo de 700, um com leite condensado e leite em pó, outro puro',
    expect: [
      '1 acai-copo [700 ml] + acompanhamentos:leite-cond + acompanhamentos:leite-po',
      '1 acai-copo [700 ml]',
    ],
  },
  {
    text: 'copo de 3 bolas cupuaçu, bacuri e castanha com calda de caramelo',
    expect: ['1 copo-3 + sabores:cupuacu + sabores:bacuri + sabores:castanha + calda:caramelo'],
  },
  {
    text: 'casquinha 1 bola de chocolate com calda de chocolate tbm',
    expect: ['1 casquinha-1 + sabores:chocolate + calda:chocolate'],
  },
  {
    text: 'tapioquinha com queijo bem torradinha e com pouca manteiga',
    expect: ['1 tapioquinha-queijo (bem torradinha, com pouca manteiga)'],
  },
  {
    text: 'suco de cupuaçu no copo sem açucar e sem gelo',
    expect: ['1 suco-cupuacu [Copo] (sem açucar, sem gelo)'],
  },
  { text: 'milkshake de ninho 700ml com paçoca', expect: ['1 shake [700 ml] + sabor:ninho', '! paçoca'] },
  // Sizes, halves and flavours
  {
    text: 'pote de 1 litro metade murici metade tapioca',
    expect: ['1 pote-1l + sabores:murici + sabores:tapioca'],
  },
  {
    text: 'casquinha de duas bolas, taperebá e flocos',
    expect: ['1 casquinha-2 + sabores:tapereba + sabores:flocos'],
  },
  {
    text: '3 casquinhas de 2 bolas: uma só de açaí, as outras duas graviola com coco',
    expect: ['1 casquinha-2 + sabores:acai*2', '2 casquinha-2 + sabores:graviola + sabores:coco'],
  },
  {
    text: 'pote 2 litros três sabores: bacuri, cupuaçu e castanha do pará',
    expect: ['1 pote-2l + sabores:cupuacu + sabores:bacuri + sabores:castanha'],
  },
  { text: 'quero um pote de dois litros de flocos', expect: ['1 pote-2l + sabores:flocos'] },
  { text: 'uma casquinha de cupuaçu', expect: ['? 1 casquinha: casquinha-1 | casquinha-2'] },
  {
    text: 'uma de duas bolas, uma das bolas é murici',
    expect: ['1 casquinha-2 + sabores:murici + ?sabores'],
  },
]
