import type { CorpusMessage } from '../../corpus'

/** More of what customers of the sushi shop in Curitiba write. */
export const sushiMessages: readonly CorpusMessage[] = [
  {
    text: 'piazada vai querer um combinado de 40 e dois temaki de salmão com cream cheese',
    expect: ['1 combo-40', '2 temaki-salmao + adicionais:cream-cheese'],
  },
  { text: 'hot de salmao 10 unidades e 1 gengibirra', expect: ['1 hot-salmao', '1 gengibirra'] },
  { text: '2 hot roll de camarão', expect: ['2 hot-camarao'] },
  {
    text: 'yakisoba medio de carne e camarao, 2',
    expect: ['2 yakisoba [Médio] + proteina:carne + proteina:camarao'],
  },
  {
    text: 'quero 3 rolinho primavera, um de queijo e dois de chocolate',
    expect: ['1 rolinho + recheio:queijo', '2 rolinho + recheio:chocolate'],
  },
  { text: 'combinado 20 sem wasabi', expect: ['1 combo-20 (sem wasabi)'] },
  { text: 'um temaki completo, aliás dois, e um sunomono', expect: ['2 temaki-completo', '1 sunomono'] },
  { text: 'guioza de legumes', expect: ['1 guioza + recheio:legumes'] },
  { text: 'manda a barca de 60 peças e 4 coca zero', expect: ['1 barca', '4 coca-zero-lata'] },
  {
    text: 'temaki skin 2 e temaki atum 1 com cebolinha',
    expect: ['2 temaki-skin', '1 temaki-atum + adicionais:cebolinha'],
  },
  { text: 'oi vcs tem temaki de polvo', expect: ['! polvo'] },
  { text: 'o combinado de 30 é 79,90?', expect: ['pergunta preço combo-30'] },
  {
    text: 'põe tarê no combinado',
    cart: ['1 combo-20', '1 missoshiro'],
    expect: ['1 combo-20 + molhos:tare', '1 missoshiro'],
  },
  { text: 'em vez do temaki hot põe o de kani', cart: ['2 temaki-hot'], expect: ['2 temaki-kani'] },
  { text: 'não quero mais o mochi', cart: ['1 mochi + sabor:morango', '1 poke'], expect: ['1 poke'] },
  { text: 'uramaki', expect: ['? 1 uramaki: uramaki-philadelphia | uramaki-california | uramaki-skin'] },
  {
    text: 'boa noite gostaria de um sashimi de salmão, um niguiri e uma dose de saquê por gentileza',
    expect: ['1 sashimi-salmao', '1 niguiri', '1 saque'],
  },
  {
    text: '2 temaki salmão, num deles crispy de couve',
    expect: ['1 temaki-salmao', '1 temaki-salmao + adicionais:crispy'],
  },
]
