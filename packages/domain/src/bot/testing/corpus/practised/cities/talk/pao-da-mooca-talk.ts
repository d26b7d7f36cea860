import type { CorpusMessage } from '../../../corpus'

/** pao-da-mooca: what is asked, corrected and said at a step. */
export const paoDaMoocaTalk: readonly CorpusMessage[] = [
  // Questions
  { text: 'quanto custa a duzia do pão de queijo?', expect: ['pergunta preço pao-queijo'] },
  {
    text: 'a coxinha leva leite? minha filha tem alergia',
    cart: ['6 kibe'],
    expect: ['6 kibe', 'pergunta alérgeno coxinha leite'],
  },
  { text: 'bom dia vcs abrem q horas no domingo', expect: ['pergunta horário'] },
  // Corrections and steps
  {
    text: 'na verdade são 10 pães',
    cart: ['6 pao-frances [Unidade]', '1 leite'],
    expect: ['10 pao-frances [Unidade]', '1 leite'],
  },
  {
    text: 'tira o presunto e bota 200g de mortadela',
    cart: ['1 presunto [200 g]', '8 pao-frances [Unidade]'],
    expect: ['1 mortadela [200 g]', '8 pao-frances [Unidade]'],
  },
  {
    text: 'rua da mooca 2540 apto 61, é dinheiro, preciso de troco pra 50',
    cart: ['1 bolo-cenoura [Inteiro]'],
    at: 'address',
    expect: ['1 bolo-cenoura [Inteiro]', 'endereço rua da mooca 2540 apto 61', 'pagamento cash', 'troco 50'],
  },
]
