import type { CorpusMessage } from '../../corpus'

/** What customers of the greengrocer correct, ask and say besides. */
export const hortifrutiTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'a banana é a pacovan, prata não',
    cart: ['2 banana-prata [Dúzia]', '1 mamao'],
    expect: ['2 banana-pacovan [Dúzia]', '1 mamao'],
  },
  {
    text: 'aumenta o tomate pra 3 kg e tira o chuchu',
    cart: ['1 tomate [1 kg]', '1 chuchu [500 g]', '1 alho'],
    expect: ['3 tomate [1 kg]', '1 alho'],
  },
  {
    text: 'o número da casa é 214 e nao 241, rua ildefonso albano 214',
    cart: ['2 melao'],
    at: 'confirm',
    expect: ['2 melao', 'endereço rua ildefonso albano 214'],
  },
  // Questions
  { text: 'o quilo da uva ta de quanto hj', expect: ['pergunta preço uva'] },
  { text: 'chegou morango', expect: ['pergunta tem morango'] },
  {
    text: 'põe um maço de couve, vocês recebem vale alimentação né',
    cart: ['1 repolho'],
    expect: ['1 repolho', '1 couve', 'pergunta pagamento'],
  },
  // Closing
  {
    text: 'deu certo, só isso mesmo viu meu amigo',
    cart: ['5 polpa-caja', '1 melancia'],
    expect: ['5 polpa-caja', '1 melancia', 'fim'],
  },
  // Not sold or unclear
  { text: '1kg de quiabo e 1 maço de coentro', expect: ['! quiabo', '1 coentro'] },
]
