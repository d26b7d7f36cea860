import type { CorpusMessage } from '../../../corpus'

/** quentinha-do-comercio: what is ordered. */
export const quentinhaDoComercioOrders: readonly CorpusMessage[] = [
  {
    text: 'boa tarde, uma quentinha M de frango assado com arroz, feijão e farofa',
    expect: ['1 quentinha [M] + proteina:frango + guarnicoes:arroz + guarnicoes:feijao + guarnicoes:farofa'],
  },
  {
    text: 'me vê 2 quentinha G de carne do sol com feijão e purê',
    expect: ['2 quentinha [G] + proteina:sol + guarnicoes:feijao + guarnicoes:pure'],
  },
  { text: 'quero uma quentinha de peixe frito', expect: ['1 quentinha [?] + proteina:peixe'] },
  { text: 'oxe manda uma quentinha P aí painho', expect: ['1 quentinha [P] + ?proteina'] },
  {
    text: 'quentinha G bife acebolado arroz macarrão e salada, com ovo frito',
    expect: [
      '1 quentinha [G] + proteina:bife + guarnicoes:arroz + guarnicoes:macarrao + guarnicoes:salada + adicionais:ovo',
    ],
  },
  { text: 'uma moqueca de camarão com pouca pimenta', expect: ['1 moqueca-camarao + pimenta:pouca'] },
  {
    text: 'moqueca de peixe sem pimenta e sem coentro',
    expect: ['1 moqueca-peixe + pimenta:sem (sem coentro)'],
  },
  {
    text: 'quero uma moqueca sem pimenta',
    expect: ['? 1 moqueca: moqueca-peixe | moqueca-camarao'],
  },
  { text: 'um bobó de camarão e dois caruru', expect: ['1 bobo + ?pimenta', '2 caruru'] },
  { text: 'feijoada pra dois e 2 guaraná lata', expect: ['1 feijoada [Para dois]', '2 guarana'] },
  { text: 'uma feijoada pfv', expect: ['1 feijoada [?]'] },
  {
    text: 'boa tarde minha linda\n1 quentinha P frango assado com arroz e salada\n1 feijoada individual\n1 suco de umbu\n3 cocada',
    expect: [
      '1 quentinha [P] + proteina:frango + guarnicoes:arroz + guarnicoes:salada',
      '1 feijoada [Individual]',
      '1 suco-umbu',
      '3 cocada',
    ],
  },
  {
    text: 'duas quentinha M, uma de frango assado com arroz e feijão e outra de peixe frito com purê',
    expect: [
      '1 quentinha [M] + proteina:frango + guarnicoes:arroz + guarnicoes:feijao',
      '1 quentinha [M] + proteina:peixe + guarnicoes:pure',
    ],
  },
  {
    text: 'ó eu vou querer uma quentinha grande de bife acebolado com arroz feijão e farofa e uma banana da terra e um suco de cajá tá bom',
    expect: [
      '1 quentinha [G] + proteina:bife + guarnicoes:arroz + guarnicoes:feijao + guarnicoes:farofa + adicionais:banana',
      '1 suco-caja',
    ],
  },
  {
    text: 'pra mim bobó de camarão bem quente, pra Dona Zefa moqueca de peixe sem pimenta',
    expect: ['1 bobo + pimenta:quente', '1 moqueca-peixe + pimenta:sem'],
  },
  {
    text: 'meia dúzia de bolinho de estudante e 1 coca',
    expect: ['6 estudante', '? 1 coca: coca-lata | coca-1l'],
  },
  {
    text: 'mais um vatapá',
    cart: ['1 moqueca-peixe + pimenta:pouca', '1 vatapa'],
    expect: ['1 moqueca-peixe + pimenta:pouca', '2 vatapa'],
  },
  {
    text: 'e duas água de coco tbm meu rei',
    cart: ['1 feijoada [Individual]'],
    expect: ['1 feijoada [Individual]', '2 agua-coco'],
  },
  {
    text: 'bota calabresa na quentinha',
    cart: ['1 quentinha [M] + proteina:frango + guarnicoes:arroz', '1 agua'],
    expect: ['1 quentinha [M] + proteina:frango + guarnicoes:arroz + adicionais:calabresa', '1 agua'],
  },
  { text: 'quero um acarajé e um vatapá', expect: ['! acarajé', '1 vatapa'] },
  {
    text: 'Boa tarde. Por favor, uma quentinha média de carne do sol com feijão, farofa e salada. Grato.',
    expect: ['1 quentinha [M] + proteina:sol + guarnicoes:feijao + guarnicoes:farofa + guarnicoes:salada'],
  },
  { text: 'mousse d maracuja 2 e cocada 1', expect: ['2 mousse', '1 cocada'] },
  {
    text: 'somos 4, uma quentinha P de frango assado com arroz e feijão pra cada um',
    expect: ['4 quentinha [P] + proteina:frango + guarnicoes:arroz + guarnicoes:feijao'],
  },
  {
    text: 'manda uma igual a essa pra minha colega',
    cart: ['1 quentinha [G] + proteina:peixe + guarnicoes:arroz + guarnicoes:pure'],
    expect: ['2 quentinha [G] + proteina:peixe + guarnicoes:arroz + guarnicoes:pure'],
  },
]
