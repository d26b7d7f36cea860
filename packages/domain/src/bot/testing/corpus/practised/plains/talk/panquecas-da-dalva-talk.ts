import type { CorpusMessage } from '../../../corpus'

/** panquecas-da-dalva: what is said ahead, corrected and asked. */
export const panquecasDaDalvaTalk: readonly CorpusMessage[] = [
  {
    text: 'um escondidinho de frango individual, entregar no parque alvorada, rua das acácias 77, pago no débito',
    expect: [
      '1 e-frango [Individual]',
      'entrega',
      'bairro Parque Alvorada',
      'endereço rua das acácias 77',
      'pagamento debit_card',
    ],
  },
  {
    text: 'passo aí meio dia pra pegar',
    cart: ['2 strogonoff', '1 coca-2l'],
    at: 'fulfilment',
    expect: ['2 strogonoff', '1 coca-2l', 'retirada', 'hora 12:00'],
  },
  {
    text: '2 strogonoff pra entregar em Itaporã',
    expect: ['2 strogonoff', 'entrega', 'fora Itaporã'],
  },
  {
    text: 'rua hayel bon faker 2100, fundos',
    cart: ['1 panqueca + recheio:carne + molho:branco'],
    at: 'address',
    expect: ['1 panqueca + recheio:carne + molho:branco', 'endereço rua hayel bon faker 2100, fundos'],
  },
  {
    text: 'dinheiro. não precisa troco não',
    cart: ['1 e-legumes [Família]'],
    at: 'payment',
    expect: ['1 e-legumes [Família]', 'pagamento cash', 'sem troco'],
  },
  {
    text: 'o molho da panqueca é sugo, falei errado',
    cart: ['1 panqueca + recheio:frango + molho:branco', '1 pudim'],
    expect: ['1 panqueca + recheio:frango + molho:sugo', '1 pudim'],
  },
  {
    text: 'troca a salada por batata frita',
    cart: ['1 bife + guarnicoes:arroz + guarnicoes:salada'],
    expect: ['1 bife + guarnicoes:arroz + guarnicoes:fritas'],
  },
  {
    text: 'o escondidinho é família e não individual',
    cart: ['1 e-camarao [Individual]', '2 suco-maracuja'],
    expect: ['1 e-camarao [Família]', '2 suco-maracuja'],
  },
  {
    text: 'pode tirar o mousse',
    cart: ['1 strogonoff', '1 mousse'],
    expect: ['1 strogonoff'],
  },
  { text: 'quais recheios tem de panqueca salgada?', expect: ['pergunta sabores panqueca'] },
  {
    text: 'o que vem no escondidinho de carne seca?',
    expect: ['pergunta ingredientes e-carne-seca'],
  },
  {
    text: 'a panqueca salgada leva leite? minha guria é alérgica',
    expect: ['pergunta alérgeno panqueca leite'],
  },
  { text: 'qto é o escondidinho de camarão?', expect: ['pergunta preço e-camarao'] },
  {
    text: 'vcs aceitam vale refeição né?',
    cart: ['1 strogonoff'],
    expect: ['1 strogonoff', 'pergunta pagamento'],
  },
  {
    text: 'não, mais nada. obrigada viu',
    cart: ['2 panqueca + recheio:carne + molho:sugo'],
    expect: ['2 panqueca + recheio:carne + molho:sugo', 'fim'],
  },
  { text: 'boa tarde Dalva, tudo certinho por aí?', expect: ['oi'] },
]
