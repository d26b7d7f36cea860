import type { CorpusMessage } from '../../../corpus'

/** Several people who order in one message, one as the other or but for a word, of pizzas, by shop. */
export const togetherPizzas: Readonly<Record<string, readonly CorpusMessage[]>> = {
  pizzaria: [
    {
      text: 'a gente vai querer duas grandes, a minha metade calabresa metade atum e a das meninas só mussarela',
      expect: ['1 pizza [Grande] + sabores:calabresa + sabores:atum', '1 pizza [Grande] + sabores:mussarela'],
    },
    {
      text: 'pra mim uma broto de calabresa, pro Caio outra broto mas de quatro queijos',
      expect: ['1 pizza [Broto] + sabores:calabresa', '1 pizza [Broto] + sabores:quatro-queijos'],
    },
    {
      text: 'Ju: broto de atum\nMi: igual a da Ju com borda de catupiry\nRô: esfiha de carne, 3',
      expect: [
        '1 pizza [Broto] + sabores:atum',
        '1 pizza [Broto] + sabores:atum + borda:catupiry',
        '3 esfiha-carne',
      ],
    },
    {
      text: 'uma média pra cada casal: uma portuguesa e uma baiana',
      expect: ['1 pizza [Média] + sabores:portuguesa', '1 pizza [Média] + sabores:baiana'],
    },
    {
      text: 'eu quero lasanha à bolonhesa, minha mulher lasanha de frango e as crianças 4 esfihas de queijo',
      expect: ['1 lasanha-bolonhesa', '1 lasanha-frango', '4 esfiha-queijo'],
    },
    {
      text: 'um calzone de calabresa pra mim e um de frango com catupiry pra ela',
      expect: ['1 calzone + recheio:calabresa', '1 calzone + recheio:frango-catupiry'],
    },
    {
      text: 'cada um vai querer uma lata: duas coca, uma coca zero e um guaraná',
      expect: ['2 refri-lata + sabor:coca', '1 refri-lata + sabor:coca-zero', '1 refri-lata + sabor:guarana'],
    },
    {
      text: '2 suco natural de 500, o meu de laranja sem açúcar e o dele de limão',
      expect: ['1 suco + sabor:laranja (sem açúcar)', '1 suco + sabor:limao'],
    },
    { text: 'o da minha sogra é nhoque, o meu também', expect: ['2 nhoque'] },
    { text: 'pudim pra todo mundo, somos 6', expect: ['6 pudim'] },
    {
      text: 'meu sogro quer uma igual',
      cart: ['1 pizza [Grande] + sabores:calabresa'],
      expect: ['2 pizza [Grande] + sabores:calabresa'],
    },
    {
      text: 'mais uma igual só que de portuguesa pro pessoal de cima',
      cart: ['1 pizza [Grande] + sabores:calabresa'],
      expect: ['1 pizza [Grande] + sabores:calabresa', '1 pizza [Grande] + sabores:portuguesa'],
    },
    {
      text: 'metade da pizza é pra mim de pepperoni e a outra metade pro Beto de bacon, tamanho média',
      expect: ['1 pizza [Média] + sabores:pepperoni + sabores:bacon'],
    },
    {
      text: 'mesa 1 quer uma família de marguerita, mesa 2 uma família de frango com cheddar e uma jarra de suco de maracujá',
      expect: [
        '1 pizza [Família] + sabores:marguerita',
        '1 pizza [Família] + sabores:frango-cheddar',
        '1 suco-jarra + sabor:maracuja',
      ],
    },
    {
      text: 'duas pizzas médias, as duas com borda de cheddar: a nossa de vegetariana e a da vó de napolitana',
      expect: [
        '1 pizza [Média] + sabores:vegetariana + borda:cheddar',
        '1 pizza [Média] + sabores:napolitana + borda:cheddar',
      ],
    },
    { text: '3 petit gateau um pra cada um', expect: ['3 petit-gateau'] },
    {
      text: 'a Lê quer salada caesar sem croutons, o Dani quer salada caprese e eu batata frita',
      expect: ['1 caesar (sem croutons)', '1 caprese', '1 batata'],
    },
  ],
  'pizza-recife': [
    {
      text: 'oxe, pra mim uma broto de charque, pra minha esposa uma broto de cartola e pro menino calzone de calabresa',
      expect: [
        '1 pizza [Broto] + sabores:charque',
        '1 pizza [Broto] + sabores:cartola',
        '1 calzone + recheio:calabresa',
      ],
    },
    {
      text: 'duas família, a da gente meia portuguesa meia atum, a do vizinho toda de mussarela',
      expect: [
        '1 pizza [Família] + sabores:portuguesa + sabores:atum',
        '1 pizza [Família] + sabores:mussarela',
      ],
    },
    { text: 'um caldinho de sururu pra cada, são quatro', expect: ['4 caldinho-sururu'] },
    {
      text: 'eu quero lasanha de camarão e mainha quer a de bolonhesa',
      expect: ['1 lasanha-camarao', '1 lasanha-bolonhesa'],
    },
    {
      text: 'dois sucos de copo, o meu de cajá e o de painho de graviola',
      expect: ['1 suco-caja [Copo]', '1 suco-graviola [Copo]'],
    },
    {
      text: 'Duda: média de nordestina\nTon: média de nordestina também\nEu: macaxeira com charque meia',
      expect: ['2 pizza [Média] + sabores:nordestina', '1 macaxeira-charque [Meia]'],
    },
    {
      text: 'combo família meia calabresa meia bacon com coca pra nós e um guaraná lata pro pequeno',
      expect: ['1 combo-familia + sabores:calabresa + sabores:bacon + bebida:coca', '1 guarana-lata'],
    },
    {
      text: 'as duas iguais: grande de camarão com borda de catupiry',
      expect: ['2 pizza [Grande] + sabores:camarao + bordas:catupiry'],
    },
    {
      text: 'uma de camarão pra mim e uma de marguerita pra ela, as duas médias, a minha com borda de cheddar',
      expect: ['1 pizza [Média] + sabores:camarao + bordas:cheddar', '1 pizza [Média] + sabores:marguerita'],
    },
    { text: 'bolo de rolo pra cada um, somos cinco visse', expect: ['5 bolo-rolo'] },
    {
      text: 'painho quer outra igual com borda de queijo coalho',
      cart: ['1 pizza [Média] + sabores:atum'],
      expect: ['1 pizza [Média] + sabores:atum', '1 pizza [Média] + sabores:atum + bordas:coalho'],
    },
    {
      text: 'mais duas skol que chegou meu cunhado',
      cart: ['2 skol', '1 pizza [Grande] + sabores:bacon'],
      expect: ['4 skol', '1 pizza [Grande] + sabores:bacon'],
    },
    {
      text: 'cada menina quer uma cajuína e os homens querem heineken, são 2 meninas e 3 homens',
      expect: ['2 cajuina', '3 heineken'],
    },
    {
      text: 'Apto 101: grande de frango com catupiry\nApto 202: grande de quatro queijos\nPortaria: uma coca lata',
      expect: [
        '1 pizza [Grande] + sabores:frango-catupiry',
        '1 pizza [Grande] + sabores:quatro-queijos',
        '1 coca-lata',
      ],
    },
    {
      text: 'uma isca de peixe inteira pra mesa toda, uma macaxeira frita meia só pra mim',
      expect: ['1 isca-peixe [Inteira]', '1 macaxeira [Meia]'],
    },
    { text: '2 coca lata, uma zero pra mim', expect: ['1 coca-lata', '1 coca-zero-lata'] },
  ],
}
