import type { CorpusMessage } from '../../../corpus'

/** grao-em-grao: what is said ahead, corrected and asked. */
export const graoEmGraoTalk: readonly CorpusMessage[] = [
  {
    text: '1 creatina e 1 magnésio, entregar na redentora, rua saldanha marinho 3100 apto 52, cartão de crédito',
    expect: [
      '1 creatina',
      '1 magnesio',
      'entrega',
      'bairro Redentora',
      'endereço rua saldanha marinho 3100 apto 52',
      'pagamento credit_card',
    ],
  },
  {
    text: 'retiro na loja às 17h30, meu nome é Cláudia',
    cart: ['1 quinoa [500 g]', '1 mel'],
    at: 'fulfilment',
    expect: ['1 quinoa [500 g]', '1 mel', 'retirada', 'hora 17:30', 'nome Cláudia'],
  },
  {
    text: 'manda 2 chá verde pra mim em Mirassol',
    expect: ['2 cha-verde', 'entrega', 'fora Mirassol'],
  },
  {
    text: 'Eldorado, rua dos radialistas 88',
    cart: ['1 azeite'],
    at: 'neighbourhood',
    expect: ['1 azeite', 'bairro Eldorado', 'endereço rua dos radialistas 88'],
  },
  {
    text: 'pago com cartão',
    cart: ['1 whey + sabor:chocolate'],
    at: 'payment',
    expect: ['1 whey + sabor:chocolate', 'pagamento ?'],
  },
  {
    text: 'vou mudar, vai ser no débito',
    cart: ['2 chia [500 g]'],
    at: 'confirm',
    expect: ['2 chia [500 g]', 'pagamento debit_card'],
  },
  {
    text: 'o whey é de morango, desculpa',
    cart: ['1 whey + sabor:baunilha', '1 creatina'],
    expect: ['1 whey + sabor:morango', '1 creatina'],
  },
  {
    text: 'a páprica é a doce, não a picante',
    cart: ['1 paprica-picante', '1 curcuma'],
    expect: ['1 paprica-doce', '1 curcuma'],
  },
  {
    text: 'muda a aveia pra 1 kg',
    cart: ['1 aveia [500 g]', '1 mel'],
    expect: ['1 aveia [1 kg]', '1 mel'],
  },
  {
    text: 'tira as nozes que tá caro',
    cart: ['1 nozes [500 g]', '1 damasco [100 g]'],
    expect: ['1 damasco [100 g]'],
  },
  { text: 'quanto é o quilo da castanha do pará?', expect: ['pergunta preço castanha-para'] },
  {
    text: 'qto ta a uva passa preta e a branca',
    expect: ['pergunta preço passa-preta | passa-branca'],
  },
  { text: 'a aveia em flocos tem glúten? sou celíaca', expect: ['pergunta alérgeno aveia glúten'] },
  { text: 'quais sabores tem o whey protein?', expect: ['pergunta sabores whey'] },
  { text: 'levando 5 whey vcs fazem um desconto?', expect: ['pergunta desconto'] },
  { text: 'gostaria de falar com a nutricionista ou alguém da loja', expect: ['pessoa'] },
]
