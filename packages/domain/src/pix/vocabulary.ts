/** Types of a PIX key (ONB-07). The type is always explicit: 11 digits may be a CPF or a phone. */
export const pixKeyTypes = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const
export type PixKeyType = (typeof pixKeyTypes)[number]

/** Channels whose orders may have to be paid before anybody makes them. */
export const paidFirst = ['menu', 'bot', 'counter'] as const
export type PaidFirst = (typeof paidFirst)[number]

/** Banks whose API Pix the product speaks, in the order in which they are offered. */
export const pixBankKinds = ['efi', 'inter', 'sicoob', 'bb'] as const
export type PixBankKind = (typeof pixBankKinds)[number]
