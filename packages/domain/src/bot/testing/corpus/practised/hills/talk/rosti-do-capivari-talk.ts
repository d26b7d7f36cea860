import type { CorpusMessage } from '../../../corpus'

/** rosti-do-capivari: what is said ahead, corrected and asked. */
export const rostiDoCapivariTalk: readonly CorpusMessage[] = [
  {
    text: '2 caldo verde pra entregar em Abernéssia, av. januário miráglia 900, vou pagar no vale refeição',
    expect: [
      '2 caldo-verde',
      'entrega',
      'bairro Abernéssia',
      'endereço av. januário miráglia 900',
      'pagamento voucher',
    ],
  },
  {
    text: 'é pra retirar, chego às 20h',
    cart: ['1 r-queijo [Casal]'],
    at: 'fulfilment',
    expect: ['1 r-queijo [Casal]', 'retirada', 'hora 20:00'],
  },
  {
    text: 'vila inglesa',
    cart: ['2 quentao'],
    at: 'neighbourhood',
    expect: ['2 quentao', 'bairro Vila Inglesa'],
  },
  {
    text: 'dinheiro, troco p 200',
    cart: ['1 fondue-choc'],
    at: 'payment',
    expect: ['1 fondue-choc', 'pagamento cash', 'troco 200'],
  },
  {
    text: 'tira o bacon da batata por favor',
    cart: ['1 r-frango [Casal] + adicionais:bacon', '1 coca-lata'],
    expect: ['1 r-frango [Casal]', '1 coca-lata'],
  },
  {
    text: 'põe cheddar na de calabresa',
    cart: ['1 r-calabresa [Individual]', '1 r-file [Individual]'],
    expect: ['1 r-calabresa [Individual] + adicionais:cheddar', '1 r-file [Individual]'],
  },
  {
    text: 'são 3 chocolates quentes, não 2',
    cart: ['2 choc-quente', '1 apfelstrudel'],
    expect: ['3 choc-quente', '1 apfelstrudel'],
  },
  {
    text: 'em vez da sopa de cebola quero caldo verde',
    cart: ['1 sopa-cebola', '1 agua'],
    expect: ['1 caldo-verde', '1 agua'],
  },
  { text: 'o que vai na de quatro queijos?', expect: ['pergunta ingredientes r-queijo'] },
  { text: 'quanto custa a fondue de chocolate', expect: ['pergunta preço fondue-choc'] },
  {
    text: 'qto tempo leva + ou -?',
    cart: ['1 r-truta [Casal]'],
    expect: ['1 r-truta [Casal]', 'pergunta tempo'],
  },
  { text: 'vocês entregam em São Bento do Sapucaí?', expect: ['pergunta entrega São Bento do Sapucaí'] },
  { text: 'qual o endereço de vcs?', expect: ['pergunta loja'] },
  { text: 'quais coberturas tem pra batata recheada?', expect: ['pergunta sabores batata-recheada'] },
  { text: 'preciso cancelar meu pedido, desculpa', expect: ['cancelar'] },
  {
    text: 'é isso! pode fechar',
    cart: ['1 r-cogumelos [Casal]'],
    expect: ['1 r-cogumelos [Casal]', 'fim'],
  },
]
