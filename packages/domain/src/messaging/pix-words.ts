import { formatBrl } from '../money'

/** For whose money went back by PIX. */
export const returnedMoney = (cents: number): string =>
  `Olá, {nome}! Devolvemos ${formatBrl(cents)} do seu pedido nº {pedido} por PIX. O dinheiro volta para a conta de onde saiu.`
