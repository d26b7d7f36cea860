import type { CorpusMessage } from '../../../corpus'

/** metro-cancao: what is said ahead, corrected and asked. */
export const metroCancaoTalk: readonly CorpusMessage[] = [
  {
    text: 'meio metro de calabresa pra entregar na vila operária, rua marcílio dias 455, pago no pix',
    expect: [
      '1 p-calabresa [Meio metro]',
      'entrega',
      'bairro Vila Operária',
      'endereço rua marcílio dias 455',
      'pagamento pix',
    ],
  },
  {
    text: 'vou buscar às 20h um metro de portuguesa, nome Anderson',
    expect: ['1 p-portuguesa [1 metro]', 'retirada', 'hora 20:00', 'nome Anderson'],
  },
  {
    text: '1 individual de mussarela pra entregar em Sarandi',
    expect: ['1 p-mussarela [Individual]', 'entrega', 'fora Sarandi'],
  },
  {
    text: 'Jardim Alvorada, avenida pedro taques 1200 casa 2',
    cart: ['1 p-frango [Meio metro]'],
    at: 'neighbourhood',
    expect: [
      '1 p-frango [Meio metro]',
      'bairro Jardim Alvorada',
      'endereço avenida pedro taques 1200 casa 2',
    ],
  },
  {
    text: 'passa no crédito',
    cart: ['1 p-marguerita [1 metro]', '1 coca-2l'],
    at: 'payment',
    expect: ['1 p-marguerita [1 metro]', '1 coca-2l', 'pagamento credit_card'],
  },
  {
    text: 'em dinheiro, preciso de troco pra 150',
    cart: ['1 p-calabresa / p-mussarela [1 metro]'],
    at: 'payment',
    expect: ['1 p-calabresa / p-mussarela [1 metro]', 'pagamento cash', 'troco 150'],
  },
  {
    text: 'troca a metade de mussarela por carne seca',
    cart: ['1 p-calabresa / p-mussarela [Meio metro]', '1 coca-lata'],
    expect: ['1 p-calabresa / p-carne-seca [Meio metro]', '1 coca-lata'],
  },
  {
    text: 'faz de 1 metro a portuguesa, chegou mais gente aqui',
    cart: ['1 p-portuguesa [Meio metro]', '1 pao-alho'],
    expect: ['1 p-portuguesa [1 metro]', '1 pao-alho'],
  },
  {
    text: 'tira o pão de alho e coloca uma coca zero',
    cart: ['1 p-brocolis [Meio metro]', '1 pao-alho'],
    expect: ['1 p-brocolis [Meio metro]', '1 coca-zero-lata'],
  },
  {
    text: 'coloca borda de cream cheese nela',
    cart: ['1 p-cinco-queijos [Meio metro]'],
    expect: ['1 p-cinco-queijos [Meio metro] + borda:cream-cheese'],
  },
  {
    text: 'põe um pão de alho também. e quanto fica o metro da calabresa?',
    cart: ['1 p-mussarela [Meio metro]'],
    expect: ['1 p-mussarela [Meio metro]', '1 pao-alho', 'pergunta preço p-calabresa'],
  },
  { text: 'o que vai na pizza portuguesa?', expect: ['pergunta ingredientes p-portuguesa'] },
  {
    text: 'vcs entregam no mandacaru? qto é a entrega',
    cart: ['1 p-milho [Individual]'],
    expect: ['1 p-milho [Individual]', 'pergunta entrega Mandacaru'],
  },
  { text: 'vcs tão abertos até que hora hj?', expect: ['pergunta horário'] },
  {
    text: 'repete o meu último pedido e põe mais uma framboesa',
    expect: ['de novo', '1 framboesa-2l'],
  },
  { text: 'oi, cadê minha pizza? já faz mais de uma hora', expect: ['pergunta pedido'] },
]
