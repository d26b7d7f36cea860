import type { CorpusMessage } from '../../../corpus'

/** trailer-do-tiao: what is corrected, asked and said besides. */
export const trailerDoTiaoTalk: readonly CorpusMessage[] = [
  {
    text: 'põe um ovo no x salada',
    cart: ['1 x-salada', '1 guarana-lata'],
    expect: ['1 x-salada + adicionais:ovo', '1 guarana-lata'],
  },
  {
    text: 'não, são 3 x bacon',
    cart: ['2 x-bacon', '1 coca-2l'],
    expect: ['3 x-bacon', '1 coca-2l'],
  },
  {
    text: 'tira o bacon do x burguer e troca a coca pela zero',
    cart: ['1 x-burguer + adicionais:bacon', '1 coca-lata'],
    expect: ['1 x-burguer', '1 coca-zero-lata'],
  },
  {
    text: 'a batata pode ser grande',
    cart: ['1 x-calabresa', '1 batata [Pequena]'],
    expect: ['1 x-calabresa', '1 batata [Grande]'],
  },
  { text: 'oq vem no x tudo?', expect: ['pergunta ingredientes x-tudo'] },
  { text: 'oi td bem? qnto ta saindo o combo do x bacon', expect: ['pergunta preço combo-bacon'] },
  { text: 'cês tão aberto hoje? até que horas?', expect: ['pergunta horário'] },
  {
    text: 'põe mais um x tudo e me fala quanto tempo demora',
    cart: ['1 x-bacon'],
    expect: ['1 x-bacon', '1 x-tudo', 'pergunta tempo'],
  },
  {
    text: 'pode fechar moço, é só isso',
    cart: ['1 combo-salada + bebida:coca'],
    expect: ['1 combo-salada + bebida:coca', 'fim'],
  },
  {
    text: 'entrega no luizote de freitas, rua josé rezende 77',
    cart: ['2 cachorro'],
    at: 'fulfilment',
    expect: ['2 cachorro', 'entrega', 'bairro Luizote de Freitas', 'endereço rua josé rezende 77'],
  },
  {
    text: 'no pix, me manda a chave',
    cart: ['1 x-frango'],
    at: 'payment',
    expect: ['1 x-frango', 'pagamento pix', 'pergunta pix'],
  },
  { text: 'quero falar com o Tião, tem como?', expect: ['pessoa'] },
]
