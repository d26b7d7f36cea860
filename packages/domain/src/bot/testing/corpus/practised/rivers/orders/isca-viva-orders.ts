import type { CorpusMessage } from '../../../corpus'

/** isca-viva: what is ordered. */
export const iscaVivaOrders: readonly CorpusMessage[] = [
  { text: 'bom dia quero 2 dúzias de tuvira', expect: ['2 tuvira [Dúzia]'] },
  {
    text: 'meia duzia de minhocuçu e um saco de gelo de 5kg',
    expect: ['1 minhocucu [Meia dúzia]', '1 gelo-5'],
  },
  { text: 'me ve tuvira', expect: ['1 tuvira [?]'] },
  { text: 'uma cartela de anzol numero 6', expect: ['1 anzol + tamanho:n6'] },
  { text: 'quero 2 cartela de anzol', expect: ['2 anzol + ?tamanho'] },
  {
    text: '1 linha de nylon 0,40 e 10 chumbadas de 50g',
    expect: ['1 linha + espessura:040', '10 chumbada'],
  },
  { text: 'uma vara telescopica e um molinete', expect: ['1 vara', '1 molinete'] },
  { text: '3 boias verdes', expect: ['3 boia + cor:verde'] },
  {
    text: 'bom dia companheiro\n1 dz tuvira\n1 dz lambari vivo\n1 gelo escama 20kg\n1 carvão\n2 fardo de água',
    expect: ['1 tuvira [Dúzia]', '1 lambari [Dúzia]', '1 gelo-escama', '1 carvao', '2 agua-fardo'],
  },
  {
    text: 'dois colete salva vidas um laranja e um azul',
    expect: ['1 colete + cor:laranja', '1 colete + cor:azul'],
  },
  { text: 'milho pra ceva 5 kg', expect: ['1 milho-ceva [5 kg]'] },
  { text: 'queria massa pra pacu', expect: ['1 massa [?]'] },
  { text: 'manda gelo', expect: ['? 1 gelo: gelo-5 | gelo-escama'] },
  { text: '12 latas de cerveja louro e um gelo de 5kg', expect: ['12 louro', '1 gelo-5'] },
  {
    text: 'e mais uma dúzia de caranguejo de isca',
    cart: ['1 tuvira [Dúzia]'],
    expect: ['1 tuvira [Dúzia]', '1 caranguejo [Dúzia]'],
  },
  {
    text: 'coloca um repelente tambem',
    cart: ['1 vara', '1 gelo-5'],
    expect: ['1 vara', '1 gelo-5', '1 repelente'],
  },
  {
    text: 'opa amigo vou pescar amanhã cedo me separa uma dúzia de tuvira e uma lanterna de cabeça',
    expect: ['1 tuvira [Dúzia]', '1 lanterna'],
  },
  { text: '1 passagua, 1 alicate de bico e 1 isopor', expect: ['1 passagua', '1 alicate', '1 isopor'] },
  {
    text: 'uma linha 0,50 e duas cartelas de anzol n 8',
    expect: ['1 linha + espessura:050', '2 anzol + tamanho:n8'],
  },
  {
    text: 'Bom dia! Preciso de um molinete e de um colete salva-vidas na cor azul, por favor.',
    expect: ['1 molinete', '1 colete + cor:azul'],
  },
  { text: 'boia', expect: ['1 boia + ?cor'] },
  {
    text: 'mais 5 chumbadas',
    cart: ['5 chumbada', '1 anzol + tamanho:n4'],
    expect: ['10 chumbada', '1 anzol + tamanho:n4'],
  },
  { text: '1 barraca e 2 sacos de gelo 5kg', expect: ['! barraca', '2 gelo-5'] },
  { text: 'qro 4 kg de milho pra ceva', expect: ['4 milho-ceva [1 kg]'] },
]
