import type { CorpusMessage } from '../../../corpus'

/** arepa-do-monte: what is said ahead, corrected and asked. */
export const arepaDoMonteTalk: readonly CorpusMessage[] = [
  { text: 'quanto tá a reina pepiada?', expect: ['pergunta preço pepiada'] },
  { text: 'o que vem na reina pepiada?', expect: ['pergunta ingredientes pepiada'] },
  { text: 'vocês têm chicha hoje?', expect: ['pergunta tem chicha'] },
  { text: 'entrega na pintolândia?', expect: ['pergunta entrega Pintolândia'] },
  { text: 'que horas vcs abrem', expect: ['pergunta horário'] },
  { text: 'a dominó tem leite?', expect: ['pergunta alérgeno domino leite'] },
  { text: 'tira a malta', cart: ['1 pepiada', '1 malta'], expect: ['1 pepiada'] },
  { text: 'coloca mais uma dominó', cart: ['2 domino'], expect: ['3 domino'] },
  { text: 'na verdade são 3 pabellón', cart: ['2 pabellon'], expect: ['3 pabellon'] },
  { text: 'troca a chicha por papelón', cart: ['1 chicha', '1 domino'], expect: ['1 papelon', '1 domino'] },
  {
    text: 'a arepa é de carne, não de frango',
    cart: ['1 arepa + recheio:frango'],
    expect: ['1 arepa + recheio:carne'],
  },
  { text: 'só isso mesmo obrigada', cart: ['1 cachapa'], expect: ['1 cachapa', 'fim'] },
  {
    text: 'é pra entregar no São Francisco, av ville roy 800',
    cart: ['2 malta'],
    at: 'fulfilment',
    expect: ['2 malta', 'entrega', 'bairro São Francisco', 'endereço av ville roy 800'],
  },
  { text: 'vou aí buscar', cart: ['1 patacon'], at: 'fulfilment', expect: ['1 patacon', 'retirada'] },
  {
    text: 'em dinheiro, leva troco pra cem',
    cart: ['1 pepiada'],
    at: 'payment',
    expect: ['1 pepiada', 'pagamento cash', 'troco 100'],
  },
  { text: 'quero falar com alguém aí da loja', expect: ['pessoa'] },
]
