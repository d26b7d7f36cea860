import type { CorpusMessage } from '../../corpus'

/** What customers of the drinks and gas depot correct, ask and say besides. */
export const depositoTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'não é lata não, é a caixa de skol',
    cart: ['1 skol-lata', '1 gelo-cubo'],
    expect: ['1 skol-caixa', '1 gelo-cubo'],
  },
  {
    text: 'acrescenta mais 2 gelo',
    cart: ['1 gelo-escama', '1 cerpa-caixa'],
    expect: ['3 gelo-escama', '1 cerpa-caixa'],
  },
  {
    text: 'a coca pode ser de 1 litro mesmo, e tira o sal',
    cart: ['1 coca [2 litros]', '1 carvao-5', '1 sal-grosso'],
    expect: ['1 coca [1 litro]', '1 carvao-5'],
  },
  {
    text: 'rapaz não tenho o vasilhame, manda com um novo',
    cart: ['1 galao + vasilhame:troca'],
    expect: ['1 galao + vasilhame:novo'],
  },
  {
    text: 'é na terra firme e não no guamá',
    cart: ['1 botijao + casco:troca'],
    at: 'address',
    expect: ['1 botijao + casco:troca', 'bairro Terra Firme'],
  },
  // Questions
  { text: 'qto ta o botijão', expect: ['pergunta preço botijao'] },
  {
    text: 'a caixa de cerpa tá quanto hoje e a de tijuca',
    expect: ['pergunta preço tijuca-caixa | cerpa-caixa'],
  },
  { text: 'tem gelo em escama ainda', expect: ['pergunta tem gelo-escama'] },
  {
    text: 'chega em quantos minutos mais ou menos, acabou o gás no meio do almoço',
    cart: ['1 botijao + casco:troca'],
    expect: ['1 botijao + casco:troca', 'pergunta tempo'],
  },
  {
    text: 'bota tb uma dúzia de brahma lata. levando 5 caixa faz mais barato?',
    cart: ['1 skol-caixa'],
    expect: ['1 skol-caixa', '12 brahma-lata', 'pergunta desconto'],
  },
  // Closing
  {
    text: 'beleza, só essas mesmo, pode mandar',
    cart: ['2 heineken-caixa'],
    expect: ['2 heineken-caixa', 'fim'],
  },
  { text: 'cadê meu gás, já tem uma hora', expect: ['pergunta pedido'] },
  // Not sold or unclear
  { text: '2 caixas de spaten e 1 gelo em cubo', expect: ['! spaten', '1 gelo-cubo'] },
  // Awkward
  {
    text: 'olha é o seguinte tu manda pra mim três caixa de brahma duas sacas de gelo em cubo um carvão de três quilos e um litro de red label e se puder vê também meia dúzia de água mineral de quinhentos o endereço é no jurunas rua dos mundurucus quatrocentos e dez e eu vou pagar no pix',
    expect: [
      '3 brahma-caixa',
      '2 gelo-cubo',
      '1 carvao-3',
      '1 red-label',
      '6 agua-500',
      'entrega',
      'bairro Jurunas',
      'endereço rua dos mundurucus quatrocentos e dez',
      'pagamento pix',
    ],
  },
  {
    text: 'LISTA CHURRAS SABADO\n5 cx skol\n2 cx heineken\n1 orloff\n4 coca 2l (2 zero)\n2 garoto 2l\n3 carvão 5kg\n4 gelo escama\n2 copos\npra entregar, passo no crédito',
    expect: [
      '5 skol-caixa',
      '2 heineken-caixa',
      '1 orloff',
      '2 coca [2 litros]',
      '2 coca-zero [2 litros]',
      '2 garoto [2 litros]',
      '3 carvao-5',
      '4 gelo-escama',
      '2 copo',
      'entrega',
      'pagamento credit_card',
    ],
  },
]
