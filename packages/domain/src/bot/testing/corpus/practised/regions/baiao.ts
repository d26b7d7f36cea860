import type { CorpusMessage } from '../../corpus'

/** More of what customers of the baião house in Fortaleza write. */
export const baiaoMessages: readonly CorpusMessage[] = [
  {
    text: 'macho me vê um pf de bife grande com baião e farofa',
    expect: ['1 pf-bife [Grande] + base:baiao + acompanhamentos:farofa'],
  },
  {
    text: '2 pf de carne de sol pequeno com arroz e feijão de corda, um sem vinagrete',
    expect: [
      '1 pf-carne-sol [Pequeno] + base:corda',
      '1 pf-carne-sol [Pequeno] + base:corda (sem vinagrete)',
    ],
  },
  {
    text: 'baião com carneiro pra 2 pessoas e uma cajuína de 1 litro',
    expect: ['1 baiao-carneiro [2 pessoas]', '1 cajuina-1l'],
  },
  { text: 'pastel de carne 4 e de queijo 2', expect: ['4 pastel-carne', '2 pastel-queijo'] },
  { text: 'suco de caju jarra 1', expect: ['1 suco-caju [Jarra]'] },
  {
    text: 'um pf de ovo pequeno com arroz branco e feijão e macarrão, ovo bem passado',
    expect: ['1 pf-ovo [Pequeno] + base:arroz-feijao + acompanhamentos:macarrao (ovo bem passado)'],
  },
  { text: 'caldo de mocotó grande bem quente', expect: ['1 caldo-mocoto [Grande] (bem quente)'] },
  { text: 'o pf de panelada vem com o quê?', expect: ['pessoa'] },
  {
    text: 'quero o baião de dois com nata para 4 pessoas',
    expect: ['1 baiao [4 pessoas] + adicionais:nata'],
  },
  { text: 'duas cocada e uma rapadura, aliás duas rapadura', expect: ['2 cocada', '2 rapadura'] },
  {
    text: 'pf frango grelhado g base baiao salada e vinagrete',
    expect: ['1 pf-frango [Grande] + base:baiao + acompanhamentos:salada + acompanhamentos:vinagrete'],
  },
  {
    text: 'bota um ovo a mais no pf',
    cart: ['1 pf-bife [Grande] + base:baiao', '1 coca-lata'],
    expect: ['1 pf-bife [Grande] + base:baiao + adicionais:ovo', '1 coca-lata'],
  },
  {
    text: 'arre égua esqueci do suco, bota um copo de goiaba',
    cart: ['1 pf-peixe [Pequeno] + base:corda'],
    expect: ['1 pf-peixe [Pequeno] + base:corda', '1 suco-goiaba [Copo]'],
  },
  { text: 'abre domingo?', expect: ['pergunta horário'] },
  {
    text: 'quero só o baião, não quero mais o caldo',
    cart: ['1 baiao [1 pessoa]', '1 caldo-carne [Pequeno]'],
    expect: ['1 baiao [1 pessoa]'],
  },
  {
    text: 'queijo coalho assado e paçoca de carne de sol e duas águas sendo uma com gás',
    expect: ['1 coalho-assado', '1 pacoca', '1 agua', '1 agua-gas'],
  },
]
