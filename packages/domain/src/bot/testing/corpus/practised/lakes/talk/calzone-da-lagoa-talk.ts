import type { CorpusMessage } from '../../../corpus'

/** calzone-da-lagoa: what is said ahead, corrected and asked. */
export const calzoneDaLagoaTalk: readonly CorpusMessage[] = [
  {
    text: '1 família de frango com requeijão, entrega na Várzea, rua pinto alves 1020, vou pagar no crédito',
    expect: [
      '1 c-frango [Família]',
      'entrega',
      'bairro Várzea',
      'endereço rua pinto alves 1020',
      'pagamento credit_card',
    ],
  },
  {
    text: 'Promissão, rua dos ipês 33 casa 2',
    cart: ['1 c-berinjela [Individual]'],
    at: 'neighbourhood',
    expect: ['1 c-berinjela [Individual]', 'bairro Promissão', 'endereço rua dos ipês 33 casa 2'],
  },
  {
    text: 'dinheiro, não precisa de troco',
    cart: ['2 cannoli'],
    at: 'payment',
    expect: ['2 cannoli', 'pagamento cash', 'sem troco'],
  },
  {
    text: 'pensando bem tira o vinho',
    cart: ['1 c-pepperoni [Família]', '1 vinho-tinto'],
    expect: ['1 c-pepperoni [Família]'],
  },
  {
    text: 'não, o calzone é família',
    cart: ['1 c-linguica [Individual]', '1 agua'],
    expect: ['1 c-linguica [Família]', '1 agua'],
  },
  {
    text: 'em vez de tiramisù me vê panna cotta',
    cart: ['1 c-ricota [Individual]', '1 tiramisu'],
    expect: ['1 c-ricota [Individual]', '1 panna'],
  },
  {
    text: 'o de frango vem com o quê dentro?',
    cart: ['1 c-presunto [Individual]'],
    expect: ['1 c-presunto [Individual]', 'pergunta ingredientes c-frango'],
  },
  {
    text: 'vcs aceitam pix?',
    cart: ['1 c-escarola [Individual]', '1 soda'],
    expect: ['1 c-escarola [Individual]', '1 soda', 'pergunta pagamento'],
  },
  {
    text: 'o tiramisù tem ovo?',
    cart: ['1 c-berinjela [Família]'],
    expect: ['1 c-berinjela [Família]', 'pergunta alérgeno tiramisu ovo'],
  },
  { text: 'quanto fica o cannoli?', expect: ['pergunta preço cannoli'] },
  { text: 'ces tão atendendo agora?', expect: ['pergunta horário'] },
  { text: 'onde vocês ficam?', expect: ['pergunta loja'] },
  { text: 'vcs entregam na Lundcéia?', expect: ['pergunta entrega Lundcéia'] },
  { text: 'quero cancelar o pedido que fiz', expect: ['cancelar'] },
  { text: 'tava bom demais da conta, obrigada viu 😋', expect: ['oi'] },
  { text: 'o mesmo de sempre', expect: ['de novo'] },
]
