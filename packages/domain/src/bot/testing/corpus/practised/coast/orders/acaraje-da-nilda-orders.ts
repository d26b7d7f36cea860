import type { CorpusMessage } from '../../../corpus'

/** acaraje-da-nilda: what is ordered. */
export const acarajeDaNildaOrders: readonly CorpusMessage[] = [
  { text: 'boa tarde minha tia, me veja 2 acarajé sem pimenta', expect: ['2 acaraje + pimenta:sem'] },
  {
    text: 'um acarajé com pouca pimenta e um abará com muita pimenta',
    expect: ['1 acaraje + pimenta:pouca', '1 abara + pimenta:muita'],
  },
  { text: 'oxente qro 3 acaraje', expect: ['3 acaraje + ?pimenta'] },
  {
    text: 'acarajé no prato sem pimenta c/ camarão extra',
    expect: ['1 acaraje-prato + pimenta:sem + adicionais:camarao'],
  },
  { text: '2 abara pouca pimeta e 2 coca lata', expect: ['2 abara + pimenta:pouca', '2 coca-lata'] },
  { text: 'uma cocada preta e duas branca', expect: ['1 cocada-preta', '2 cocada-branca'] },
  { text: 'me dê uma cocada aí', expect: ['? 1 cocada: cocada-preta | cocada-branca'] },
  {
    text: 'duas dúzias de mini acarajé e uma de mini abará',
    expect: ['2 mini-acaraje [Dúzia]', '1 mini-abara [Dúzia]'],
  },
  { text: 'preciso de um cento de mini abará pra uma festa', expect: ['1 mini-abara [Cento]'] },
  { text: 'vatapa c arroz grande', expect: ['1 vatapa [Grande]'] },
  {
    text: 'xinxim de galinha pequeno e um suco de umbu 500',
    expect: ['1 xinxim [Pequeno]', '1 suco [500 ml] + fruta:umbu'],
  },
  { text: 'suco de cacau de 300ml', expect: ['1 suco [300 ml] + fruta:cacau'] },
  {
    text: 'dois sucos de 500, um de graviola e um de acerola sem açúcar',
    expect: ['1 suco [500 ml] + fruta:graviola', '1 suco [500 ml] + fruta:acerola (sem açúcar)'],
  },
  { text: 'quero um suco de cupuaçu', expect: ['1 suco [?] + fruta:cupuacu'] },
  { text: 'moqueca de arraia', expect: ['1 moqueca-arraia [?]'] },
  {
    text: '5 bolinho de estudante, 1 passarinha frita, 3 brahma',
    expect: ['5 bolinho-estudante', '1 passarinha', '3 cerveja'],
  },
  { text: 'um acarajé sem pimenta sem salada', expect: ['1 acaraje + pimenta:sem (sem salada)'] },
  {
    text: 'segue meu pedido\n2 acarajé com muita pimenta\n1 abará sem pimenta\n1 caruru grande\n4 água de coco',
    expect: ['2 acaraje + pimenta:muita', '1 abara + pimenta:sem', '1 caruru [Grande]', '4 agua-coco'],
  },
  { text: 'agua sem gas 1 e com gás 2', expect: ['1 agua', '2 agua-gas'] },
  {
    text: 'bote mais um acarajé sem pimenta',
    cart: ['1 abara + pimenta:sem'],
    expect: ['1 abara + pimenta:sem', '1 acaraje + pimenta:sem'],
  },
  {
    text: 'e um guaraná lata pra meu menino',
    cart: ['2 acaraje + pimenta:pouca'],
    expect: ['2 acaraje + pimenta:pouca', '1 guarana-lata'],
  },
  {
    text: 'oi dona nilda tudo bom eu quero três acarajés dois com pouca pimenta e um sem pimenta e duas águas de coco',
    expect: ['2 acaraje + pimenta:pouca', '1 acaraje + pimenta:sem', '2 agua-coco'],
  },
  {
    text: 'ô minha rainha manda um abará sem pimenta com vatapá extra e caruru extra',
    expect: ['1 abara + pimenta:sem + adicionais:vatapa + adicionais:caruru'],
  },
  { text: 'uma tapioca e uma cocada preta', expect: ['! tapioca', '1 cocada-preta'] },
]
