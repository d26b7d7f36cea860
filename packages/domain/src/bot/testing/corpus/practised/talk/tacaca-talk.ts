import type { CorpusMessage } from '../../corpus'

/** What customers of the tacacá house correct, ask and say besides. */
export const tacacaTalk: readonly CorpusMessage[] = [
  {
    text: 'ei o tacacá é sem pimenta viu',
    cart: ['1 tacaca', '1 unha'],
    expect: ['1 tacaca + pimenta:sem', '1 unha'],
  },
  { text: 'mete mais 2 unha aí', cart: ['2 unha', '1 vatapa'], expect: ['4 unha', '1 vatapa'] },
  { text: 'muda o açaí pro médio', cart: ['1 acai-grosso [1 litro]'], expect: ['1 acai-medio [1 litro]'] },
  { text: 'tem maniçoba hoje?', expect: ['pergunta tem manicoba'] },
  { text: 'o litro do açaí grosso tá quanto', expect: ['pergunta preço acai-grosso'] },
  { text: 'que horas vocês fecham hoje', expect: ['pergunta horário'] },
  { text: 'deixa quieto o vatapá', cart: ['1 tacaca', '1 vatapa'], expect: ['1 tacaca'] },
  { text: 'tá bom só isso mermo', cart: ['1 vatapa'], expect: ['1 vatapa', 'fim'] },
  { text: 'vocês entregam em ananindeua?', expect: ['pergunta entrega ananindeua'] },
  {
    text: 'é no guamá, passagem mucajá 88',
    cart: ['1 vatapa'],
    at: 'address',
    expect: ['1 vatapa', 'bairro Guamá', 'endereço passagem mucajá 88'],
  },
]
