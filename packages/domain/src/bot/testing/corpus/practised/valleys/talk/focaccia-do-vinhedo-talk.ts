import type { CorpusMessage } from '../../../corpus'

/** focaccia-do-vinhedo: what is said ahead, corrected and asked. */
export const focacciaDoVinhedoTalk: readonly CorpusMessage[] = [
  { text: 'quanto custa a focaccia de copa e rúcula?', expect: ['pergunta preço copa'] },
  { text: 'a de gorgonzola tem leite?', expect: ['pergunta alérgeno gorgonzola leite'] },
  { text: 'o que vem no sanduíche de mortadela?', expect: ['pergunta ingredientes s-mortadela'] },
  { text: 'entregam no vinosul?', expect: ['pergunta entrega Vinosul'] },
  { text: 'tem sopa de abóbora hoje?', expect: ['pergunta tem abobora'] },
  {
    text: 'quais sabores de focaccia vcs tem?',
    expect: ['pergunta tem alecrim | tomate | copa | gorgonzola | salame | uva'],
  },
  {
    text: 'faz metade copa essa focaccia',
    cart: ['1 salame [Grande]'],
    expect: ['1 salame / copa [Grande]'],
  },
  { text: 'põe borda de alho', cart: ['1 alecrim [Grande]'], expect: ['1 alecrim [Grande] + borda:alho'] },
  { text: 'muda pra pequena', cart: ['1 tomate [Grande]'], expect: ['1 tomate [Pequena]'] },
  {
    text: 'tira a água e coloca um suco de uva tinto',
    cart: ['1 agua'],
    expect: ['1 suco-uva + tipo:tinto'],
  },
  { text: 'na verdade é presunto cru, não mortadela', cart: ['1 s-mortadela'], expect: ['1 s-presunto'] },
  {
    text: 'uma das focaccias é de salame',
    cart: ['2 alecrim [Grande]'],
    expect: ['1 salame [Grande]', '1 alecrim [Grande]'],
  },
  { text: 'tá certo, pode fechar', cart: ['1 capeletti'], expect: ['1 capeletti', 'fim'] },
  {
    text: 'Cidade Alta, rua xingu 210',
    cart: ['1 merlot'],
    at: 'neighbourhood',
    expect: ['1 merlot', 'bairro Cidade Alta', 'endereço rua xingu 210'],
  },
  {
    text: 'cartão de crédito na entrega',
    cart: ['1 uva [Pequena]'],
    at: 'payment',
    expect: ['1 uva [Pequena]', 'pagamento credit_card'],
  },
  { text: 'me passa pra uma atendente', expect: ['pessoa'] },
]
