import type { CorpusMessage } from '../../../corpus'

/** cookie-da-restinga: what is ordered. */
export const cookieDaRestingaOrders: readonly CorpusMessage[] = [
  { text: 'oie, 3 cookies de nutella pfv', expect: ['3 k-nutella'] },
  {
    text: 'uma caixa com 6 cookies: 3 tradicional, 2 nutella e 1 limão',
    expect: ['1 caixa-6 + sabores:tradicional*3 + sabores:nutella*2 + sabores:limao'],
  },
  { text: 'quero a caixa com 4 cookies', expect: ['1 caixa-4 + ?sabores'] },
  { text: 'caixa com 4 cookies, todos de red velvet', expect: ['1 caixa-4 + sabores:red-velvet*4'] },
  {
    text: 'um cookie tradicional com sorvete de creme e calda de chocolate',
    expect: ['1 k-tradicional + cobertura:sorvete + cobertura:calda'],
  },
  {
    text: 'um cappuccino grande com leite de aveia e um cookie de churros',
    expect: ['1 cappuccino [Grande] + leite:aveia', '1 k-churros'],
  },
  { text: 'latte pequeno', expect: ['1 latte [Pequeno] + ?leite'] },
  { text: 'qro um chocolate quente com leite integral', expect: ['1 chocolate [?] + leite:integral'] },
  { text: 'me vê 2 bolo no pote de ninho e 1 de cenoura', expect: ['2 pote-ninho', '1 pote-cenoura'] },
  { text: 'um bolo no pote', expect: ['? 1 bolo no pote: pote-cenoura | pote-ninho | pote-coco'] },
  {
    text: 'Boa tarde!\n- 2 cookies red velvet\n- 1 cookie de limão\n- 1 cappuccino pequeno leite desnatado\n- 1 água com gás',
    expect: ['2 k-red', '1 k-limao', '1 cappuccino [Pequeno] + leite:desnatado', '1 agua-gas'],
  },
  {
    text: 'moça me manda cinco cookie tradicional e duas limonada aí por favor',
    expect: ['5 k-tradicional', '2 limonada'],
  },
  {
    text: 'pra mim um latte grande com leite de aveia e pra minha amiga um latte grande com leite integral',
    expect: ['1 latte [Grande] + leite:aveia', '1 latte [Grande] + leite:integral'],
  },
  {
    text: 'um cookie de nutella pra cada criança, são 4, e um espresso pra mim',
    expect: ['4 k-nutella', '1 espresso'],
  },
  {
    text: 'Bia quer cookie de churros, Caio também e a vó quer bolo no pote de coco',
    expect: ['2 k-churros', '1 pote-coco'],
  },
  {
    text: 'bota mais um cookie de limão',
    cart: ['1 k-limao', '1 espresso'],
    expect: ['2 k-limao', '1 espresso'],
  },
  {
    text: 'e um chá gelado tb',
    cart: ['1 caixa-6 + sabores:churros*3 + sabores:limao*3'],
    expect: ['1 caixa-6 + sabores:churros*3 + sabores:limao*3', '1 cha-gelado'],
  },
  {
    text: 'pode por sorvete de creme no cookie',
    cart: ['1 k-red', '1 agua'],
    expect: ['1 k-red + cobertura:sorvete', '1 agua'],
  },
  { text: 'um brownie e um espresso', expect: ['! brownie', '1 espresso'] },
  {
    text: 'caixa de 6 com 2 de churros, 2 de limão e 2 red velvet',
    expect: ['1 caixa-6 + sabores:churros*2 + sabores:limao*2 + sabores:red-velvet*2'],
  },
  { text: 'cooki de nutela 1 e coca lata 1', expect: ['1 k-nutella', '1 coca-lata'] },
  {
    text: 'Olá, boa tarde. Gostaria de dois bolos no pote de cenoura e um cappuccino grande com leite desnatado, por favor.',
    expect: ['2 pote-cenoura', '1 cappuccino [Grande] + leite:desnatado'],
  },
  {
    text: 'limonada sem açúcar e um cookie tradicional',
    expect: ['1 limonada (sem açúcar)', '1 k-tradicional'],
  },
  { text: 'meia dúzia de cookie de limão', expect: ['6 k-limao'] },
]
