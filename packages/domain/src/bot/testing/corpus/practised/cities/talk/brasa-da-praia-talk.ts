import type { CorpusMessage } from '../../../corpus'

/** brasa-da-praia: what is asked, corrected and said at a step. */
export const brasaDaPraiaTalk: readonly CorpusMessage[] = [
  // Questions
  { text: 'ei macho o que é que vem na jantinha?', expect: ['pergunta ingredientes jantinha'] },
  { text: 'tem espeto de carneiro hj?', expect: ['pergunta tem esp-carneiro'] },
  {
    text: 'bota 5 espeto de linguiça. vcs aceitam cartão?',
    expect: ['5 esp-linguica', 'pergunta pagamento'],
  },
  // Corrections and steps
  {
    text: 'não é de frango não, é frango com bacon',
    cart: ['4 esp-frango'],
    expect: ['4 esp-frango-bacon'],
  },
  {
    text: 'diminui os de carne pra 3 e tira a farofa',
    cart: ['5 esp-carne', '1 farofa'],
    expect: ['3 esp-carne'],
  },
  {
    text: 'meireles, rua ana bilhar 1120 ap 802',
    cart: ['1 jantinha + espeto:queijo'],
    at: 'neighbourhood',
    expect: ['1 jantinha + espeto:queijo', 'bairro Meireles', 'endereço rua ana bilhar 1120 ap 802'],
  },
]
