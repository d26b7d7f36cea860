import type { CorpusMessage } from '../../../corpus'

/** chiparia-nanduti: what is said ahead, corrected and asked. */
export const chipariaNandutiTalk: readonly CorpusMessage[] = [
  {
    text: 'uma dúzia de chipa tradicional pra entregar no jardim aeroporto, rua guia lopes 980, pagamento em dinheiro, troco pra 100',
    expect: [
      '1 chipa-tradicional [Dúzia]',
      'entrega',
      'bairro Jardim Aeroporto',
      'endereço rua guia lopes 980',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: 'separa 1 sopa paraguaia inteira que eu busco às 7h da manhã, Ramão',
    expect: ['1 sopa [Inteira]', 'retirada', 'hora 07:00', 'nome Ramão'],
  },
  {
    text: '2 erva mate tradicional, entrega em Pedro Juan Caballero',
    expect: ['2 erva-500 + sabor:tradicional', 'entrega', 'fora Pedro Juan Caballero'],
  },
  {
    text: 'são joão',
    cart: ['6 emp-frango + preparo:assada'],
    at: 'neighbourhood',
    expect: ['6 emp-frango + preparo:assada', 'bairro São João'],
  },
  {
    text: 'av brasil 3340 sala 2, do lado da farmácia',
    cart: ['1 guazu [Inteira]'],
    at: 'address',
    expect: ['1 guazu [Inteira]', 'endereço av brasil 3340 sala 2, do lado da farmácia'],
  },
  {
    text: 'pix mesmo',
    cart: ['1 garrafa', '1 guampa'],
    at: 'payment',
    expect: ['1 garrafa', '1 guampa', 'pagamento pix'],
  },
  {
    text: 'a empanada é frita tá, não assada',
    cart: ['3 emp-carne + preparo:assada', '1 coca-lata'],
    expect: ['3 emp-carne + preparo:frita', '1 coca-lata'],
  },
  {
    text: 'aumenta pra uma dúzia a chipa de catupiry',
    cart: ['1 chipa-catupiry [Meia dúzia]', '1 cocido [Pequeno]'],
    expect: ['1 chipa-catupiry [Dúzia]', '1 cocido [Pequeno]'],
  },
  {
    text: 'tira o gelo que a vizinha já trouxe',
    cart: ['1 erva-500 + sabor:menta', '1 gelo'],
    expect: ['1 erva-500 + sabor:menta'],
  },
  {
    text: 'em vez da coca me manda um pulp',
    cart: ['1 sopa [Fatia]', '1 coca-lata'],
    expect: ['1 sopa [Fatia]', '1 pulp'],
  },
  { text: 'o q vai na sopa paraguaia?', expect: ['pergunta ingredientes sopa'] },
  { text: 'qto custa a duzia da chipa tradicional', expect: ['pergunta preço chipa-tradicional'] },
  { text: 'ainda tem chipa guazu hj?', expect: ['pergunta tem guazu'] },
  {
    text: 'vcs entregam na vila áurea? e quanto tempo demora?',
    cart: ['2 guazu [Fatia]'],
    expect: ['2 guazu [Fatia]', 'pergunta entrega Vila Áurea', 'pergunta tempo'],
  },
  { text: 'buenas, a que horas vocês abrem amanhã?', expect: ['pergunta horário'] },
  {
    text: 'era só isso, pode fechar a conta',
    cart: ['1 chipa-presunto [Meia dúzia]', '2 suco-laranja'],
    expect: ['1 chipa-presunto [Meia dúzia]', '2 suco-laranja', 'fim'],
  },
]
