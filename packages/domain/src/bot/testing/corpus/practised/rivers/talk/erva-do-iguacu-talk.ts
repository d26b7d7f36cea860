import type { CorpusMessage } from '../../../corpus'

/** erva-do-iguacu: what is said ahead, corrected and asked. */
export const ervaDoIguacuTalk: readonly CorpusMessage[] = [
  {
    text: '2 mel, pode entregar no rocio, rua coronel amazonas 233, pago no débito',
    expect: ['2 mel', 'entrega', 'bairro Rocio', 'endereço rua coronel amazonas 233', 'pagamento debit_card'],
  },
  {
    text: 'vocês entregam em Irati?',
    cart: ['1 termica'],
    expect: ['1 termica', 'pergunta entrega Irati'],
  },
  {
    text: 'retirada',
    cart: ['1 queijo'],
    at: 'fulfilment',
    expect: ['1 queijo', 'retirada'],
  },
  {
    text: 'cristo rei, rua das araucárias 9, pix',
    cart: ['1 erva-terere [1kg]'],
    at: 'neighbourhood',
    expect: ['1 erva-terere [1kg]', 'bairro Cristo Rei', 'endereço rua das araucárias 9', 'pagamento pix'],
  },
  {
    text: 'vai ser no cartão',
    cart: ['1 cuia-inox'],
    at: 'payment',
    expect: ['1 cuia-inox', 'pagamento ?'],
  },
  {
    text: 'a moagem é grossa, tinha falado errado',
    cart: ['2 erva-tradicional [1kg] + moagem:fina'],
    expect: ['2 erva-tradicional [1kg] + moagem:grossa'],
  },
  {
    text: 'troca a bomba de inox pela de alpaca',
    cart: ['1 bomba-inox', '1 cuia-porongo'],
    expect: ['1 bomba-alpaca', '1 cuia-porongo'],
  },
  {
    text: 'não precisa do embrulho não',
    cart: ['1 cuia-inox + embalagem:presente'],
    expect: ['1 cuia-inox'],
  },
  {
    text: 'tira o chá de hibisco por favor',
    cart: ['1 cha-hibisco', '1 mel'],
    expect: ['1 mel'],
  },
  { text: 'quanto custa a garrafa térmica?', expect: ['pergunta preço termica'] },
  { text: 'a bolacha caseira leva ovo? meu neto é alérgico', expect: ['pergunta alérgeno bolacha ovo'] },
  { text: 'o que tem na erva de tereré?', expect: ['pergunta ingredientes erva-terere'] },
  { text: 'tem queijo colonial?', expect: ['pergunta tem queijo'] },
  { text: 'até que horas vocês atendem no sábado?', expect: ['pergunta horário'] },
  { text: 'levando 10 pacotes de erva tem desconto?', expect: ['pergunta desconto'] },
  {
    text: 'seria isso então, obrigado',
    cart: ['1 salame', '1 queijo'],
    expect: ['1 salame', '1 queijo', 'fim'],
  },
]
