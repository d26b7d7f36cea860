import type { CorpusMessage } from '../../corpus'

/** What customers of the corner shop correct, ask and say besides. */
export const mercadinhoTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'ei, o garrafão é com vasilhame novo, o meu rachou',
    cart: ['1 garrafao + vasilhame:troca', '1 gelo'],
    expect: ['1 garrafao + vasilhame:novo', '1 gelo'],
  },
  {
    text: 'bota mais 2 feijão e troca o café santa clara pelo são braz',
    cart: ['1 feijao-carioca', '2 cafe-clara'],
    expect: ['3 feijao-carioca', '2 cafe-braz'],
  },
  {
    text: 'leite integral não, quero o desnatado',
    cart: ['4 leite-integral', '1 margarina'],
    expect: ['4 leite-desnatado', '1 margarina'],
  },
  {
    text: 'é pra deixar em outra casa, rua apodi 320',
    cart: ['1 gas + casco:troca'],
    at: 'confirm',
    expect: ['1 gas + casco:troca', 'endereço rua apodi 320'],
  },
  // Questions
  { text: 'o botijão tá de quanto, boy?', expect: ['pergunta preço gas'] },
  { text: 'ainda tem goma', expect: ['pergunta tem goma'] },
  { text: 'vão até que horas hoje?', expect: ['pergunta horário'] },
  {
    text: 'põe tbm 2 sabonete. aceita o cartão alimentação?',
    cart: ['1 papel-4'],
    expect: ['1 papel-4', '2 sabonete', 'pergunta pagamento'],
  },
  { text: 'cadê a minha água que não chegou até agora', expect: ['pergunta pedido'] },
  // Closing
  {
    text: 'é só isso mesmo viu, obrigada meu anjo',
    cart: ['1 manteiga-terra', '6 pao-frances'],
    expect: ['1 manteiga-terra', '6 pao-frances', 'fim'],
  },
  { text: 'quero falar com o dono, me passa pra uma pessoa', expect: ['pessoa'] },
  // Not sold or unclear
  { text: '1 kg de fava e 2 flocão', expect: ['! fava', '2 flocao'] },
]
