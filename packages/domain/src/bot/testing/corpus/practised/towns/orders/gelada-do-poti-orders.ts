import type { CorpusMessage } from '../../../corpus'

/** gelada-do-poti: what is ordered. */
export const geladaDoPotiOrders: readonly CorpusMessage[] = [
  {
    text: 'opa fera, desce 2 caixa de skol lata e 1 gelo em cubo',
    expect: ['2 skol [Caixa com 12]', '1 gelo-cubo'],
  },
  { text: 'manda 6 latinha de heineken e uma coca 2l', expect: ['6 heineken [Unidade]', '1 coca [2L]'] },
  { text: 'um gás, tenho o vazio pra trocar', expect: ['1 gas + casco:troca'] },
  { text: '2 água de 20 litros', expect: ['2 agua-20 + ?casco'] },
  {
    text: 'um garrafão de água 20L com o garrafão novo e um gás na troca',
    expect: ['1 agua-20 + casco:novo', '1 gas + casco:troca'],
  },
  { text: '4 long neck da heineken e 4 da corona', expect: ['4 heineken-ln', '4 corona-ln'] },
  { text: '3 skol litrão bem gelada', expect: ['3 skol-litrao (bem gelada)'] },
  { text: 'traz duas cajuína de 2 litros e 1 doritos', expect: ['2 cajuina [2L]', '1 doritos'] },
  { text: '1 coca e 1 carvao', expect: ['1 coca [?]', '1 carvao'] },
  {
    text: 'uma vodka smirnoff, 4 red bull e um saco de gelo em escama',
    expect: ['1 smirnoff', '4 red-bull', '1 gelo-escama'],
  },
  { text: 'quero uma vodka', expect: ['? 1 vodka: smirnoff | absolut'] },
  {
    text: 'pro churrasco:\n3 cx brahma lata\n1 cx amstel\n2 guaraná 2l\n2 carvão\n2 gelo em cubo\ncopos descartáveis 1',
    expect: [
      '3 brahma [Caixa com 12]',
      '1 amstel [Caixa com 12]',
      '2 guarana [2L]',
      '2 carvao',
      '2 gelo-cubo',
      '1 copos',
    ],
  },
  {
    text: 'bota mais uma caixa de itaipava',
    cart: ['1 skol [Caixa com 12]', '1 amendoim'],
    expect: ['1 skol [Caixa com 12]', '1 amendoim', '1 itaipava [Caixa com 12]'],
  },
  {
    text: '6 água mineral de 500 e 2 com gás',
    expect: ['6 agua-500', '2 agua-gas'],
  },
  {
    text: 'gás com troca, entrega no mocambinho quadra 20 casa 8, pago no pix',
    expect: [
      '1 gas + casco:troca',
      'entrega',
      'bairro Mocambinho',
      'endereço quadra 20 casa 8',
      'pagamento pix',
    ],
  },
  {
    text: 'vou passar aí pegar uma caixa de heineken lata e um black label, pago no crédito',
    expect: ['1 heineken [Caixa com 12]', '1 black', 'retirada', 'pagamento credit_card'],
  },
  {
    text: 'boa tarde meu amigo eu tô precisando de um gás de cozinha e um garrafão de água os dois na troca é aqui no lourival parente rua são francisco trinta e dois vou pagar em dinheiro e preciso de troco pra cento e cinquenta',
    expect: [
      '1 gas + casco:troca',
      '1 agua-20 + casco:troca',
      'entrega',
      'bairro Lourival Parente',
      'endereço rua são francisco trinta e dois',
      'pagamento cash',
      'troco 150',
    ],
  },
  { text: 'duas mangueira e 2 fanta lata 🍻', expect: ['2 mangueira', '2 fanta [Lata]'] },
]
