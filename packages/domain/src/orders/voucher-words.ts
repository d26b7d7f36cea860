const card = '(?:cartao|cartoes|catao|cartaozinho)'

/** Names that mean a meal voucher wherever they stand, in plain letters, as a piece of an expression. */
export const voucherNames = `(?:${card} (?:de |do |da )?)?(?:vale (?:refeicao|alimentacao|alimento|restaurante)|vr|alelo|sodexo|sodex|pluxee|swile|verocard|ticket|tiquete|voucher|ifood beneficios)(?: refeicao| alimentacao| restaurante)?|${card} (?:de |do |da )?(?:vale|va|caju|ben|flash)|vale (?:alelo|sodexo|pluxee|caju|ben|flash)`

const asWay = new RegExp(
  `\\b(?:${voucherNames}|vale|refeicao|alimentacao)\\b|^(?:(?:no|em|com|pelo|e|o|meu) )*va$`,
)

/** Whether the words of an answer to 'how do you pay', in plain letters, name a meal voucher. */
export function namesVoucher(plain: string): boolean {
  return asWay.test(plain)
}
