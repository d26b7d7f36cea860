import type { CorpusMessage } from '../../../corpus'

/** Several people who order in one message, one as the other or but for a word, of other shops. */
export const togetherOthers: Readonly<Record<string, readonly CorpusMessage[]>> = {
  confeitaria: [
    { text: 'eu quero um sonho de creme, a Tai quer outro igual', expect: ['2 sonho + recheio:creme'] },
    {
      text: 'um misto pra mim com ovo, pro Davi a mesma coisa sem ovo',
      expect: ['1 misto + adicionais:ovo', '1 misto'],
    },
    { text: 'somos seis aqui no salão, uma coxinha pra cada', expect: ['6 coxinha'] },
    {
      text: 'pra painho um quindim, pra mainha uma cocada, eu vou querer um de cada também',
      expect: ['2 quindim', '2 cocada'],
    },
  ],
  'forno-alto': [
    {
      text: 'eu e meu namorado vamos querer uma grande de atum, e minha mãe uma broto igual',
      expect: ['1 p-atum [Grande]', '1 p-atum [Broto]'],
    },
    {
      text: 'uma média de lombo pra mim e pro Rui uma média de lombo sem cebola',
      expect: ['1 p-lombo [Média]', '1 p-lombo [Média] (sem cebola)'],
    },
    { text: 'cada um vai querer uma coca lata, somos 5', expect: ['5 coca-lata'] },
    {
      text: 'a minha é broto de calabresa e a dele também só que média',
      expect: ['1 p-calabresa [Broto]', '1 p-calabresa [Média]'],
    },
    {
      text: 'Tia: grande de palmito\nVó: a mesma da tia mas broto\nEu: um suco de laranja',
      expect: ['1 p-palmito [Grande]', '1 p-palmito [Broto]', '1 suco-laranja'],
    },
  ],
  esfiharia: [
    { text: 'duas esfihas de carne aberta pra cada um, tamo em quatro', expect: ['8 esf-carne [Aberta]'] },
    {
      text: 'um beirute de frango pra mim, o Omar quer igual com bacon e a Nádia só um kibe',
      expect: ['1 beirute-frango', '1 beirute-frango + extras:bacon', '1 kibe'],
    },
    {
      text: 'pro Salim um combo sultão com guaraná e pra Leila o mesmo com suco',
      expect: ['1 combo-sultao + bebida:guarana', '1 combo-sultao + bebida:suco'],
    },
    { text: 'os três iguais: beirute de rosbife', expect: ['3 beirute-rosbife'] },
    { text: 'kibe pra todo mundo, somos 7', expect: ['7 kibe'] },
  ],
  tapiocaria: [
    {
      text: 'pra mim tapioca de charque, pra Rose igual com queijo do marajó',
      expect: ['1 tapioca + recheio:charque', '1 tapioca + recheio:charque + recheio:queijo-marajo'],
    },
    {
      text: 'dois x-salada, o meu com ovo e o do Paulo sem tomate',
      expect: ['1 x-salada + adicionais:ovo', '1 x-salada (sem tomate)'],
    },
    { text: 'um café com leite pra cada, somos eu, o Nilson e a Socorro', expect: ['3 cafe-leite'] },
    { text: 'a Rose quer cachorro-quente e o Raimundo também quer um', expect: ['2 cachorro-quente'] },
    {
      text: 'mana, um tacacá pequeno pra mim e dois grandes pros meninos',
      expect: ['1 tacaca [Pequeno]', '2 tacaca [Grande]'],
    },
  ],
  adega: [
    { text: 'eu quero um monster e o Léo quer dois', expect: ['3 monster'] },
    {
      text: 'uma coca lata pra Ju, pra mim igual, e um red bull pro Zeca',
      expect: ['2 coca-lata', '1 red-bull'],
    },
    { text: '6 brahma lata pra mim e 6 pro cunhado', expect: ['12 brahma-lata [Unidade]'] },
    { text: 'nós três queremos red bull', expect: ['3 red-bull'] },
  ],
}
