import type { CorpusMessage } from '../../../corpus'

/** bode-do-velho-chico: what is said ahead, corrected and asked. */
export const bodeDoVelhoChicoTalk: readonly CorpusMessage[] = [
  {
    text: 'uma buchada grande e 2 cuscuz com manteiga, entrega na areia branca, rua da simpatia 215, pagamento no pix',
    expect: [
      '1 buchada [Grande]',
      '2 cuscuz',
      'entrega',
      'bairro Areia Branca',
      'endereço rua da simpatia 215',
      'pagamento pix',
    ],
  },
  {
    text: 'eu mesmo pego aí às 12h30, Severino',
    cart: ['1 bode [2 pessoas] + acompanhamentos:baiao + acompanhamentos:farofa'],
    at: 'fulfilment',
    expect: [
      '1 bode [2 pessoas] + acompanhamentos:baiao + acompanhamentos:farofa',
      'retirada',
      'hora 12:30',
      'nome Severino',
    ],
  },
  {
    text: 'um sarapatel grande pra entregar em Juazeiro',
    expect: ['1 sarapatel [Grande]', 'entrega', 'fora Juazeiro'],
  },
  {
    text: 'cohab massangano, rua 14 casa 30',
    cart: ['1 galinha [Grande]'],
    at: 'neighbourhood',
    expect: ['1 galinha [Grande]', 'bairro Cohab Massangano', 'endereço rua 14 casa 30'],
  },
  {
    text: 'dinheiro visse, troco pra 200',
    cart: ['1 carneiro [4 pessoas] + acompanhamentos:arroz + acompanhamentos:vinagrete'],
    at: 'payment',
    expect: [
      '1 carneiro [4 pessoas] + acompanhamentos:arroz + acompanhamentos:vinagrete',
      'pagamento cash',
      'troco 200',
    ],
  },
  {
    text: 'melhor eu ir buscar, não precisa entregar não',
    cart: ['1 sarapatel [Pequena]'],
    at: 'payment',
    expect: ['1 sarapatel [Pequena]', 'retirada'],
  },
  {
    text: 'troque o vinagrete por feijão verde',
    cart: ['1 bode [1 pessoa] + acompanhamentos:baiao + acompanhamentos:vinagrete', '1 cajuina'],
    expect: ['1 bode [1 pessoa] + acompanhamentos:baiao + acompanhamentos:feijao-verde', '1 cajuina'],
  },
  {
    text: 'o suco é de umbu, não de manga',
    cart: ['1 suco [Jarra] + sabor:manga'],
    expect: ['1 suco [Jarra] + sabor:umbu'],
  },
  {
    text: 'a carne de sol é pra 4 pessoas, me enganei',
    cart: ['1 carne-sol [2 pessoas] + acompanhamentos:baiao + acompanhamentos:farofa', '2 coca-1l'],
    expect: ['1 carne-sol [4 pessoas] + acompanhamentos:baiao + acompanhamentos:farofa', '2 coca-1l'],
  },
  {
    text: 'pode tirar o pirão e as cocas',
    cart: ['1 galinha [Grande]', '1 pirao', '2 coca-lata'],
    expect: ['1 galinha [Grande]'],
  },
  { text: 'a buchada tá por quanto?', expect: ['pergunta preço buchada'] },
  {
    text: 'quando chegar liga que a campainha tá quebrada',
    cart: ['1 buchada [Grande]'],
    at: 'confirm',
    expect: ['1 buchada [Grande]', 'obs quando chegar liga que a campainha tá quebrada'],
  },
  { text: 'o q vem na cartola moça', expect: ['pergunta ingredientes cartola'] },
  { text: 'tem sarapatel hoje meu patrão?', expect: ['pergunta tem sarapatel'] },
  {
    text: 'demora quanto pra chegar? os menino tão com fome',
    cart: ['1 macaxeira-frita [Inteira]', '2 coca-1l'],
    expect: ['1 macaxeira-frita [Inteira]', '2 coca-1l', 'pergunta tempo'],
  },
  { text: 'cancele meu pedido por favor, minha sogra não vem mais', expect: ['cancelar'] },
]
