import type { CorpusMessage } from '../../../corpus'

/** quentinha-do-comercio: what is said ahead, corrected and asked. */
export const quentinhaDoComercioTalk: readonly CorpusMessage[] = [
  {
    text: 'uma feijoada individual, entrega nos Barris, rua do salete 50, vale refeição',
    expect: [
      '1 feijoada [Individual]',
      'entrega',
      'bairro Barris',
      'endereço rua do salete 50',
      'pagamento voucher',
    ],
  },
  {
    text: 'rio vermelho, rua da paciência 300 ap 501, pago em dinheiro não precisa de troco',
    cart: ['1 caruru', '1 vatapa'],
    at: 'neighbourhood',
    expect: [
      '1 caruru',
      '1 vatapa',
      'bairro Rio Vermelho',
      'endereço rua da paciência 300 ap 501',
      'pagamento cash',
      'sem troco',
    ],
  },
  {
    text: 'entrega aqui na pituba por favor',
    cart: ['1 bobo + pimenta:sem'],
    at: 'fulfilment',
    expect: ['1 bobo + pimenta:sem', 'entrega', 'bairro Pituba'],
  },
  {
    text: 'uma quentinha G de frango assado pra entregar em Lauro de Freitas',
    expect: ['1 quentinha [G] + proteina:frango', 'entrega', 'fora Lauro de Freitas'],
  },
  {
    text: 'troco pra 50 viu',
    cart: ['1 quentinha [P] + proteina:bife'],
    at: 'change',
    expect: ['1 quentinha [P] + proteina:bife', 'troco 50'],
  },
  {
    text: 'troca o frango por carne do sol',
    cart: ['1 quentinha [M] + proteina:frango + guarnicoes:arroz'],
    expect: ['1 quentinha [M] + proteina:sol + guarnicoes:arroz'],
  },
  {
    text: 'tira a farofa e bota salada',
    cart: ['1 quentinha [G] + proteina:bife + guarnicoes:feijao + guarnicoes:farofa'],
    expect: ['1 quentinha [G] + proteina:bife + guarnicoes:feijao + guarnicoes:salada'],
  },
  {
    text: 'a quentinha é M viu, não é G não',
    cart: ['1 quentinha [G] + proteina:peixe', '1 suco-umbu'],
    expect: ['1 quentinha [M] + proteina:peixe', '1 suco-umbu'],
  },
  {
    text: 'cancela uma cocada',
    cart: ['3 cocada', '1 feijoada [Para dois]'],
    expect: ['2 cocada', '1 feijoada [Para dois]'],
  },
  {
    text: 'o vatapá leva amendoim? tenho alergia séria',
    cart: ['1 vatapa'],
    expect: ['1 vatapa', 'pergunta alérgeno vatapa amendoim'],
  },
  { text: 'qto é a moqueca de camarão?', expect: ['pergunta preço moqueca-camarao'] },
  { text: 'a feijoada vem com o que dentro', expect: ['pergunta ingredientes feijoada'] },
  { text: 'quanto tempo tá levando pra chegar?', expect: ['pergunta tempo'] },
  { text: 'vcs aceitam vale alimentação, sodexo essas coisas?', expect: ['pergunta pagamento'] },
  { text: 'manda o de sempre e mais um suco de cajá', expect: ['de novo', '1 suco-caja'] },
  {
    text: 'oxe é só isso mesmo, pode fechar aí',
    cart: ['1 quentinha [P] + proteina:frango + guarnicoes:arroz'],
    expect: ['1 quentinha [P] + proteina:frango + guarnicoes:arroz', 'fim'],
  },
]
