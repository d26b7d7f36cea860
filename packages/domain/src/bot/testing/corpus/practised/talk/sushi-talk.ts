import type { CorpusMessage } from '../../corpus'

/** What customers of the sushi place correct, ask and say besides. */
export const sushiTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'pensando bem deixa o de 40 peças no lugar do de 30',
    cart: ['1 combo-30', '1 coca-2l'],
    expect: ['1 combo-40', '1 coca-2l'],
  },
  {
    text: 'o de camarão pode tirar, meu marido não come',
    cart: ['1 temaki-camarao', '2 temaki-completo'],
    expect: ['2 temaki-completo'],
  },
  {
    text: 'põe tarê em um dos temakis',
    cart: ['2 temaki-salmao'],
    expect: ['1 temaki-salmao + adicionais:tare', '1 temaki-salmao'],
  },
  {
    text: 'o yakisoba é o grande, não o médio',
    cart: ['1 yakisoba [Médio] + proteina:frango', '1 sunomono'],
    expect: ['1 yakisoba [Grande] + proteina:frango', '1 sunomono'],
  },
  {
    text: 'mudei de ideia vou aí buscar',
    cart: ['1 barca'],
    at: 'payment',
    expect: ['1 barca', 'retirada'],
  },
  // Questions
  { text: 'o combinado salmao vem o que', expect: ['pergunta ingredientes combo-salmao-30'] },
  {
    text: 'esse hot roll de salmão leva leite? meu piá não pode',
    expect: ['pergunta alérgeno hot-salmao leite'],
  },
  {
    text: 'e o temaki de atum sai por quanto',
    cart: ['1 combo-20'],
    expect: ['1 combo-20', 'pergunta preço temaki-atum'],
  },
  {
    text: 'põe mais um temaki hot. qual a taxa pro cabral?',
    cart: ['1 temaki-hot'],
    expect: ['2 temaki-hot', 'pergunta entrega Cabral'],
  },
  { text: 'hoje vão até que horas', expect: ['pergunta horário'] },
  // Closing
  {
    text: 'fechou, é isso daí, valeu',
    cart: ['1 combo-hot-20', '1 heineken'],
    expect: ['1 combo-hot-20', '1 heineken', 'fim'],
  },
  // Not sold or unclear
  { text: '1 temaki completo e 1 ceviche', expect: ['1 temaki-completo', '! ceviche'] },
  { text: 'vc escolhe aí pra mim, o que sair mais', expect: ['?'] },
  // Awkward
  {
    text: 'boa noite moça então eu queria dois temaki de salmão um com cream cheese e o outro normal e um yakisoba grande meio carne meio frango e vê também duas coca lata mas uma zero é pra entregar no rebouças',
    expect: [
      '1 temaki-salmao + adicionais:cream-cheese',
      '1 temaki-salmao',
      '1 yakisoba [Grande] + proteina:carne + proteina:frango',
      '1 coca-lata',
      '1 coca-zero-lata',
      'entrega',
      'bairro Rebouças',
    ],
  },
  {
    text: 'aniversário da Bia 🎉\nbarca - 2\ncombinado hot 20 - 1\nhot camarão - 2\nyakisoba legumes G - 1\ncoca 2l - 3\nsaquê - 4\nretirada às 8 da noite, crédito',
    expect: [
      '2 barca',
      '1 combo-hot-20',
      '2 hot-camarao',
      '1 yakisoba [Grande] + proteina:legumes',
      '3 coca-2l',
      '4 saque',
      'retirada',
      'hora 20:00',
      'pagamento credit_card',
    ],
  },
]
