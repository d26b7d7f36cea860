import type { CorpusMessage } from '../../../corpus'

/** horta-da-enseada: what is said ahead, corrected and asked. */
export const hortaDaEnseadaTalk: readonly CorpusMessage[] = [
  {
    text: '1 caesar média, entrega nas pitangueiras, av. marechal deodoro 640 ap 32, pix',
    expect: [
      '1 caesar [Média]',
      'entrega',
      'bairro Pitangueiras',
      'endereço av. marechal deodoro 640 ap 32',
      'pagamento pix',
    ],
  },
  {
    text: 'passo pra retirar 12h15, Fernanda',
    cart: ['1 mediterranea [Média]'],
    at: 'fulfilment',
    expect: ['1 mediterranea [Média]', 'retirada', 'hora 12:15', 'nome Fernanda'],
  },
  {
    text: 'entregar, Rua Chile 90, Astúrias. Cartão de crédito',
    cart: ['2 kombucha'],
    at: 'fulfilment',
    expect: ['2 kombucha', 'entrega', 'bairro Astúrias', 'endereço Rua Chile 90', 'pagamento credit_card'],
  },
  {
    text: 'deixa na portaria com o seu Antônio por favor',
    cart: ['1 sopa-legumes'],
    at: 'confirm',
    expect: ['1 sopa-legumes', 'obs deixa na portaria com o seu Antônio'],
  },
  {
    text: 'o suco é de 500 ta',
    cart: ['1 suco-verde [300 ml]', '1 brownie'],
    expect: ['1 suco-verde [500 ml]', '1 brownie'],
  },
  {
    text: 'no lugar do frango coloca tofu na salada',
    cart: ['1 monte [Média] + base:rucula + complementos:tomate + proteina:frango'],
    expect: ['1 monte [Média] + base:rucula + complementos:tomate + proteina:tofu'],
  },
  {
    text: 'acrescenta manga e cenoura',
    cart: ['1 monte [Grande] + base:alface + complementos:tomate + proteina:atum'],
    expect: [
      '1 monte [Grande] + base:alface + complementos:tomate + complementos:manga + complementos:cenoura + proteina:atum',
    ],
  },
  {
    text: 'pensando bem tira o brownie rs',
    cart: ['1 wrap-atum + massa:integral', '1 brownie'],
    expect: ['1 wrap-atum + massa:integral'],
  },
  {
    text: 'o wrap é sem glúten, tá?',
    cart: ['1 wrap-frango + massa:tradicional'],
    expect: ['1 wrap-frango + massa:sem-gluten'],
  },
  {
    text: 'e o q vai no suco verde?',
    cart: ['1 caesar [Grande]'],
    expect: ['1 caesar [Grande]', 'pergunta ingredientes suco-verde'],
  },
  { text: 'qual preço do kit de fit frango?', expect: ['pergunta preço fit-frango'] },
  { text: 'o wrap vegano leva gergelim? tenho alergia', expect: ['pergunta alérgeno wrap-vegano gergelim'] },
  { text: 'vocês entregam no Tombo?', expect: ['pergunta entrega Tombo'] },
  {
    text: 'quanto tempo demora a entrega mais ou menos?',
    cart: ['1 caesar [Grande]'],
    expect: ['1 caesar [Grande]', 'pergunta tempo'],
  },
  { text: 'preciso cancelar o pedido que fiz agora há pouco', expect: ['cancelar'] },
  { text: 'por hoje é isso, obrigada!', cart: ['1 sopa-abobora'], expect: ['1 sopa-abobora', 'fim'] },
]
