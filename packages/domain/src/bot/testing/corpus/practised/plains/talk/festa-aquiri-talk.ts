import type { CorpusMessage } from '../../../corpus'

/** festa-aquiri: what is said ahead, corrected and asked. */
export const festaAquiriTalk: readonly CorpusMessage[] = [
  {
    text: '1 kit festa princesas, entrega na estação experimental, rua rio grande do sul 340, vou pagar no débito',
    expect: [
      '1 kit-tema + tema:princesas',
      'entrega',
      'bairro Estação Experimental',
      'endereço rua rio grande do sul 340',
      'pagamento debit_card',
    ],
  },
  {
    text: 'vou pegar na loja às 10h, nome Raimunda',
    cart: ['3 copo-200 [Pacote]', '2 prato-fundo [Pacote]'],
    at: 'fulfilment',
    expect: ['3 copo-200 [Pacote]', '2 prato-fundo [Pacote]', 'retirada', 'hora 10:00', 'nome Raimunda'],
  },
  {
    text: '4 bala de coco pra entregar em Sena Madureira',
    expect: ['4 bala-coco', 'entrega', 'fora Sena Madureira'],
  },
  {
    text: 'travessa são joão 51, casa de madeira azul',
    cart: ['1 faixa', '1 vela-vulcao'],
    at: 'address',
    expect: ['1 faixa', '1 vela-vulcao', 'endereço travessa são joão 51, casa de madeira azul'],
  },
  {
    text: 'Tucumã, rua das palmeiras 9 quadra 3',
    cart: ['1 caixa-bolo'],
    at: 'neighbourhood',
    expect: ['1 caixa-bolo', 'bairro Tucumã', 'endereço rua das palmeiras 9 quadra 3'],
  },
  {
    text: 'pode ser no cartão',
    cart: ['2 balao-9 + cor:azul'],
    at: 'payment',
    expect: ['2 balao-9 + cor:azul', 'pagamento ?'],
  },
  {
    text: 'o balão metalizado quero prata, não dourado',
    cart: ['2 balao-metalizado + cor:dourado', '1 bomba-balao'],
    expect: ['2 balao-metalizado + cor:prata', '1 bomba-balao'],
  },
  {
    text: 'o tema do kit é futebol, errei',
    cart: ['1 kit-tema + tema:safari'],
    expect: ['1 kit-tema + tema:futebol'],
  },
  {
    text: 'coloca 3 toalhas em vez de 2',
    cart: ['2 toalha + cor:branco', '1 faixa'],
    expect: ['3 toalha + cor:branco', '1 faixa'],
  },
  {
    text: 'pode tirar os pirulitos',
    cart: ['2 pirulito', '1 chapeu'],
    expect: ['1 chapeu'],
  },
  { text: 'quais temas vcs tem de kit festa?', expect: ['pergunta sabores kit-tema'] },
  {
    text: 'quanto sai a caixa de copo descartável 200 ml?',
    expect: ['pergunta preço copo-200'],
  },
  { text: 'quero aquela coisa linda que vi no status de vcs', expect: ['?'] },
  { text: 'me passa o cardápio ou a lista de produtos de vcs', expect: ['pergunta cardápio'] },
  {
    text: 'qual é a taxa de entrega pro conjunto esperança?',
    expect: ['pergunta entrega Conjunto Esperança'],
  },
  {
    text: 'moço qual a chave do pix de vcs?',
    cart: ['1 kit-tema + tema:dinossauro'],
    at: 'payment',
    expect: ['1 kit-tema + tema:dinossauro', 'pergunta pix'],
  },
]
