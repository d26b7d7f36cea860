import type { CorpusMessage } from '../../../corpus'

/** pedal-do-cariri: what is said ahead, corrected and asked. */
export const pedalDoCaririTalk: readonly CorpusMessage[] = [
  { text: 'quanto sai a revisão completa?', expect: ['pergunta preço revisao'] },
  { text: 'tem pneu aro 24?', expect: ['pergunta tem pneu'] },
  { text: 'vcs abrem domingo de manhã?', expect: ['pergunta horário'] },
  { text: 'onde é a loja', expect: ['pergunta loja'] },
  { text: 'entrega no pirajá?', expect: ['pergunta entrega Pirajá'] },
  { text: 'parcela no cartão?', expect: ['pergunta pagamento'] },
  {
    text: 'troca o capacete azul pelo preto',
    cart: ['1 capacete + cor:azul'],
    expect: ['1 capacete + cor:preto'],
  },
  { text: 'o pneu é aro 29', cart: ['1 pneu + aro:a26'], expect: ['1 pneu + aro:a29'] },
  { text: 'tira o farol e bota uma lanterna traseira', cart: ['1 farol'], expect: ['1 lanterna'] },
  { text: 'são duas garrafas', cart: ['1 garrafa'], expect: ['2 garrafa'] },
  { text: 'inclui um cadeado também', cart: ['1 corrente'], expect: ['1 corrente', '1 cadeado'] },
  { text: 'fechou, é só isso', cart: ['1 bomba'], expect: ['1 bomba', 'fim'] },
  {
    text: 'entrega aqui no Triângulo, rua padre cícero 500',
    cart: ['1 selim'],
    at: 'fulfilment',
    expect: ['1 selim', 'entrega', 'bairro Triângulo', 'endereço rua padre cícero 500'],
  },
  { text: 'vou passar o cartão', cart: ['1 farol'], at: 'payment', expect: ['1 farol', 'pagamento ?'] },
  { text: 'crédito', cart: ['2 pastilha'], at: 'payment', expect: ['2 pastilha', 'pagamento credit_card'] },
  { text: 'quero cancelar aquele pedido que fiz agora', expect: ['cancelar'] },
]
