import type { CorpusMessage } from '../../corpus'

/** What customers of the poke and sushi house in Brasília order. */
export const pokeOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'boa noite, um poke ohana médio no arroz japonês e um chá gelado',
    expect: ['1 poke-ohana [Médio] + base:gohan', '1 cha-gelado'],
  },
  { text: '2 temaki de salmão e 1 temaki skin', expect: ['2 temaki-salmao', '1 temaki-skin'] },
  { text: 'combinado de 20 peças e uma coca zero', expect: ['1 combo-20', '1 coca-zero-lata'] },
  { text: 'hot roll 8 unidades', expect: ['1 hot-roll [8 unidades]'] },
  { text: 'um temaki hot e um guioza véi', expect: ['1 temaki-hot', '1 guioza'] },
  { text: 'yakisoba de frango e 2 rolinho primavera', expect: ['1 yakisoba + carne:frango', '2 rolinho'] },
  { text: 'poke vegano', expect: ['1 poke-vegano [?] + ?base'] },
  {
    text: '8 sashimi de salmão, 4 niguiri e 8 uramaki califórnia',
    expect: [
      '1 sashimi-salmao [8 unidades]',
      '1 niguiri-salmao [4 unidades]',
      '1 uramaki-california [8 unidades]',
    ],
  },
  { text: 'um sashimi', expect: ['? 1 sashimi: sashimi-salmao | sashimi-atum'] },
  { text: 'yakissoba', expect: ['1 yakisoba + ?carne'] },
  {
    text: 'Olá, boa noite! Gostaria de um missoshiru, um sunomono e um shimeji, por favor.',
    expect: ['1 missoshiru', '1 sunomono', '1 shimeji'],
  },
  {
    text: 'temaki salmao 3\ntemaki atum 1\nh2oh 2\nhashi extra 2',
    expect: ['3 temaki-salmao', '1 temaki-atum', '2 h2oh', '2 hashi'],
  },
  {
    text: 'qro 1 poke cerrado P c quinoa e 1 mochi 🍓',
    expect: ['1 poke-cerrado [Pequeno] + base:quinoa', '1 mochi'],
  },
  {
    text: 'dois poke grande, um atum picante e um ohana, os dois com mix de folhas',
    expect: ['1 poke-atum [Grande] + base:folhas', '1 poke-ohana [Grande] + base:folhas'],
  },
  { text: 'um uramaki skin', expect: ['1 uramaki-skin [?]'] },
  {
    text: 'combinado salmão 24 peças, guaraná e um harumaki de doce de leite',
    expect: ['1 combo-salmao', '1 guarana-lata', '1 harumaki-doce'],
  },
  { text: 'água', expect: ['? 1 água: agua | agua-gas'] },
  // Options and notes
  {
    text: 'monte seu poke médio: arroz japonês, salmão, manga, cream cheese e couve crispy, molho tarê',
    expect: [
      '1 monte-poke [Médio] + base:gohan + proteina:salmao + complementos:manga + complementos:cream-cheese + complementos:couve + molho:tare',
    ],
  },
  {
    text: 'quero montar um poke grande com quinoa metade salmão metade atum, com abacate e edamame',
    expect: [
      '1 monte-poke [Grande] + base:quinoa + proteina:salmao + proteina:atum + complementos:abacate + complementos:edamame',
    ],
  },
  {
    text: 'temaki de salmão com cream cheese e cebolinha e outro sem arroz',
    expect: [
      '1 temaki-salmao + adicionais:cream-cheese + adicionais:cebolinha',
      '1 temaki-salmao + adicionais:sem-arroz',
    ],
  },
  {
    text: 'poke ohana grande arroz integral sem gergelim q sou alérgica',
    expect: ['1 poke-ohana [Grande] + base:integral (sem gergelim)'],
  },
  {
    text: 'yakisoba misto sem brócolis e com bastante molho, manda garfo por favor',
    expect: ['1 yakisoba + carne:misto (sem brócolis, bastante molho)', 'obs manda garfo'],
  },
  // Said ahead
  {
    text: 'combinado 40 peças, entrega na SQN 308 bloco C apto 205, asa norte, pix',
    expect: [
      '1 combo-40',
      'entrega',
      'bairro Asa Norte',
      'endereço SQN 308 bloco C apto 205',
      'pagamento pix',
    ],
  },
  {
    text: 'dois temaki skin e um guioza pra retirar 20h15, nome Larissa',
    expect: ['2 temaki-skin', '1 guioza', 'retirada', 'hora 20:15', 'nome Larissa'],
  },
  {
    text: 'um combinado de 20 pra entregar em taguatinga',
    expect: ['1 combo-20', 'entrega', 'fora taguatinga'],
  },
  {
    text: 'lago sul QI 15 conjunto 8 casa 3',
    cart: ['1 combo-salmao', '2 coca-lata'],
    at: 'neighbourhood',
    expect: ['1 combo-salmao', '2 coca-lata', 'bairro Lago Sul', 'endereço QI 15 conjunto 8 casa 3'],
  },
  // Awkward
  {
    text: 'oi tudo bem eu queria um poke daqueles de montar pequeno com mix de folhas e frango teriyaki com cenoura pepino e chips de batata doce e molho de maracujá e pro meu marido um temaki de camarão e um hot roll de oito entrega aqui na asa sul quadra quatrocentos e cinco bloco f apartamento trezentos e um e vou pagar no cartão de débito',
    expect: [
      '1 monte-poke [Pequeno] + base:folhas + proteina:frango + complementos:cenoura + complementos:pepino + complementos:chips + molho:maracuja',
      '1 temaki-camarao',
      '1 hot-roll [8 unidades]',
      'entrega',
      'bairro Asa Sul',
      'endereço quadra quatrocentos e cinco bloco f apartamento trezentos e um',
      'pagamento debit_card',
    ],
  },
  {
    text: 'almoço do gabinete 🙏\n- 2 poke ohana M (1 arroz japonês, 1 folhas)\n- 1 poke vegano G quinoa molho cítrico\n- 1 yakisoba carne\n- 3 água c/ gás\n- 1 coca\nretirada 12:30',
    expect: [
      '1 poke-ohana [Médio] + base:gohan',
      '1 poke-ohana [Médio] + base:folhas',
      '1 poke-vegano [Grande] + base:quinoa + molho:citrico',
      '1 yakisoba + carne:bovina',
      '3 agua-gas',
      '1 coca-lata',
      'retirada',
      'hora 12:30',
    ],
  },
]
