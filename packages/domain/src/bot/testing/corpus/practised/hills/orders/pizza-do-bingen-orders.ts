import type { CorpusMessage } from '../../../corpus'

/** pizza-do-bingen: what is ordered. */
export const pizzaDoBingenOrders: readonly CorpusMessage[] = [
  { text: 'boa noite qro uma pizza grande de calabreza', expect: ['1 p-calabresa [Grande]'] },
  {
    text: 'uma grande meia calabresa meia portuguesa e uma coca 2l',
    expect: ['1 p-calabresa / p-portuguesa [Grande]', '1 coca-2l'],
  },
  {
    text: 'média metade frango c catupiry metade mussarela pfv',
    expect: ['1 p-frango / p-mussarela [Média]'],
  },
  { text: '1 brotinho de nutella com morango 😋', expect: ['1 p-nutella [Brotinho]'] },
  {
    text: 'oi queria uma pizza grande de portuguesa com borda de catupiry massa fina',
    expect: ['1 p-portuguesa [Grande] + borda:catupiry + massa:fina'],
  },
  { text: 'me vê uma meio a meio marguerita e alho e óleo', expect: ['1 p-marguerita / p-alho [?]'] },
  { text: 'pizza de truta grande sem alcaparras', expect: ['1 p-truta [Grande] (sem alcaparras)'] },
  {
    text: 'boa noite vou querer duas pizzas grandes uma de mussarela e outra metade linguiça artesanal metade cogumelos e um pão de alho',
    expect: ['1 p-mussarela [Grande]', '1 p-linguica / p-cogumelos [Grande]', '1 pao-alho'],
  },
  { text: 'um calzone de frango', expect: ['1 calzone + recheio:frango'] },
  { text: '2 calzone', expect: ['2 calzone + ?recheio'] },
  {
    text: 'quero dois calsone um de presunto e queijo e um de espinafre',
    expect: ['1 calzone + recheio:presunto-queijo', '1 calzone + recheio:espinafre'],
  },
  { text: 'quero a portuguesa', expect: ['1 p-portuguesa [?]'] },
  { text: 'grande 1/2 calabreza 1/2 frango', expect: ['1 p-calabresa / p-frango [Grande]'] },
  {
    text: 'Boa noite!\n1 grande mussarela\n1 média banana c/ canela\n2 bohemia\n1 água',
    expect: ['1 p-mussarela [Grande]', '1 p-banana [Média]', '2 bohemia', '1 agua'],
  },
  { text: 'coloca uma coca', expect: ['? 1 coca: coca-lata | coca-2l'] },
  {
    text: 'e um mate tbm',
    cart: ['1 p-calabresa [Média]'],
    expect: ['1 p-calabresa [Média]', '1 mate'],
  },
  {
    text: 'média de calabresa sem cebola borda cheddar e 1 guaraná 2 litros',
    expect: ['1 p-calabresa [Média] + borda:cheddar (sem cebola)', '1 guarana-2l'],
  },
  {
    text: 'Olá, boa noite! Gostaria, por favor, de uma pizza de cogumelos tamanho grande na massa integral. Muito obrigada.',
    expect: ['1 p-cogumelos [Grande] + massa:integral'],
  },
  {
    text: 'mais uma pizza, brotinho de banana com canela',
    cart: ['1 p-truta [Grande]', '1 vinho-tinto'],
    expect: ['1 p-truta [Grande]', '1 vinho-tinto', '1 p-banana [Brotinho]'],
  },
  { text: '3 mussarela grande e 2 coca 2l, é festinha kkk', expect: ['3 p-mussarela [Grande]', '2 coca-2l'] },
  { text: 'quero uma bruscheta e 1 vinho tinto', expect: ['1 bruschetta', '1 vinho-tinto'] },
  {
    text: 'pizza grande meia mussarela meia marguerita com borda recheada de catupiry',
    expect: ['1 p-mussarela / p-marguerita [Grande] + borda:catupiry'],
  },
  { text: 'me manda uma de strogonoff grande e uma itaipava', expect: ['! strogonoff', '1 itaipava'] },
]
