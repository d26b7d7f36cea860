import type { CorpusMessage } from '../../../corpus'

/** forno-do-gasometro: what is said ahead, corrected and asked. */
export const fornoDoGasometroTalk: readonly CorpusMessage[] = [
  {
    text: 'uma grande de coração pra entregar na Cidade Baixa, rua da república 450 ap 12, no dinheiro com troco pra 100',
    expect: [
      '1 z-coracao [Grande]',
      'entrega',
      'bairro Cidade Baixa',
      'endereço rua da república 450 ap 12',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: 'menino deus, rua botafogo 88',
    cart: ['1 z-portuguesa [Família]'],
    at: 'neighbourhood',
    expect: ['1 z-portuguesa [Família]', 'bairro Menino Deus', 'endereço rua botafogo 88'],
  },
  {
    text: 'vou retirar às 20h30 em nome de Rafaela',
    cart: ['1 z-lombo / z-alho [Grande]'],
    at: 'fulfilment',
    expect: ['1 z-lombo / z-alho [Grande]', 'retirada', 'hora 20:30', 'nome Rafaela'],
  },
  {
    text: 'na real troca a calabresa por portuguesa',
    cart: ['1 z-calabresa [Grande]', '1 coca-2l'],
    expect: ['1 z-portuguesa [Grande]', '1 coca-2l'],
  },
  {
    text: 'a pizza é família, não grande',
    cart: ['1 z-frango [Grande]', '1 guarana-2l'],
    expect: ['1 z-frango [Família]', '1 guarana-2l'],
  },
  {
    text: 'pode tirar a borda',
    cart: ['1 z-quatro [Grande] + borda:catupiry'],
    expect: ['1 z-quatro [Grande]'],
  },
  {
    text: 'o que vai na portuguesa?',
    cart: ['1 z-mussarela [Média]'],
    expect: ['1 z-mussarela [Média]', 'pergunta ingredientes z-portuguesa'],
  },
  { text: 'quanto custa a de coração família?', expect: ['pergunta preço z-coracao'] },
  { text: 'fazem entrega em Canoas?', expect: ['pergunta entrega Canoas'] },
  { text: 'a quatro queijos tem glúten né?', expect: ['pergunta alérgeno z-quatro glúten'] },
  { text: 'vcs tao atendendo agora tchê?', expect: ['pergunta horário'] },
  {
    text: 'vai no cartão',
    cart: ['1 y-sensacao [Grande]', '1 z-coracao [Grande]'],
    at: 'payment',
    expect: ['1 y-sensacao [Grande]', '1 z-coracao [Grande]', 'pagamento ?'],
  },
  { text: 'cadê minha pizza, pedi faz mais de uma hora 😡', expect: ['pergunta pedido'] },
  {
    text: 'uma coca lata em vez da de 2 litros',
    cart: ['1 z-lombo [Média]', '1 coca-2l'],
    expect: ['1 z-lombo [Média]', '1 coca-lata'],
  },
  {
    text: 'pode tirar a coca do pedido',
    cart: ['1 z-calabresa [Grande]', '1 coca-lata', '1 coca-2l'],
    expect: ['1 z-calabresa [Grande]', '1 coca-lata', '1 coca-2l', '?'],
  },
  {
    text: 'era isso tchê, valeu',
    cart: ['1 z-mussarela [Família]', '2 agua'],
    expect: ['1 z-mussarela [Família]', '2 agua', 'fim'],
  },
]
