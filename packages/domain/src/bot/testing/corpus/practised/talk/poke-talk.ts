import type { CorpusMessage } from '../../corpus'

/** What customers of the poke and sushi house in Brasília correct, ask and say besides. */
export const pokeTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'troca a base pra quinoa por favor',
    cart: ['1 poke-ohana [Médio] + base:gohan', '1 agua'],
    expect: ['1 poke-ohana [Médio] + base:quinoa', '1 agua'],
  },
  {
    text: 'tira o cream cheese do temaki de salmão',
    cart: ['1 temaki-salmao + adicionais:cream-cheese', '1 temaki-hot'],
    expect: ['1 temaki-salmao', '1 temaki-hot'],
  },
  {
    text: 'melhor de 8 do que de 4',
    cart: ['1 hot-roll [4 unidades]'],
    expect: ['1 hot-roll [8 unidades]'],
  },
  {
    text: 'adiciona manga no poke e mais um guaraná',
    cart: ['1 monte-poke [Grande] + base:folhas + proteina:atum', '1 guarana-lata'],
    expect: ['1 monte-poke [Grande] + base:folhas + proteina:atum + complementos:manga', '2 guarana-lata'],
  },
  // Questions
  { text: 'o poke ohana tem leite?', expect: ['pergunta alérgeno poke-ohana leite'] },
  { text: 'oii quais as opções de carne do yakisoba?', expect: ['pergunta sabores yakisoba'] },
  { text: 'quanto custa o combinado de 40?', expect: ['pergunta preço combo-40'] },
  {
    text: 'quanto tempo demora a entrega? tenho que sair 20h',
    cart: ['1 combo-20'],
    expect: ['1 combo-20', 'pergunta tempo'],
  },
  { text: 'vcs aceitam vr? e tem desconto no pix?', expect: ['pergunta pagamento', 'pergunta desconto'] },
  // Said at its step
  {
    text: 'dinheiro, tenho uma nota de 200',
    cart: ['1 combo-40', '1 mochi'],
    at: 'payment',
    expect: ['1 combo-40', '1 mochi', 'pagamento cash', 'troco 200'],
  },
  // Greetings and closing
  { text: 'quero repetir meu último pedido', expect: ['de novo'] },
  // Not sold or unclear
  { text: 'me vê um ceviche e dois temaki de atum', expect: ['! ceviche', '2 temaki-atum'] },
]
