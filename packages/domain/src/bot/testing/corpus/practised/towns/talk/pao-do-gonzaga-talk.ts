import type { CorpusMessage } from '../../../corpus'

/** pao-do-gonzaga: what is corrected, asked and said besides. */
export const paoDoGonzagaTalk: readonly CorpusMessage[] = [
  {
    text: 'melhor 12 pães em vez de 8',
    cart: ['8 pao-frances', '1 leite'],
    expect: ['12 pao-frances', '1 leite'],
  },
  {
    text: 'não precisa do leite, achei aqui',
    cart: ['6 pao-frances', '1 leite', '1 manteiga'],
    expect: ['6 pao-frances', '1 manteiga'],
  },
  {
    text: 'o sonho é de goiabada',
    cart: ['1 sonho + recheio:creme', '1 cafe [Grande]'],
    expect: ['1 sonho + recheio:goiabada', '1 cafe [Grande]'],
  },
  {
    text: 'troca o presunto por peito de peru',
    cart: ['1 mussarela [200 g]', '1 presunto [200 g]'],
    expect: ['1 mussarela [200 g]', '1 peito-peru [200 g]'],
  },
  { text: 'qto ta o bolo de cenoura inteiro?', expect: ['pergunta preço bolo-cenoura'] },
  { text: 'vocês abrem que horas amanhã cedo?', expect: ['pergunta horário'] },
  { text: 'o croissant tem ovo? minha filha tem alergia', expect: ['pergunta alérgeno croissant ovo'] },
  {
    text: 'tem broa hj? e o café com leite grande quanto é',
    expect: ['pergunta tem broa', 'pergunta preço media'],
  },
  { text: '2 pão australiano e 1 pão integral', expect: ['! pão australiano', '1 pao-integral'] },
  {
    text: 'n quero mais nada n, obrigada',
    cart: ['2 misto', '2 suco-laranja'],
    expect: ['2 misto', '2 suco-laranja', 'fim'],
  },
  {
    text: 'tenho só uma nota de 50',
    cart: ['10 pao-frances', '1 mussarela [200 g]'],
    at: 'change',
    expect: ['10 pao-frances', '1 mussarela [200 g]', 'troco 50'],
  },
  { text: 'Bom dia! Tudo bem com vocês?', expect: ['oi'] },
]
