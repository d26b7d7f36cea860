import type { CorpusMessage } from '../../corpus'

/** What customers of the greengrocer order. */
export const hortifrutiOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'bom dia, 2 kg de tomate e 1 kg de cebola branca',
    expect: ['2 tomate [1 kg]', '1 cebola [1 kg]'],
  },
  {
    text: 'uma dúzia de banana prata e um mamão',
    expect: ['1 banana-prata [Dúzia]', '1 mamao'],
  },
  {
    text: 'meio quilo de cenoura e meio quilo de chuchu',
    expect: ['1 cenoura [500 g]', '1 chuchu [500 g]'],
  },
  {
    text: 'macho manda 1 bandeja de ovo branco de 30 e 2 cheiro verde',
    expect: ['1 ovo-branco [Bandeja com 30]', '2 cheiro-verde'],
  },
  {
    text: '1kg batata inglesa\n1kg macaxeira\n3 cabeça de alho\n1 repolho',
    expect: ['1 batata [1 kg]', '1 macaxeira [1 kg]', '3 alho', '1 repolho'],
  },
  {
    text: '5 polpa de cajá, 5 de acerola e 2 de graviola',
    expect: ['5 polpa-caja', '5 polpa-acerola', '2 polpa-graviola'],
  },
  { text: 'dois litros de água de coco', expect: ['2 agua-coco [1 litro]'] },
  {
    text: 'QUERO UMA MELANCIA E DOIS ABACAXI',
    expect: ['1 melancia', '2 abacaxi'],
  },
  {
    text: 'Bom dia! Gostaria de três dúzias de laranja e meia dúzia de limão, obrigada.',
    expect: ['3 laranja [Dúzia]', '1 limao [Meia dúzia]'],
  },
  {
    text: 'alface americana 2, coentro 1 maço, couve 1 maço',
    expect: ['2 alface-americana', '1 coentro', '1 couve'],
  },
  {
    text: 'ei mah bota 500g de feijão verde e 1 coco seco',
    expect: ['1 feijao-verde [500 g]', '1 coco-seco'],
  },
  {
    text: 'tres quilo de batata doce e duas bandeja de morango',
    expect: ['3 batata-doce [1 kg]', '2 morango'],
  },
  {
    text: 'uma duzia de tangerina, 1k de uva e 1k de goiaba',
    expect: ['1 tangerina [Dúzia]', '1 uva [1 kg]', '1 goiaba [1 kg]'],
  },
  { text: 'quero 4 agua de coco de 300', expect: ['4 agua-coco [300 ml]'] },
  {
    text: 'tomate cereja 1 bandeja e meio kg de pimentao verde',
    expect: ['1 tomate-cereja', '1 pimentao [500 g]'],
  },
  {
    text: 'uma bandeja de 12 ovos caipira e um melão amarelo',
    expect: ['1 ovo-caipira [Bandeja com 12]', '1 melao'],
  },
  {
    text: 'preciso de um quilo de cebola roxa e um quilo de manga',
    expect: ['1 cebola-roxa [1 kg]', '1 manga [1 kg]'],
  },
  {
    text: 'quilo e meio de tomate e duas polpas de manga',
    expect: ['1 tomate [1 kg]', '1 tomate [500 g]', '2 polpa-manga'],
  },
  {
    text: 'uma dúzia de banana',
    expect: ['? 1 banana: banana-prata | banana-pacovan'],
  },
  {
    text: '2 alface e 1kg de jerimum',
    expect: ['? 2 alface: alface-crespa | alface-americana', '1 jerimum [1 kg]'],
  },
  { text: 'agua de coco e um abacate', expect: ['1 agua-coco [?]', '1 abacate'] },
  { text: 'ovo caipira 1 bandeja', expect: ['1 ovo-caipira [?]'] },
  // Options and notes
  {
    text: '2 mamão bem maduro e 1 abacate de vez',
    expect: ['2 mamao + maturacao:maduro', '1 abacate + maturacao:de-vez'],
  },
  {
    text: 'um kg de macaxeira descascada e meio kg de jerimum picado',
    expect: ['1 macaxeira [1 kg] + preparo:descascado', '1 jerimum [500 g] + preparo:picado'],
  },
  {
    text: 'duas dúzias de pacovan, uma verde e outra madura',
    expect: ['1 banana-pacovan [Dúzia] + maturacao:verde', '1 banana-pacovan [Dúzia] + maturacao:maduro'],
  },
  {
    text: '1 melancia bem docinha e 1kg de tomate sem nenhum amassado',
    expect: ['1 melancia (bem docinha)', '1 tomate [1 kg] (sem nenhum amassado)'],
  },
  // Said ahead
  {
    text: '1 bandeja de morango e 1 kg de uva, entregar na varjota rua ana bilhar 601 ap 1203, no pix',
    expect: [
      '1 morango',
      '1 uva [1 kg]',
      'entrega',
      'bairro Varjota',
      'endereço rua ana bilhar 601 ap 1203',
      'pagamento pix',
    ],
  },
  {
    text: 'deixa pronto 6 litros de água de coco q eu pego às 9h, Socorro',
    expect: ['6 agua-coco [1 litro]', 'retirada', 'hora 09:00', 'nome Socorro'],
  },
  {
    text: '2 melancia pfv, vcs entregam em caucaia',
    expect: ['2 melancia', 'fora caucaia'],
  },
  {
    text: 'no cartão',
    cart: ['3 laranja [Dúzia]', '1 repolho'],
    at: 'payment',
    expect: ['3 laranja [Dúzia]', '1 repolho', 'pagamento ?'],
  },
  // Awkward
  {
    text: 'bom dia meu filho anote aí dois quilos de tomate um quilo de cebola branca meio quilo de pimentão verde uma dúzia e meia de banana prata bem verdinha não bem madura um maço de coentro dez polpas de goiaba e uma bandeja de ovo branco daquela de doze é pra aldeota rua tibúrcio cavalcante quinhentos e vinte',
    expect: [
      '2 tomate [1 kg]',
      '1 cebola [1 kg]',
      '1 pimentao [500 g]',
      '1 banana-prata [Dúzia] + maturacao:maduro',
      '1 banana-prata [Meia dúzia] + maturacao:maduro',
      '1 coentro',
      '10 polpa-goiaba',
      '1 ovo-branco [Bandeja com 12]',
      'entrega',
      'bairro Aldeota',
      'endereço rua tibúrcio cavalcante quinhentos e vinte',
    ],
  },
  {
    text: 'Feira da semana 🥕\ntomate 1kg\ncebola roxa 1/2 kg\ncenoura 1kg ralada\nlaranja 2 dz\nabacaxi 2 (maduros)\ncheiro verde 2\npolpa acerola 10\novos 30 brancos\nDinheiro, troco p/ 200',
    expect: [
      '1 tomate [1 kg]',
      '1 cebola-roxa [500 g]',
      '1 cenoura [1 kg] + preparo:ralado',
      '2 laranja [Dúzia]',
      '2 abacaxi + maturacao:maduro',
      '2 cheiro-verde',
      '10 polpa-acerola',
      '1 ovo-branco [Bandeja com 30]',
      'pagamento cash',
      'troco 200',
    ],
  },
]
