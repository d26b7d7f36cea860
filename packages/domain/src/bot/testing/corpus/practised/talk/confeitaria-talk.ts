import type { CorpusMessage } from '../../corpus'

/** What customers of the bakery correct, ask and say besides. */
export const confeitariaTalk: readonly CorpusMessage[] = [
  // Corrections
  { text: 'oxe é inteiro, fatia não', cart: ['1 bolo-milho [Fatia]'], expect: ['1 bolo-milho [Inteiro]'] },
  {
    text: 'em vez de 12 bote 15 cacetinho',
    cart: ['12 pao-frances', '2 pao-delicia'],
    expect: ['15 pao-frances', '2 pao-delicia'],
  },
  {
    text: 'tira beijinho do cento e coloca leite ninho',
    cart: ['1 cento-docinhos + sabores:brigadeiro + sabores:beijinho'],
    expect: ['1 cento-docinhos + sabores:brigadeiro + sabores:ninho'],
  },
  {
    text: 'o suco é de cajá viu, confundi',
    cart: ['2 folhado', '1 suco [500 ml] + sabor:umbu'],
    expect: ['2 folhado', '1 suco [500 ml] + sabor:caja'],
  },
  {
    text: 'em vez de dinheiro vou fazer pix tá',
    cart: ['2 misto', '1 cafe [Grande]'],
    at: 'confirm',
    expect: ['2 misto', '1 cafe [Grande]', 'pagamento pix'],
  },
  // Questions
  { text: 'o bolo de leite ninho inteiro custa quanto', expect: ['pergunta preço bolo-ninho'] },
  { text: 'quais docinhos entram no cento', expect: ['pergunta sabores cento-docinhos'] },
  {
    text: 'tem pão delícia saindo agora?',
    expect: ['pergunta tem pao-delicia'],
  },
  {
    text: 'coloca um quindim. ele tem coco? tenho alergia',
    cart: ['1 cafe [Pequeno]'],
    expect: ['1 cafe [Pequeno]', '1 quindim', 'pergunta alérgeno quindim coco'],
  },
  { text: 'vcs ficam em qual rua', expect: ['pergunta loja'] },
  // Closing
  {
    text: 'pronto minha linda, mais nada não',
    cart: ['6 pao-queijo'],
    expect: ['6 pao-queijo', 'fim'],
  },
  // Not sold or unclear
  { text: 'tem acarajé aí', expect: ['! acarajé'] },
  { text: 'duas fatias de bolo de rolo e um café grande', expect: ['! bolo de rolo', '1 cafe [Grande]'] },
  // Awkward
  {
    text: 'oi bom dia deixa eu falar eu quero encomendar um bolo de chocolate inteiro um cento de docinho brigadeiro beijinho e cajuzinho e dois centos de salgado só coxinha é pra pegar sete da noite e eu pago no cartão de crédito',
    expect: [
      '1 bolo-chocolate [Inteiro]',
      '1 cento-docinhos + sabores:brigadeiro + sabores:beijinho + sabores:cajuzinho',
      '2 cento-salgados + tipos:coxinha',
      'retirada',
      'hora 19:00',
      'pagamento credit_card',
    ],
  },
  {
    text: 'Lanche da reunião\n- duas dúzias de pão delícia\n- coxinha: 10\n- empada de camarão: 10\n- folhado 5\n- suco de laranja 500 x4\n- café g x 3 (um sem açúcar)\n- bolo de aipim em fatia, 8\nEntrega Ondina, Av. Oceânica 2400 sala 12',
    expect: [
      '24 pao-delicia',
      '10 coxinha',
      '10 empada-camarao',
      '5 folhado',
      '4 suco [500 ml] + sabor:laranja',
      '2 cafe [Grande]',
      '1 cafe [Grande] (sem açúcar)',
      '8 bolo-aipim [Fatia]',
      'entrega',
      'bairro Ondina',
      'endereço Av. Oceânica 2400 sala 12',
    ],
  },
]
