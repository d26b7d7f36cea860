import type { CorpusMessage } from '../../../corpus'

/** Several people who order in one message, one as the other or but for a word, of what stands on a counter, by shop. */
export const togetherCafes: Readonly<Record<string, readonly CorpusMessage[]>> = {
  'cafe-poa': [
    {
      text: 'pra mim café passado grande, pra Bere cappuccino pequeno e pro Oto um chocolate quente grande',
      expect: ['1 cafe-passado [Grande]', '1 cappuccino [Pequeno]', '1 chocolate-quente [Grande]'],
    },
    {
      text: 'duas torradas no pão integral, a minha sem manteiga e a dele com ovo',
      expect: ['1 torrada + pao:integral (sem manteiga)', '1 torrada + pao:integral + adicionais:ovo'],
    },
    { text: 'um farroupilha pra cada um, somos seis', expect: ['6 farroupilha'] },
    {
      text: 'dois cafés com leite pequenos, um com leite sem lactose pra mim',
      expect: ['1 cafe-leite [Pequeno]', '1 cafe-leite [Pequeno] + leite:sem-lactose'],
    },
    {
      text: 'a Lisi quer fatia de torta de limão, o Beto quer fatia de cheesecake e eu quero igual a Lisi',
      expect: ['2 torta-limao [Fatia]', '1 cheesecake [Fatia]'],
    },
    {
      text: 'uma dúzia de cacetinho pra minha casa e uma de pão de queijo pro escritório',
      expect: ['1 cacetinho [Dúzia]', '1 pao-queijo [Dúzia]'],
    },
    {
      text: 'Sala 2: 3 espresso\nSala 5: 2 espresso duplo e 1 chá de camomila\nRecepção: 1 croissant de chocolate',
      expect: ['3 espresso', '2 espresso-duplo', '1 cha-camomila', '1 croissant-chocolate'],
    },
    {
      text: 'cesta romântica pra minha namorada com suco de laranja e flores, e uma cesta kids pro afilhado com chocolate quente',
      expect: ['1 cesta-romantica + bebida:laranja + mimos:flores', '1 cesta-kids + bebida:chocolate'],
    },
    {
      text: 'eu e minha colega vamos querer mocha grande, o dela com chantilly',
      expect: ['1 mocha [Grande]', '1 mocha [Grande] + adicionais:chantilly'],
    },
    {
      text: 'meu sogro quer uma torrada americana no cacetinho e minha sogra uma também mas no pão de forma',
      expect: ['1 torrada-americana + pao:cacetinho', '1 torrada-americana + pao:forma'],
    },
    {
      text: 'três negrinhos e três branquinhos, um de cada pra cada guria',
      expect: ['3 negrinho', '3 branquinho'],
    },
    { text: 'um alfajor pra mim e dois pra minha mãe', expect: ['3 alfajor'] },
    {
      text: 'minha amiga quer um igual mas pequeno',
      cart: ['1 cappuccino [Grande]'],
      expect: ['1 cappuccino [Grande]', '1 cappuccino [Pequeno]'],
    },
    {
      text: 'a do Beto é com bacon',
      cart: ['2 torrada + pao:forma'],
      expect: ['1 torrada + pao:forma', '1 torrada + pao:forma + adicionais:bacon'],
    },
    {
      text: 'pro chefe um café passado grande sem açúcar, pra gente 4 cafés passados pequenos',
      expect: ['1 cafe-passado [Grande] (sem açúcar)', '4 cafe-passado [Pequeno]'],
    },
    { text: 'uma cuca de uva pra vizinha e duas de banana pra nós', expect: ['1 cuca-uva', '2 cuca-banana'] },
    {
      text: 'as duas querem croissant de presunto e queijo, eu só um suco de uva',
      expect: ['2 croissant-presunto', '1 suco-uva'],
    },
  ],
  lanchonete: [
    {
      text: 'mana, pra mim um x-caboquinho, pro mano um x-caboquinho com ovo e pra mamãe pão com tucumã',
      expect: ['1 x-caboquinho', '1 x-caboquinho + adicionais:ovo', '1 pao-tucuma'],
    },
    {
      text: 'dois sucos de 500, o meu de cupuaçu com leite e o dele de acerola com água',
      expect: [
        '1 suco [500 ml] + sabor:cupuacu + preparo:leite',
        '1 suco [500 ml] + sabor:acerola + preparo:agua',
      ],
    },
    {
      text: 'uma tapioca de queijo coalho pra cada, somos três',
      expect: ['3 tapioca + recheio:queijo-coalho'],
    },
    {
      text: 'eu quero tapioca de tucumã com banana, minha prima quer igual sem banana',
      expect: ['1 tapioca + recheio:tucuma + recheio:banana', '1 tapioca + recheio:tucuma'],
    },
    {
      text: 'Kelly - pastel de carne\nDener - pastel de pirarucu\nTia Socorro - 2 bolinho de macaxeira',
      expect: ['1 pastel + sabor:carne', '1 pastel + sabor:pirarucu', '2 bolinho-macaxeira'],
    },
    {
      text: 'um mingau de munguzá pra vovó e um de banana pra mim',
      expect: ['1 mingau-munguza', '1 mingau-banana'],
    },
    { text: 'cada curumim quer dois dindim de açaí, são 4 curumins', expect: ['8 dindim + sabor:acai'] },
    {
      text: 'o meu é misto quente, o da minha irmã é misto quente com ovo e o do papai é igual ao dela',
      expect: ['1 misto', '2 misto + adicionais:ovo'],
    },
    { text: '5 coxinhas, duas minhas e três do pessoal', expect: ['5 coxinha'] },
    {
      text: 'um guaraná baré 2l pra dividir e uma água sem gás pra quem tá de dieta',
      expect: ['1 bare-2l', '1 agua'],
    },
    {
      text: 'café com leite pra mim, café preto pro meu marido, achocolatado pras duas meninas',
      expect: ['1 cafe-leite', '1 cafe', '2 achocolatado'],
    },
    {
      text: 'dois x-salada, os dois com queijo coalho, o meu sem tomate',
      expect: ['1 x-salada + adicionais:queijo-coalho', '1 x-salada + adicionais:queijo-coalho (sem tomate)'],
    },
    {
      text: 'mais um x-salada pro meu filho, o dele sem alface',
      cart: ['1 x-salada', '1 coca-lata'],
      expect: ['1 x-salada', '1 x-salada (sem alface)', '1 coca-lata'],
    },
    { text: 'é um pra cada e chegou mais um, bota 4', cart: ['3 pao-queijo'], expect: ['4 pao-queijo'] },
    {
      text: 'bolo de macaxeira pra todos, somos 3, e um pudim só pra mim',
      expect: ['3 bolo-macaxeira', '1 pudim'],
    },
    { text: 'os meus são 2 kibes e os dela 2 empadas', expect: ['2 kibe', '2 empada'] },
    {
      text: 'uma jarra de suco de taperebá com água pra nós e um suco de laranja de 300 com água pro bebê',
      expect: [
        '1 suco [Jarra] + sabor:tapereba + preparo:agua',
        '1 suco [300 ml] + sabor:laranja + preparo:agua',
      ],
    },
  ],
}
