import type { CorpusMessage } from '../../corpus'

/** What customers of the drinks, gas and convenience shop correct, ask and say besides. */
export const adegaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'o gelo é de 10 kg, 5 não dá não',
    cart: ['2 skol-lata [Fardo]', '1 gelo [5 kg]'],
    expect: ['2 skol-lata [Fardo]', '1 gelo [10 kg]'],
  },
  {
    text: 'deixa de fora o cigarro e põe mais um fardo de brahma',
    cart: ['1 brahma-lata [Fardo]', '1 rothmans'],
    expect: ['2 brahma-lata [Fardo]'],
  },
  {
    text: 'oxe é na várzea, não na torre',
    cart: ['1 agua-20 + vasilhame:troca'],
    at: 'address',
    expect: ['1 agua-20 + vasilhame:troca', 'bairro Várzea'],
  },
  // Questions
  { text: 'o gás tá de quanto hj', expect: ['pergunta preço gas'] },
  { text: 'vcs ficam aberto até de madrugada', expect: ['pergunta horário'] },
  {
    text: 'bota um doritos tb. dá pra pagar no vale alimentação',
    cart: ['6 heineken-ln [Unidade]'],
    expect: ['6 heineken-ln [Unidade]', '1 doritos', 'pergunta pagamento'],
  },
  // Closing
  {
    text: 'tá certo patrão, fecha a conta',
    cart: ['1 pitu [Garrafa]', '2 pippos'],
    expect: ['1 pitu [Garrafa]', '2 pippos', 'fim'],
  },
  // Not sold or unclear
  { text: '1 litro de montilla e 2 coca 2l', expect: ['! montilla', '2 coca-2l'] },
]
