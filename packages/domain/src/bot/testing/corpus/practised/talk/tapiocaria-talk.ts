import type { CorpusMessage } from '../../corpus'

/** What customers of the tapioca shop correct, ask and say besides. */
export const tapiocariaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'põe camarão na tapioca também',
    cart: ['1 tapioca + recheio:queijo', '1 cafe'],
    expect: ['1 tapioca + recheio:queijo + recheio:camarao', '1 cafe'],
  },
  {
    text: 'ah não, tacacá de noite dá insônia kkk troca por maniçoba',
    cart: ['1 tacaca [Grande]', '1 garoto-lata'],
    expect: ['1 manicoba [Grande]', '1 garoto-lata'],
  },
  {
    text: 'o suco é de 500 viu e com leite',
    cart: ['1 x-egg', '1 suco-cupuacu [300 ml]'],
    expect: ['1 x-egg', '1 suco-cupuacu [500 ml] + preparo:leite'],
  },
  {
    text: 'esquece mana, apaga tudo que chegou visita com janta',
    cart: ['2 unha', '1 vatapa [Pequeno]'],
    expect: ['2 unha', '1 vatapa [Pequeno]', 'esvaziar'],
  },
  // Questions
  { text: 'quanto tá o litro do açaí grosso hj', expect: ['pergunta preço acai-grosso'] },
  { text: 'boa noite, ainda tem maniçoba?', expect: ['pergunta tem manicoba'] },
  { text: 'quais recheio tu tem pra tapioca', expect: ['pergunta sabores tapioca'] },
  { text: 'a unha leva leite? meu menino é alérgico', expect: ['pergunta alérgeno unha leite'] },
  {
    text: 'e pra deixar na marambaia, quanto é o frete?',
    cart: ['4 coxinha-frango', '1 garoto-2l'],
    expect: ['4 coxinha-frango', '1 garoto-2l', 'pergunta entrega Marambaia'],
  },
  // Closing and again
  { text: 'o de sempre, mano, e mais uma coca 2l', expect: ['de novo', '1 coca-2l'] },
  {
    text: 'tá bom já, só isso',
    cart: ['1 tapioca-molhada', '1 cafe-leite'],
    expect: ['1 tapioca-molhada', '1 cafe-leite', 'fim'],
  },
  // Not sold or unclear
  { text: '1 suco de abacaxi e 1 misto quente', expect: ['! suco de abacaxi', '1 misto'] },
]
