import type { CorpusMessage } from '../../../corpus'

/** parrilla-do-pampa: what is said ahead, corrected and asked. */
export const parrillaDoPampaTalk: readonly CorpusMessage[] = [
  {
    text: '2 à la minuta de porco pra entregar no castro alves, rua bento gonçalves 410, dinheiro com troco pra 100',
    expect: [
      '2 am-porco',
      'entrega',
      'bairro Castro Alves',
      'endereço rua bento gonçalves 410',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: 'vou aí buscar umas 21h30, um chivito, no nome de Gilmar',
    expect: ['1 chivito', 'retirada', 'hora 21:30', 'nome Gilmar'],
  },
  {
    text: 'um mocotó individual pra entregar em Aceguá',
    expect: ['1 mocoto [Individual]', 'entrega', 'fora Aceguá'],
  },
  {
    text: 'é tele-entrega, bairro malafaia, rua 20 de setembro 67',
    cart: ['1 carreteiro [Para 2]'],
    at: 'fulfilment',
    expect: ['1 carreteiro [Para 2]', 'entrega', 'bairro Malafaia', 'endereço rua 20 de setembro 67'],
  },
  {
    text: 'não precisa troco, tenho certinho',
    cart: ['2 choripan'],
    at: 'change',
    expect: ['2 choripan', 'sem troco'],
  },
  {
    text: 'credito por favor',
    cart: ['1 vinho', '1 queijo-provoleta'],
    at: 'payment',
    expect: ['1 vinho', '1 queijo-provoleta', 'pagamento credit_card'],
  },
  {
    text: 'a picanha quero mal passada',
    cart: ['1 picanha [300 g] + ponto:bem + guarnicao:fritas', '1 coca-lata'],
    expect: ['1 picanha [300 g] + ponto:mal + guarnicao:fritas', '1 coca-lata'],
  },
  {
    text: 'troca a batata frita por salada verde pf',
    cart: ['1 entrecot [300 g] + ponto:ponto + guarnicao:fritas'],
    expect: ['1 entrecot [300 g] + ponto:ponto + guarnicao:verde'],
  },
  {
    text: 'pode ser o vacio de 600 então',
    cart: ['1 vacio [300 g] + ponto:ponto + guarnicao:maionese'],
    expect: ['1 vacio [600 g] + ponto:ponto + guarnicao:maionese'],
  },
  {
    text: 'não, era só um choripan',
    cart: ['2 choripan', '1 fruki'],
    expect: ['1 choripan', '1 fruki'],
  },
  {
    text: 'tira a morcilha e bota outra provoleta',
    cart: ['1 queijo-provoleta', '1 morcilha'],
    expect: ['2 queijo-provoleta'],
  },
  { text: 'o que acompanha a à la minuta de bife?', expect: ['pergunta ingredientes am-bife'] },
  { text: 'quanto é o entrecot?', expect: ['pergunta preço entrecot'] },
  {
    text: 'o chivito leva ovo? sou alérgica',
    cart: ['1 am-frango'],
    expect: ['1 am-frango', 'pergunta alérgeno chivito ovo'],
  },
  { text: 'tchê, meu pedido já saiu? to esperando faz horas', expect: ['pergunta pedido'] },
  { text: 'bom dia tchê, tudo tranquilo?', expect: ['oi'] },
]
