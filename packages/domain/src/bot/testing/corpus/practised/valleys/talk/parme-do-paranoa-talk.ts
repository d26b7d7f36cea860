import type { CorpusMessage } from '../../../corpus'

/** parme-do-paranoa: what is said ahead, corrected and asked. */
export const parmeDoParanoaTalk: readonly CorpusMessage[] = [
  { text: 'a de filé família serve quantas pessoas?', expect: ['pessoa'] },
  { text: 'quanto custa a parmegiana de peixe?', expect: ['pergunta preço peixe'] },
  { text: 'a de peixe leva leite?', expect: ['pergunta alérgeno peixe leite'] },
  { text: 'aceita vale refeição?', expect: ['pergunta pagamento'] },
  { text: 'entrega no sudoeste?', expect: ['pergunta entrega Sudoeste'] },
  { text: 'tá demorando quanto?', expect: ['pergunta tempo'] },
  {
    text: 'troca a salada por fritas',
    cart: ['1 frango [Individual] + acompanhamentos:arroz + acompanhamentos:salada'],
    expect: ['1 frango [Individual] + acompanhamentos:arroz + acompanhamentos:fritas'],
  },
  {
    text: 'põe bacon na parmegiana',
    cart: ['1 file [Casal] + acompanhamentos:arroz + acompanhamentos:pure'],
    expect: ['1 file [Casal] + acompanhamentos:arroz + acompanhamentos:pure + extra:bacon'],
  },
  {
    text: 'não é casal, é individual',
    cart: ['1 frango [Casal] + acompanhamentos:arroz + acompanhamentos:fritas'],
    expect: ['1 frango [Individual] + acompanhamentos:arroz + acompanhamentos:fritas'],
  },
  { text: 'manda mais 2 pudins', cart: ['1 pudim'], expect: ['3 pudim'] },
  { text: 'esquece a polenta', cart: ['1 polenta', '1 coca-2l'], expect: ['1 coca-2l'] },
  { text: 'a coca tem que ser zero', cart: ['1 coca', '1 pudim'], expect: ['1 coca-zero', '1 pudim'] },
  { text: 'era isso, obrigado', cart: ['2 pao-alho'], expect: ['2 pao-alho', 'fim'] },
  {
    text: 'Lago Norte',
    cart: ['1 bolinho'],
    at: 'neighbourhood',
    expect: ['1 bolinho', 'bairro Lago Norte'],
  },
  {
    text: 'qi 5 conjunto 8 casa 12',
    cart: ['1 pudim'],
    at: 'address',
    expect: ['1 pudim', 'endereço qi 5 conjunto 8 casa 12'],
  },
  {
    text: 'no vale refeição mesmo',
    cart: ['1 pudim'],
    at: 'payment',
    expect: ['1 pudim', 'pagamento voucher'],
  },
]
