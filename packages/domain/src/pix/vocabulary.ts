/** Types of a PIX key (ONB-07). The type is always explicit: 11 digits may be a CPF or a phone. */
export const pixKeyTypes = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const
export type PixKeyType = (typeof pixKeyTypes)[number]
