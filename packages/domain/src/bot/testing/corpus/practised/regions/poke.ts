import type { CorpusMessage } from '../../corpus'

/** More of what customers of the poke shop in Brasília write. */
export const pokeMessages: readonly CorpusMessage[] = [
  {
    text: 'poke médio com arroz integral salmão manga e edamame molho tarê',
    expect: [
      '1 monte-poke [Médio] + base:integral + proteina:salmao + complementos:manga + complementos:edamame + molho:tare',
    ],
  },
  { text: 'um poke ohana grande no mix de folhas', expect: ['1 poke-ohana [Grande] + base:folhas'] },
  {
    text: '2 temaki de salmão sem arroz e um com cream cheese',
    expect: ['2 temaki-salmao + adicionais:sem-arroz', '1 temaki-salmao + adicionais:cream-cheese'],
  },
  {
    text: 'hot roll 8 unidades e uramaki skin 4',
    expect: ['1 hot-roll [8 unidades]', '1 uramaki-skin [4 unidades]'],
  },
  { text: '16 peças de hot roll', expect: ['2 hot-roll [8 unidades]'] },
  { text: 'combinado de 20 peças, 2', expect: ['2 combo-20'] },
  { text: 'yakisoba misto sem brócolis', expect: ['1 yakisoba + carne:misto (sem brócolis)'] },
  { text: 'h2oh 1 e chá gelado 2', expect: ['1 h2oh', '2 cha-gelado'] },
  { text: 'rolinho primavera 4 e mochi 2', expect: ['4 rolinho', '2 mochi'] },
  { text: 'poke vegano p, base quinoa, dois', expect: ['2 poke-vegano [Pequeno] + base:quinoa'] },
  { text: 'véi tem poke de polvo?', expect: ['! polvo'] },
  {
    text: 'muda a base pra arroz japonês',
    cart: ['1 poke-cerrado [Médio] + base:integral'],
    expect: ['1 poke-cerrado [Médio] + base:gohan'],
  },
  {
    text: 'entrega na asa norte sqn 205 bloco b ap 304',
    cart: ['1 combo-40'],
    expect: ['1 combo-40', 'entrega', 'bairro Asa Norte', 'endereço sqn 205 bloco b ap 304'],
  },
]
