import type { CorpusMessage } from '../../../corpus'

/** porcoes-do-cais: what is ordered. */
export const porcoesDoCaisOrders: readonly CorpusMessage[] = [
  {
    text: 'boa tarde, uma porção inteira de isca de surubim com molho tártaro',
    expect: ['1 surubim [Inteira] + molho:tartaro'],
  },
  { text: 'me ve uma meia de lambari frito c/ maionese de alho', expect: ['1 lambari [Meia] + molho:alho'] },
  {
    text: 'uma porção inteira metade tilápia metade frango a passarinho, molho tartaro',
    expect: ['1 tilapia / passarinho [Inteira] + molho:tartaro'],
  },
  {
    text: 'uma batata frita inteira com cheddar e bacon',
    expect: ['1 batata [Inteira] + cobertura:cheddar + cobertura:bacon'],
  },
  { text: '2 skol e uma mandioca frita meia', expect: ['2 skol', '1 mandioca [Meia]'] },
  { text: 'quero torresmo de rolo inteira', expect: ['1 torresmo [Inteira] + ?molho'] },
  { text: 'contra filé acebolado com geleia de pimenta', expect: ['1 contra-file [?] + molho:pimenta'] },
  {
    text: 'um dourado na brasa com arroz e pirão',
    expect: ['1 dourado + guarnicao:arroz + guarnicao:pirao'],
  },
  { text: 'uma moqueca de surubim por favor', expect: ['1 moqueca + ?guarnicao'] },
  {
    text: 'Boa noite pessoal\n1 surubim inteira molho tártaro\n1 batata frita meia\n3 skol\n1 coca 1l',
    expect: ['1 surubim [Inteira] + molho:tartaro', '1 batata [Meia]', '3 skol', '1 coca-1l'],
  },
  { text: 'bota aí uma caipirinha e 2 heineken', expect: ['1 caipirinha', '2 heineken'] },
  {
    text: 'oi moço eu vou querer uma inteira de frango a passarinho com maionese de alho e uma inteira de mandioca frita e duas coca lata',
    expect: ['1 passarinho [Inteira] + molho:alho', '1 mandioca [Inteira]', '2 coca-lata'],
  },
  {
    text: 'meia porção de torresmo com molho de geleia de pimenta e uma skol geladinha',
    expect: ['1 torresmo [Meia] + molho:pimenta', '1 skol'],
  },
  { text: 'manda uma coca', expect: ['? 1 coca: coca-lata | coca-1l'] },
  {
    text: 'inteira meio a meio surubim e contrafilé com tartaro',
    expect: ['1 surubim / contra-file [Inteira] + molho:tartaro'],
  },
  {
    text: 'moqueca de surubim com pirão, sem coentro',
    expect: ['1 moqueca + guarnicao:pirao (sem coentro)'],
  },
  {
    text: 'dois dourado na brasa, um com arroz e salada e o outro com arroz e farofa',
    expect: [
      '1 dourado + guarnicao:arroz + guarnicao:salada',
      '1 dourado + guarnicao:arroz + guarnicao:farofa',
    ],
  },
  {
    text: 'mais 2 skol',
    cart: ['1 lambari [Inteira] + molho:tartaro', '2 skol'],
    expect: ['1 lambari [Inteira] + molho:tartaro', '4 skol'],
  },
  {
    text: 'e uma mandioca inteira com parmesão tb',
    cart: ['1 dourado + guarnicao:arroz'],
    expect: ['1 dourado + guarnicao:arroz', '1 mandioca [Inteira] + cobertura:parmesao'],
  },
  { text: '1 porção de batata', expect: ['1 batata [?]'] },
  {
    text: 'qro duas meia de tilapia uma c/ tartaro outra c/ maionese de alho',
    expect: ['1 tilapia [Meia] + molho:tartaro', '1 tilapia [Meia] + molho:alho'],
  },
  { text: 'um pastel e uma água com gás', expect: ['! pastel', '1 agua-gas'] },
  { text: 'suco de umbu, 3', expect: ['3 suco-umbu'] },
  {
    text: 'põe uma caipirinha também sem açúcar',
    cart: ['1 batata [Inteira]'],
    expect: ['1 batata [Inteira]', '1 caipirinha (sem açúcar)'],
  },
]
