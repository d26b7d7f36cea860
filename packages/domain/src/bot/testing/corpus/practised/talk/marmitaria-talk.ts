import type { CorpusMessage } from '../../corpus'

/** What customers of the marmitaria correct, ask and say besides. */
export const marmitariaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'troca o frango por bife',
    cart: ['1 marmita [M] + proteina:frango-grelhado'],
    expect: ['1 marmita [M] + proteina:bife'],
  },
  {
    text: 'coloca feijão nas duas tbm',
    cart: ['2 marmita [P] + proteina:peixe + guarnicoes:arroz'],
    expect: ['2 marmita [P] + proteina:peixe + guarnicoes:arroz + guarnicoes:feijao'],
  },
  { text: 'a coca é zero', cart: ['1 feijoada', '1 coca-lata'], expect: ['1 feijoada', '1 coca-zero-lata'] },
  {
    text: 'sem farofa, bota macarrão no lugar',
    cart: ['1 marmita [G] + proteina:carne-sol + guarnicoes:arroz + guarnicoes:farofa', '1 pudim'],
    expect: ['1 marmita [G] + proteina:carne-sol + guarnicoes:arroz + guarnicoes:macarrao', '1 pudim'],
  },
  {
    text: 'mais uma igual',
    cart: ['1 marmita [M] + proteina:strogonoff'],
    expect: ['2 marmita [M] + proteina:strogonoff'],
  },
  {
    text: 'desisti do de camarão',
    cart: ['1 caldinho-feijao', '1 caldinho-camarao', '1 suco-laranja'],
    expect: ['1 caldinho-feijao', '1 suco-laranja'],
  },
  {
    text: 'troco é pra 200 e não pra 100, desculpa',
    cart: ['1 cabidela'],
    at: 'confirm',
    expect: ['1 cabidela', 'troco 200'],
  },
  {
    text: 'a galera desistiu, são só 2 de cada',
    cart: ['3 marmita [M] + proteina:bife', '3 guarana-lata'],
    expect: ['2 marmita [M] + proteina:bife', '2 guarana-lata'],
  },
  {
    text: 'vixe errei tudo, apaga aí que eu começo de novo',
    cart: ['1 feijoada', '2 cajuina'],
    expect: ['1 feijoada', '2 cajuina', 'esvaziar'],
  },
  // Questions
  { text: 'qual o tamanho e o preço das quentinhas?', expect: ['pergunta preço marmita'] },
  { text: 'quais são as carnes de hoje?', expect: ['pergunta sabores marmita'] },
  { text: 'caldinho de camarão leva leite?', expect: ['pergunta alérgeno caldinho-camarao leite'] },
  { text: 'tem feijoada hoje??', expect: ['pergunta tem feijoada'] },
  {
    text: 'aceita sodexo?',
    cart: ['1 marmita [G] + proteina:bife'],
    expect: ['1 marmita [G] + proteina:bife', 'pergunta pagamento'],
  },
  { text: 'moça já saiu minha entrega? to com fome 😩', expect: ['pergunta pedido'] },
  {
    text: 'quanto tá a cartola e o bolo de rolo',
    cart: ['1 baiao'],
    expect: ['1 baiao', 'pergunta preço bolo-rolo | cartola'],
  },
  { text: 'pra empresa que pede todo dia vocês fazem um preço melhor?', expect: ['pergunta desconto'] },
  // Greetings and closing
  { text: 'obrigado, tava uma delícia!', expect: ['oi'] },
  {
    text: 'só, por enquanto é só isso',
    cart: ['1 feijoada', '1 agua'],
    expect: ['1 feijoada', '1 agua', 'fim'],
  },
  { text: 'repete o último pedido por favor', expect: ['de novo'] },
  // Not sold or unclear
  { text: 'tem lasanha?', expect: ['! lasanha'] },
  { text: 'manda o meu', expect: ['?'] },
  // Awkward
  {
    text: 'oi boa tarde aqui é a Marta do escritório eu queria quatro marmitas médias duas de frango grelhado uma de bife e uma de peixe a do peixe é sem feijão e as outras podem vir normal manda pro derby na praça do derby número cem segundo andar e o pagamento é no débito',
    expect: [
      '2 marmita [M] + proteina:frango-grelhado',
      '1 marmita [M] + proteina:bife',
      '1 marmita [M] + proteina:peixe (sem feijão)',
      'entrega',
      'bairro Derby',
      'endereço praça do derby número cem segundo andar',
      'pagamento debit_card',
      'nome Marta',
    ],
  },
  {
    text: '*ALMOÇO 23/11*\nJoão: M bife, arroz, feijão\nCarla: P frango grelhado, salada\nBeto: G carne de sol, arroz, farofa, vinagrete\nDuda: fit M tilápia\nLéo: feijoada\n2 coca lata\n1 coca zero\n2 suco de maracujá\n3 pudim\nEntrega 12:15 no Derby, Rua Benfica 455',
    expect: [
      '1 marmita [M] + proteina:bife + guarnicoes:arroz + guarnicoes:feijao',
      '1 marmita [P] + proteina:frango-grelhado + guarnicoes:salada',
      '1 marmita [G] + proteina:carne-sol + guarnicoes:arroz + guarnicoes:farofa + guarnicoes:vinagrete',
      '1 marmita-fit [M] + proteina:tilapia',
      '1 feijoada',
      '2 coca-lata',
      '1 coca-zero-lata',
      '2 suco-polpa + sabor:maracuja',
      '3 pudim',
      'entrega',
      'hora 12:15',
      'bairro Derby',
      'endereço Rua Benfica 455',
    ],
  },
  {
    text: 'o suco é de goiaba e a marmita aumenta pra G, manda também um bolo de rolo',
    cart: ['1 marmita [M] + proteina:peixe', '1 suco-polpa + sabor:caja'],
    expect: ['1 marmita [G] + proteina:peixe', '1 suco-polpa + sabor:goiaba', '1 bolo-rolo'],
  },
]
