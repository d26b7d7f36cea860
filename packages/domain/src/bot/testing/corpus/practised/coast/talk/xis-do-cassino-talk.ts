import type { CorpusMessage } from '../../../corpus'

/** xis-do-cassino: what is said ahead, corrected and asked. */
export const xisDoCassinoTalk: readonly CorpusMessage[] = [
  {
    text: '1 xis filé normal pra entregar no cassino, av. rio grande 350, dinheiro, troco pra 50',
    expect: [
      '1 xis-file [Normal]',
      'entrega',
      'bairro Cassino',
      'endereço av. rio grande 350',
      'pagamento cash',
      'troco 50',
    ],
  },
  {
    text: 'quero pegar no balcão às 21h um bauru de frango, meu nome é Rejane',
    expect: ['1 bauru-frango', 'retirada', 'hora 21:00', 'nome Rejane'],
  },
  {
    text: 'Parque Marinha, rua 12 nº 45, pago no débito quando chegar',
    cart: ['2 cachorro'],
    at: 'neighbourhood',
    expect: ['2 cachorro', 'bairro Parque Marinha', 'endereço rua 12 nº 45', 'pagamento debit_card'],
  },
  {
    text: '2 cachorro quente duplo pra entregar em Pelotas',
    expect: ['2 cachorro-duplo', 'entrega', 'fora Pelotas'],
  },
  {
    text: 'vai ser no pix então',
    cart: ['1 bauru-frango'],
    at: 'confirm',
    expect: ['1 bauru-frango', 'pagamento pix'],
  },
  {
    text: 'o xis salada é mini, não normal',
    cart: ['1 xis-salada [Normal]', '1 coca-lata'],
    expect: ['1 xis-salada [Mini]', '1 coca-lata'],
  },
  {
    text: 'bota um ovo no xis frango',
    cart: ['1 xis-frango [Normal]', '1 xis-file [Normal]'],
    expect: ['1 xis-frango [Normal] + adicionais:ovo', '1 xis-file [Normal]'],
  },
  {
    text: 'tira a polenta e o suco',
    cart: ['1 xis-calabresa [Normal]', '1 polenta [Meia]', '1 suco-laranja'],
    expect: ['1 xis-calabresa [Normal]'],
  },
  {
    text: 'o bauru é ao ponto',
    cart: ['1 bauru-file + ponto:bem'],
    expect: ['1 bauru-file + ponto:ponto'],
  },
  {
    text: 'não, são dois combos guri e não três',
    cart: ['3 combo-guri + refri:coca'],
    expect: ['2 combo-guri + refri:coca'],
  },
  {
    text: 'vê 2 bauru de frango. e quanto é o xis coração?',
    expect: ['2 bauru-frango', 'pergunta preço xis-coracao'],
  },
  { text: 'o que vem no bauru de frango tchê', expect: ['pergunta ingredientes bauru-frango'] },
  { text: 'vcs atendem até que horas hoje?', expect: ['pergunta horário'] },
  { text: 'faz uma hora que pedi e nada, o que houve com meu pedido?', expect: ['pergunta pedido'] },
  { text: 'se eu pedir 10 xis vcs fazem um descontinho?', expect: ['pergunta desconto'] },
  { text: 'quero aquele que vi no instagram de vcs', expect: ['?'] },
]
