import type { CorpusMessage } from '../../corpus'

/** pastel-da-moca: what is said ahead, corrected and asked. */
export const pastelDaMocaTalk: readonly CorpusMessage[] = [
  // Said ahead
  {
    text: 'fica em frente à escola sizenando, num tem número não',
    cart: ['3 f-coxinha [Cento]'],
    at: 'address',
    expect: ['3 f-coxinha [Cento]', 'ponto em frente à escola sizenando'],
  },
  {
    text: 'manda 2 pastel de camarao gigante na rua do hospício 81, boa vista, pago no pix',
    expect: [
      '2 past-camarao [Gigante]',
      'entrega',
      'bairro Boa Vista',
      'endereço rua do hospício 81',
      'pagamento pix',
    ],
  },
  {
    text: '10 kibe, 10 coxinha. entrega em Casa Amarela. troco pra 200',
    expect: ['10 kibe', '10 coxinha', 'entrega', 'bairro Casa Amarela', 'pagamento cash', 'troco 200'],
  },
  {
    text: 'Bom dia, meu nome é Josefa. Quero um combo lanche pra retirar meio dia',
    expect: ['1 combo-lanche', 'retirada', 'hora 12:00', 'nome Josefa'],
  },
  {
    text: '4 esfiha de carne 2 de queijo, entrega lá em Olinda, bairro Rio Doce',
    expect: ['4 esfiha-carne', '2 esfiha-queijo', 'entrega', 'fora Rio Doce'],
  },
  {
    text: 'é na Rua José Bonifácio, 1350, bloco B ap 203, por trás da padaria. vou pagar no crédito',
    cart: ['1 f-coxinha [Cento]'],
    at: 'address',
    expect: [
      '1 f-coxinha [Cento]',
      'endereço Rua José Bonifácio, 1350, bloco B ap 203, por trás da padaria',
      'pagamento credit_card',
    ],
  },
  {
    text: 'ei minha linda tudo bom olha eu quero meio cento de coxinha e meio cento de bolinha de queijo e duas coca de um litro pra entregar na torre rua conde de irajá 632 quando chegar chama no portão que a campainha tá quebrada vou pagar em dinheiro e preciso de troco pra cem',
    expect: [
      '1 f-coxinha [Meio cento]',
      '1 f-bolinha [Meio cento]',
      '2 coca-1l',
      'entrega',
      'bairro Torre',
      'endereço rua conde de irajá 632',
      'obs quando chegar chama no portão que a campainha tá quebrada',
      'pagamento cash',
      'troco 100',
    ],
  },
  // Corrections
  { text: 'aumenta pra dois centos', cart: ['1 f-coxinha [Cento]'], expect: ['2 f-coxinha [Cento]'] },
  {
    text: 'os de carne são gigante tá',
    cart: ['2 past-carne [Normal]', '1 past-queijo [Normal]'],
    expect: ['2 past-carne [Gigante]', '1 past-queijo [Normal]'],
  },
  {
    text: 'tira o kibe do sortido e coloca enroladinho',
    cart: ['1 f-sortido [Cento] + sabores:coxinha + sabores:kibe'],
    expect: ['1 f-sortido [Cento] + sabores:coxinha + sabores:salsicha'],
  },
  { text: 'mais 2 dessa', cart: ['3 kibe', '4 coxinha'], expect: ['3 kibe', '6 coxinha'] },
  {
    text: 'ó, não é mais 10 coxinha não, bota só 6, e tira a cajuína que o menino não quer',
    cart: ['10 coxinha', '1 cajuina', '2 empada'],
    expect: ['6 coxinha', '2 empada'],
  },
  {
    text: 'ihh mudei de ideia, cancela tudo e começa de novo',
    cart: ['1 past-pizza [Gigante]', '2 coca-lata'],
    expect: ['1 past-pizza [Gigante]', '2 coca-lata', 'esvaziar'],
  },
  {
    text: 'melhor: em vez de entregar eu passo aí pra pegar',
    cart: ['2 f-kibe [25 unidades]'],
    at: 'address',
    expect: ['2 f-kibe [25 unidades]', 'retirada'],
  },
  // Questions
  { text: 'qto é o cento da coxinha?', expect: ['pergunta preço f-coxinha'] },
  { text: 'tem esfiha de queijo hoje?', expect: ['pergunta tem esfiha-queijo'] },
  {
    text: 'o pastel de pizza leva o quê dentro',
    cart: ['1 past-carne [Gigante]'],
    expect: ['1 past-carne [Gigante]', 'pergunta ingredientes past-pizza'],
  },
  {
    text: 'quem tem alergia a camarão pode comer o pastel de queijo? pergunto pq frita junto né',
    expect: ['pergunta alérgeno past-queijo camarão'],
  },
  { text: 'vcs fazem desconto se eu levar 5 centos', expect: ['pergunta desconto'] },
  { text: '2 coxinha. e fica onde a loja?', expect: ['2 coxinha', 'pergunta loja'] },
  { text: 'demora quanto pra chegar aqui em casa?', cart: ['6 kibe'], expect: ['6 kibe', 'pergunta tempo'] },
  // Greetings, leaving, a person
  { text: 'Bom diaaa ☀️', expect: ['oi'] },
  { text: 'nada mais não, fecha a conta', cart: ['3 empada'], expect: ['3 empada', 'fim'] },
  // Not sold, or unclear
  { text: 'tu tem cartola? aquela sobremesa', expect: ['! cartola'] },
  { text: '1 pastel de nutella e 1 coxinha', expect: ['1 coxinha', '! pastel de nutella'] },
]
