import type { CorpusMessage } from '../../../corpus'

/** brasa-do-mucuripe: what is said ahead, corrected and asked. */
export const brasaDoMucuripeTalk: readonly CorpusMessage[] = [
  {
    text: 'um x-tudo bem passado e uma coca lata pra entregar na Varjota, rua frederico borges 210, dinheiro, troco pra 50',
    expect: [
      '1 x-tudo + ponto:bem',
      '1 coca-lata',
      'entrega',
      'bairro Varjota',
      'endereço rua frederico borges 210',
      'pagamento cash',
      'troco 50',
    ],
  },
  {
    text: 'é na praia de iracema, rua dos tabajaras 400',
    cart: ['1 frango', '1 batata [Grande]'],
    at: 'neighbourhood',
    expect: ['1 frango', '1 batata [Grande]', 'bairro Praia de Iracema', 'endereço rua dos tabajaras 400'],
  },
  {
    text: 'vou passar pra buscar 8 e meia da noite',
    cart: ['2 x-burger + ponto:bem'],
    at: 'fulfilment',
    expect: ['2 x-burger + ponto:bem', 'retirada', 'hora 20:30'],
  },
  {
    text: 'faço o pix quando chegar',
    cart: ['1 x-salada + ponto:bem'],
    at: 'payment',
    expect: ['1 x-salada + ponto:bem', 'pagamento pix'],
  },
  {
    text: 'campainha não funciona, grita na portaria',
    cart: ['1 x-bacon + ponto:mal'],
    at: 'confirm',
    expect: ['1 x-bacon + ponto:mal', 'obs campainha não funciona, grita na portaria'],
  },
  {
    text: 'na vdd o x-tudo é ao ponto',
    cart: ['1 x-tudo + ponto:bem', '1 agua'],
    expect: ['1 x-tudo + ponto:ao-ponto', '1 agua'],
  },
  {
    text: 'tira o bacon do x-burger',
    cart: ['1 x-burger + ponto:bem + extras:bacon + extras:ovo'],
    expect: ['1 x-burger + ponto:bem + extras:ovo'],
  },
  {
    text: 'troca o suco de caju por cajuína',
    cart: ['1 frango', '1 suco-caju'],
    expect: ['1 frango', '1 cajuina'],
  },
  {
    text: 'a batata muda pra grande, blz?',
    cart: ['1 batata [Pequena] + cobertura:cheddar', '1 veggie'],
    expect: ['1 batata [Grande] + cobertura:cheddar', '1 veggie'],
  },
  {
    text: 'tira esse aí',
    cart: ['1 onion [Grande]', '1 guarana'],
    expect: ['1 onion [Grande]', '1 guarana', '?'],
  },
  { text: 'o x-tudo vem com que?', expect: ['pergunta ingredientes x-tudo'] },
  { text: 'quanto é o x bacon duplo?', expect: ['pergunta preço x-bacon-duplo'] },
  { text: 'o veggie tem glúten?', expect: ['pergunta alérgeno veggie glúten'] },
  { text: 'entrega na Messejana?', expect: ['pergunta entrega Messejana'] },
  { text: 'cadê meu lanche hein, tô morrendo de fome', expect: ['pergunta pedido'] },
  {
    text: 'é só isso por hoje, macho',
    cart: ['1 mucuripe + ponto:ao-ponto', '1 cajuina'],
    expect: ['1 mucuripe + ponto:ao-ponto', '1 cajuina', 'fim'],
  },
]
