import type { CorpusMessage } from '../../corpus'

/** What customers of the hot-dog stand correct, ask and say besides. */
export const dogaoTalk: readonly CorpusMessage[] = [
  // Corrections
  { text: 'muda pra duplo', cart: ['1 dog-frango [Simples]'], expect: ['1 dog-frango [Duplo]'] },
  {
    text: 'troca a coca por uma gengibirra de 600',
    cart: ['1 x-bacon', '1 coca-lata'],
    expect: ['1 x-bacon', '1 gengibirra-600'],
  },
  {
    text: 'um dos dogão é sem cebola viu',
    cart: ['2 dog-bacon [Duplo]', '1 batata [Inteira]'],
    expect: ['1 dog-bacon [Duplo] (sem cebola)', '1 dog-bacon [Duplo]', '1 batata [Inteira]'],
  },
  // Questions
  { text: 'o que vai no dogão tudo?', expect: ['pergunta ingredientes dog-tudo'] },
  {
    text: 'quanto é a gengibirra 2l? e já me vê um x-egg',
    expect: ['1 x-egg', 'pergunta preço gengibirra-2l'],
  },
  { text: 'tem dogão de coração?', expect: ['! dogão de coração'] },
  { text: 'qual a taxa pra santa felicidade', expect: ['pergunta entrega Santa Felicidade'] },
  {
    text: 'demora muito pra chegar? tô varado de fome kkk',
    cart: ['1 dog-tradicional [Duplo]'],
    expect: ['1 dog-tradicional [Duplo]', 'pergunta tempo'],
  },
  // Said at its step
  {
    text: 'vou pagar no pix, qual é a chave',
    cart: ['2 x-salada', '1 framboesa-2l'],
    at: 'payment',
    expect: ['2 x-salada', '1 framboesa-2l', 'pagamento pix', 'pergunta pix'],
  },
  // Greetings and closing
  {
    text: 'era isso daí, obrigada',
    cart: ['1 dog-queijos [Simples]', '1 agua'],
    expect: ['1 dog-queijos [Simples]', '1 agua', 'fim'],
  },
  { text: 'boa noite, manda o de sempre', expect: ['de novo'] },
  { text: 'boa noite! até que horas vocês atendem hoje?', expect: ['pergunta horário'] },
]
