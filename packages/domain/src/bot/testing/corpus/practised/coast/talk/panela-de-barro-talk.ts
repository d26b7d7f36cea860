import type { CorpusMessage } from '../../../corpus'

/** panela-de-barro: what is said ahead, corrected and asked. */
export const panelaDeBarroTalk: readonly CorpusMessage[] = [
  {
    text: 'uma torta capixaba, entrega na praia do canto, rua joaquim lírio 310 ap 501, pix',
    expect: [
      '1 torta',
      'entrega',
      'bairro Praia do Canto',
      'endereço rua joaquim lírio 310 ap 501',
      'pagamento pix',
    ],
  },
  {
    text: 'vou buscar as 13h, no nome de Marlene',
    cart: ['2 bobo'],
    at: 'fulfilment',
    expect: ['2 bobo', 'retirada', 'hora 13:00', 'nome Marlene'],
  },
  {
    text: 'dinheiro, preciso de troco pra 100',
    cart: ['1 moq-siri [Individual]'],
    at: 'payment',
    expect: ['1 moq-siri [Individual]', 'pagamento cash', 'troco 100'],
  },
  {
    text: 'Av. Dante Michelini 1200, bloco C, apto 302',
    cart: ['1 torta'],
    at: 'address',
    expect: ['1 torta', 'endereço Av. Dante Michelini 1200, bloco C, apto 302'],
  },
  {
    text: 'na verdade é para dois',
    cart: ['1 moq-badejo [Individual]', '1 agua'],
    expect: ['1 moq-badejo [Para dois]', '1 agua'],
  },
  { text: 'tira a cocada pfv, to de dieta kkk', cart: ['1 bobo', '1 cocada'], expect: ['1 bobo'] },
  {
    text: 'troca o purê por legumes',
    cart: ['1 file-peroa + guarnicao:pure'],
    expect: ['1 file-peroa + guarnicao:legumes'],
  },
  {
    text: 'são 3 cocas e não 2',
    cart: ['1 torta', '2 coca-lata'],
    expect: ['1 torta', '3 coca-lata'],
  },
  { text: 'oi qto ta a moqueca de camarao ?', expect: ['pergunta preço moq-camarao'] },
  {
    text: '1 torta capixaba e 1 coca zero. quanto tempo demora?',
    expect: ['1 torta', '1 coca-zero', 'pergunta tempo'],
  },
  { text: 'o bobó tem leite? tenho intolerância', expect: ['pergunta alérgeno bobo leite'] },
  { text: 'vcs entregam em bento ferreira? qto é a taxa', expect: ['pergunta entrega Bento Ferreira'] },
  { text: 'ficam abertos até que horas no domingo?', expect: ['pergunta horário'] },
  { text: 'cadê meu pedido gente, já tem mais de uma hora', expect: ['pergunta pedido'] },
  { text: 'só isso mesmo, pode fechar', cart: ['1 torta', '1 agua'], expect: ['1 torta', '1 agua', 'fim'] },
  { text: 'quero falar com um atendente por favor', expect: ['pessoa'] },
]
