import type { CorpusMessage } from '../../../corpus'

/** peixe-do-guama: what is said ahead, corrected and asked. */
export const peixeDoGuamaTalk: readonly CorpusMessage[] = [
  {
    text: '1kg de dourada em postas e 2 tucupi, entregar na Pedreira, travessa mauriti 2210, pago em dinheiro, troco pra 100',
    expect: [
      '1 dourada [1 kg] + corte:postas',
      '2 tucupi',
      'entrega',
      'bairro Pedreira',
      'endereço travessa mauriti 2210',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: 'marco, av almirante barroso 1500 apto 302',
    cart: ['1 caldeirada'],
    at: 'neighbourhood',
    expect: ['1 caldeirada', 'bairro Marco', 'endereço av almirante barroso 1500 apto 302'],
  },
  {
    text: 'vou buscar às 7 e meia da noite',
    cart: ['20 caranguejo'],
    at: 'fulfilment',
    expect: ['20 caranguejo', 'retirada', 'hora 19:30'],
  },
  {
    text: 'troca as postas por filé',
    cart: ['1 filhote [1 kg] + corte:postas', '1 jambu'],
    expect: ['1 filhote [1 kg] + corte:file', '1 jambu'],
  },
  {
    text: 'o camarão é o regional, não o rosa',
    cart: ['1 camarao-rosa [1 kg]', '1 farinha-dagua'],
    expect: ['1 camarao-regional [1 kg]', '1 farinha-dagua'],
  },
  {
    text: 'só meio quilo do mexilhão, um quilo é muito',
    cart: ['1 mexilhao [1 kg]', '1 isca'],
    expect: ['1 mexilhao [500 g]', '1 isca'],
  },
  {
    text: 'tira um tucupi e bota um maço de jambu',
    cart: ['3 tucupi', '1 isca'],
    expect: ['2 tucupi', '1 isca', '1 jambu'],
  },
  { text: 'quanto tá o quilo do filhote hj?', expect: ['pergunta preço filhote'] },
  {
    text: 'a caldeirada vem com o que?',
    cart: ['1 gelo'],
    expect: ['1 gelo', 'pergunta ingredientes caldeirada'],
  },
  { text: 'vcs entregam em Ananindeua?', expect: ['pergunta entrega Ananindeua'] },
  { text: 'a isca de peixe leva glúten? minha filha é celíaca', expect: ['pergunta alérgeno isca glúten'] },
  { text: 'que horas abre no domingo mano?', expect: ['pergunta horário'] },
  { text: 'tem mexilhão hoje?', expect: ['pergunta tem mexilhao'] },
  {
    text: 'vou pagar em dinheiro, vou precisar de troco pra 150',
    cart: ['1 pirarucu [1 kg] + corte:file'],
    at: 'payment',
    expect: ['1 pirarucu [1 kg] + corte:file', 'pagamento cash', 'troco 150'],
  },
  { text: 'me vê o de sempre mano', expect: ['de novo'] },
  {
    text: 'pronto mana, é só isso mesmo',
    cart: ['1 camarao-seco', '2 farinha-tapioca'],
    expect: ['1 camarao-seco', '2 farinha-tapioca', 'fim'],
  },
]
