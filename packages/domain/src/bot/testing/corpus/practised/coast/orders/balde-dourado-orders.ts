import type { CorpusMessage } from '../../../corpus'

/** balde-dourado: what is ordered. */
export const baldeDouradoOrders: readonly CorpusMessage[] = [
  {
    text: 'boa noite um balde G de asinha com barbecue',
    expect: ['1 balde [G] + corte:asinha + molhos:barbecue'],
  },
  {
    text: 'balde m misto molho de alho e barbecue',
    expect: ['1 balde [M] + corte:misto + molhos:alho + molhos:barbecue'],
  },
  { text: '2 sanduixe crispy e 1 coca lata', expect: ['2 crispy', '1 coca-lata'] },
  {
    text: 'crispy duplo, batata pequena e guarana lata',
    expect: ['1 crispy-duplo', '1 batata [Pequena]', '1 guarana-lata'],
  },
  { text: 'mano manda um crispy bacon e um wrap', expect: ['1 crispy-bacon', '1 wrap'] },
  { text: 'combo solo c/ fanta 🙏🏽', expect: ['1 combo-solo + refri:fanta'] },
  { text: '1 combo solo', expect: ['1 combo-solo + ?refri'] },
  {
    text: 'combo dupla com duas cocas e molho de mostarda e mel',
    expect: ['1 combo-dupla + refri:coca*2 + molhos:mostarda-mel'],
  },
  {
    text: 'combo dupla, uma coca e um guaraná, molho barbecue',
    expect: ['1 combo-dupla + refri:coca + refri:guarana + molhos:barbecue'],
  },
  { text: 'balde pequeno de filé', expect: ['1 balde [P] + corte:file + ?molhos'] },
  { text: 'queroo um balde de frango grande', expect: ['1 balde [G] + ?corte + ?molhos'] },
  { text: 'batata frita grande 2', expect: ['2 batata [Grande]'] },
  { text: 'me vê uma macaxeira e um suco de taperebá', expect: ['1 macaxeira [?]', '1 suco-tapereba'] },
  {
    text: 'aneis de cebola pequeno e pote de maionese de alho',
    expect: ['1 onion [Pequena]', '1 extra-alho'],
  },
  { text: 'SUCO DE CUPUAÇU 3', expect: ['3 suco-cupuacu'] },
  { text: 'um sanduíche crispy s/ picles', expect: ['1 crispy (sem picles)'] },
  {
    text: 'dois sanduíche crispy um sem alface e outro normal',
    expect: ['1 crispy (sem alface)', '1 crispy'],
  },
  {
    text: 'pra hj à noite:\n1 balde G coxinha da asa - barbecue e geleia de pimenta\n1 batata grande\n1 arroz grande\n1 coca 2l',
    expect: [
      '1 balde [G] + corte:coxinha + molhos:barbecue + molhos:pimenta',
      '1 batata [Grande]',
      '1 arroz [Grande]',
      '1 coca-2l',
    ],
  },
  {
    text: 'e uma salada de repolho pequena',
    cart: ['2 crispy'],
    expect: ['2 crispy', '1 coleslaw [Pequena]'],
  },
  { text: 'bota mais dois potes de barbecue', cart: ['1 wrap'], expect: ['1 wrap', '2 extra-barbecue'] },
  {
    text: 'Olá, boa noite! Eu gostaria de um balde médio de asinha, com molho de mostarda e mel, e uma Coca de 2 litros, por favor.',
    expect: ['1 balde [M] + corte:asinha + molhos:mostarda-mel', '1 coca-2l'],
  },
  {
    text: 'ei maninha é assim eu quero dois combos solo os dois com coca e uma porção grande de macaxeira frita',
    expect: ['2 combo-solo + refri:coca', '1 macaxeira [Grande]'],
  },
  { text: '1 x-burguer e 1 sanduiche crispy', expect: ['! x-burguer', '1 crispy'] },
  { text: 'quero suco', expect: ['? 1 suco: suco-cupuacu | suco-tapereba'] },
]
