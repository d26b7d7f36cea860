import type { CorpusMessage } from '../../corpus'

/** What customers of the bakery order. */
export const confeitariaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'bom dia meu rei, separe 12 cacetinho e 4 pão delicia',
    expect: ['12 pao-frances', '4 pao-delicia'],
  },
  {
    text: 'quero uma fatia de bolo de aipim e um cafe pequeno',
    expect: ['1 bolo-aipim [Fatia]', '1 cafe [Pequeno]'],
  },
  {
    text: '1 bolo inteiro de cenoura com chocolate pfvr',
    expect: ['1 bolo-cenoura [Inteiro]'],
  },
  {
    text: 'dois cuscuz com ovo, um café com leite grande e um suco de umbu de 300',
    expect: ['2 cuscuz', '1 cafe-leite [Grande]', '1 suco [300 ml] + sabor:umbu'],
  },
  { text: 'meia duzia de pao de queijo', expect: ['6 pao-queijo'] },
  {
    text: 'Mande 3 coxinhas com catupiry\n2 kibe\n1 coca 1 litro',
    expect: ['3 coxinha-catupiry', '2 kibe', '1 coca-1l'],
  },
  {
    text: 'ME MANDE UM CENTO DE DOCINHO SÓ DE BRIGADEIRO',
    expect: ['1 cento-docinhos + sabores:brigadeiro'],
  },
  { text: 'oi painho, 2 banana real e 1 agua de coco', expect: ['2 banana-real', '1 agua-coco'] },
  {
    text: 'Bom dia. Desejo um pão de forma integral, uma baguete e um cappuccino médio.',
    expect: ['1 pao-integral', '1 baguete', '1 cappuccino [Médio]'],
  },
  { text: 'ó véi bota 20 pao frances aí pra mim', expect: ['20 pao-frances'] },
  {
    text: 'uma empada e um guarana',
    expect: ['? 1 empada: empada-frango | empada-camarao', '1 guarana-lata'],
  },
  { text: 'duas fatia de torta de limao e dois quindim', expect: ['2 torta-limao [Fatia]', '2 quindim'] },
  {
    text: 'cinco pão de milho, cinco francês e um pudim',
    expect: ['5 pao-milho', '5 pao-frances', '1 pudim'],
  },
  {
    text: 'um sonho de doce de leite e outro de goiabada',
    expect: ['1 sonho + recheio:doce-leite', '1 sonho + recheio:goiabada'],
  },
  { text: 'quero 8 brigadeiro e 4 cocada', expect: ['8 brigadeiro', '4 cocada'] },
  // Options and notes
  { text: '12 pãozinho francês bem moreninho', expect: ['12 pao-frances (bem moreninho)'] },
  {
    text: 'misto c ovo e requeijao, sem presunto',
    expect: ['1 misto + adicionais:ovo + adicionais:requeijao (sem presunto)'],
  },
  {
    text: 'café médio sem açúcar e o cuscuz com queijo coalho',
    expect: ['1 cafe [Médio] (sem açúcar)', '1 cuscuz + adicionais:queijo-coalho'],
  },
  {
    text: '2 suco de acerola 500 ml, um com pouco açucar e um sem gelo',
    expect: ['1 suco [500 ml] + sabor:acerola (pouco açucar)', '1 suco [500 ml] + sabor:acerola (sem gelo)'],
  },
  {
    text: 'bolo de chocolate inteiro escrito parabéns Lucas',
    expect: ['1 bolo-chocolate [Inteiro] (escrito parabéns Lucas)'],
  },
  // Sizes and flavours
  { text: 'queria um bolo de milho', expect: ['1 bolo-milho [?]'] },
  { text: 'me vê 1 café e 1 fatia do de leite ninho', expect: ['1 cafe [?]', '1 bolo-ninho [Fatia]'] },
  { text: 'um suco grande de mangaba', expect: ['1 suco [500 ml] + sabor:mangaba'] },
  {
    text: 'cento de doce metade beijinho metade casadinho e um cento de salgado com coxinha e kibe',
    expect: [
      '1 cento-docinhos + sabores:beijinho + sabores:casadinho',
      '1 cento-salgados + tipos:coxinha + tipos:kibe',
    ],
  },
  {
    text: '2 centos de docinho, um de cajuzinho e um de olho de sogra',
    expect: ['1 cento-docinhos + sabores:cajuzinho', '1 cento-docinhos + sabores:olho-sogra'],
  },
  { text: 'preciso de um cento de salgadinho', expect: ['1 cento-salgados + ?tipos'] },
  // Said ahead
  {
    text: '10 pão francês e 1 café com leite médio, entregar na ladeira da barra 88 edf mar azul 302, bairro barra, pago em dinheiro troco pra 50',
    expect: [
      '10 pao-frances',
      '1 cafe-leite [Médio]',
      'entrega',
      'bairro Barra',
      'endereço ladeira da barra 88 edf mar azul 302',
      'pagamento cash',
      'troco 50',
    ],
  },
  {
    text: 'torta salgada de frango inteira, pego aí às 17h no nome de Jucineide',
    expect: ['1 torta-frango [Inteiro]', 'retirada', 'hora 17:00', 'nome Jucineide'],
  },
  { text: 'traga 6 coxinha aqui em itapuã', expect: ['6 coxinha', 'entrega', 'fora itapuã'] },
  {
    text: 'rua da paciência 131, em cima da farmácia, no rio vermelho. vai ser pix',
    cart: ['1 bolo-aipim [Inteiro]'],
    at: 'neighbourhood',
    expect: [
      '1 bolo-aipim [Inteiro]',
      'bairro Rio Vermelho',
      'endereço rua da paciência 131, em cima da farmácia',
      'pagamento pix',
    ],
  },
]
