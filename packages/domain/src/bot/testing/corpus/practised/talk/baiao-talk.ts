import type { CorpusMessage } from '../../corpus'

/** What customers of the baião and set-plate kitchen correct, ask and say besides. */
export const baiaoTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'o meu é no arroz branco, troquei de ideia',
    cart: ['1 pf-bife [Grande] + base:baiao', '1 agua'],
    expect: ['1 pf-bife [Grande] + base:arroz-feijao', '1 agua'],
  },
  {
    text: 'bota dois de panelada em vez de um e tira a rapadura',
    cart: ['1 pf-panelada [Pequeno] + base:baiao', '1 rapadura'],
    expect: ['2 pf-panelada [Pequeno] + base:baiao'],
  },
  {
    text: 'faz o baião pra 4 que chegou gente',
    cart: ['1 baiao-carne-sol [2 pessoas]', '1 cajuina-1l'],
    expect: ['1 baiao-carne-sol [4 pessoas]', '1 cajuina-1l'],
  },
  {
    text: 'acrescente um ovo no de frango',
    cart: ['1 pf-frango [Grande] + base:corda', '1 pf-peixe [Grande] + base:baiao'],
    expect: ['1 pf-frango [Grande] + base:corda + adicionais:ovo', '1 pf-peixe [Grande] + base:baiao'],
  },
  // Questions
  { text: 'oi bom dia, ainda tem panelada hoje?', expect: ['pergunta tem pf-panelada'] },
  {
    text: 'o baião de dois leva leite? meu menino é alérgico',
    expect: ['pergunta alérgeno baiao leite'],
  },
  { text: 'qto é o pf de carne de sol', expect: ['pergunta preço pf-carne-sol'] },
  {
    text: 'entrega na maraponga? e aceita vale refeição?',
    cart: ['1 caldo-mocoto [Grande]'],
    expect: ['1 caldo-mocoto [Grande]', 'pergunta entrega Maraponga', 'pergunta pagamento'],
  },
  { text: 'me mande o cardápio de hoje meu amor', expect: ['pergunta cardápio'] },
  // Greetings and closing
  {
    text: 'pronto só isso mermo',
    cart: ['1 pf-ovo [Pequeno] + base:baiao', '1 suco-goiaba [Copo]'],
    expect: ['1 pf-ovo [Pequeno] + base:baiao', '1 suco-goiaba [Copo]', 'fim'],
  },
  { text: 'quero falar com uma pessoa, não com robô', expect: ['pessoa'] },
  // Not sold or unclear
  { text: 'vê uma buchada e um suco de goiaba no copo', expect: ['! buchada', '1 suco-goiaba [Copo]'] },
]
