import type { CorpusMessage } from '../../../corpus'

/** pizza-da-ribeira: what is ordered. */
export const pizzaDaRibeiraOrders: readonly CorpusMessage[] = [
  { text: 'boa noite, uma pizza gigante de calabresa por favor', expect: ['1 q-calabresa [Gigante]'] },
  { text: 'oii qro 1 media de mussarela', expect: ['1 q-mussarela [Média]'] },
  {
    text: 'gigante meia atum meia palmito',
    expect: ['1 q-atum / q-palmito [Gigante]'],
  },
  {
    text: 'me manda uma pizza média metade calabresa e metade quatro queijos e uma tubaina',
    expect: ['1 q-calabresa / q-quatro [Média]', '1 tubaina'],
  },
  {
    text: 'boa noite moça eu queria uma gigante de lombo com borda de cheddar',
    expect: ['1 q-lombo [Gigante] + borda:cheddar'],
  },
  { text: 'quero uma pizza de palmito', expect: ['1 q-palmito [?]'] },
  { text: 'uma pequena de romeu e julieta e uma água', expect: ['1 d-romeu [Pequena]', '1 agua'] },
  {
    text: 'Boa noite\n1 gigante mussarela\n1 média prestígio\n1 batata frita\n2 coca lata',
    expect: ['1 q-mussarela [Gigante]', '1 d-prestigio [Média]', '1 fritas', '2 coca-lata'],
  },
  {
    text: 'calabresa gigante sem cebola, e uma brahma',
    expect: ['1 q-calabresa [Gigante] (sem cebola)', '1 brahma'],
  },
  {
    text: 'manda 2 pizzas médias de toscana e 1 guarana 2 litros blz',
    expect: ['2 q-toscana [Média]', '1 guarana-2l'],
  },
  {
    text: 'duas gigantes, uma de atum e a outra de milho verde',
    expect: ['1 q-atum [Gigante]', '1 q-milho [Gigante]'],
  },
  {
    text: 'quero uma gigante meia mussarela com meia pupunha com bacon borda catupiry',
    expect: ['1 q-mussarela / q-pupunha [Gigante] + borda:catupiry'],
  },
  { text: 'pizza quatro queijos pequena com bacon', expect: ['1 q-quatro [Pequena] + extras:bacon'] },
  { text: 'uma coca pf', expect: ['? 1 coca: coca-lata | coca-2l'] },
  {
    text: 'uma de calabresa com catupiry na borda, tamanho medio',
    expect: ['1 q-calabresa [Média] + borda:catupiry'],
  },
  {
    text: 'pode por mais uma coca 2l',
    cart: ['1 q-lombo [Média]', '1 coca-2l'],
    expect: ['1 q-lombo [Média]', '2 coca-2l'],
  },
  {
    text: 'ah e uma doce tb, banana com doce de leite pequena',
    cart: ['1 q-calabresa / q-milho [Gigante]'],
    expect: ['1 q-calabresa / q-milho [Gigante]', '1 d-bananada [Pequena]'],
  },
  {
    text: 'oi boa noite eu quero pedir uma pizza gigante metade toscana metade mussarela e uma polenta frita e um suco de uva',
    expect: ['1 q-toscana / q-mussarela [Gigante]', '1 polenta', '1 suco-uva'],
  },
  {
    text: 'tem como mandar uma de estrogonofe média e uma batata frita?',
    expect: ['! estrogonofe', '1 fritas'],
  },
  { text: 'média 1/2 lombo 1/2 calabreza', expect: ['1 q-lombo / q-calabresa [Média]'] },
  {
    text: 'Boa noite! Por gentileza, gostaria de uma pizza de atum tamanho médio, com azeitona preta extra. Agradeço.',
    expect: ['1 q-atum [Média] + extras:azeitona'],
  },
  {
    text: 'tres pizza gigante de mussarela e duas tubaína',
    expect: ['3 q-mussarela [Gigante]', '2 tubaina'],
  },
  {
    text: 'põe mais uma dessa mesma',
    cart: ['1 q-palmito [Média] + borda:catupiry'],
    expect: ['2 q-palmito [Média] + borda:catupiry'],
  },
  {
    text: 'acrescenta 1 batata frita e 1 agua',
    cart: ['1 q-quatro [Gigante]'],
    expect: ['1 q-quatro [Gigante]', '1 fritas', '1 agua'],
  },
]
