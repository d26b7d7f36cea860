import { formatBrl } from '../money'

/** For whose money went back by PIX. */
export const returnedMoney = (cents: number): string =>
  `Olá, {nome}! Devolvemos ${formatBrl(cents)} do seu pedido nº {pedido} por PIX. O dinheiro volta para a conta de onde saiu.`

/** For whose order waits for its payment; `minutes`: how long it goes on waiting. */
export const unpaidOrder = (minutes: number): string =>
  `Olá, {nome}! Seu pedido nº {pedido} ainda espera pelo PIX de {total}, e começa a ser feito assim que for pago. Você tem mais ${minutes} minutos.\n{link}`

/** For whose order was dropped because nobody had paid it. */
export const droppedUnpaid =
  'Seu pedido nº {pedido} não foi pago a tempo e foi cancelado. Se você acabou de pagar, não se preocupe: o PIX é conferido, e o pedido volta ou o valor é devolvido.'

/** For who has a code in the chat already; `code`: the one that holds now. */
export const otherCode = (code: string): string =>
  `O código PIX do seu pedido nº {pedido} agora é este:\n${code}`

/** Where the bank makes no code. */
export const shopsOwnCode = 'Para pagar, copie este código PIX. A loja confirma o pagamento.\n{pix}'
