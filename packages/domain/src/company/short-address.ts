/** What the installation's own pages and calls begin with, and names that a customer would take for the house's. */
const reserved = new Set(
  (
    'admin agendamento ajuda api app assets ativar balcao cadastro caixa cardapio chat conta cozinha dashboard docs ' +
    'entrar entregador entregas google-callback health login marketplace metrics mudanca onboarding operador ' +
    'operator painel pagamento pedido pedidos pix public readyz rest rest-v1 schedule setup sobre static status ' +
    'suporte webhook webhooks www ws'
  ).split(' '),
)

const longest = 40

/**
 * Whether `/{address}` may be a shop's own page: 3 to 40 characters, small letters without accents, digits and single
 * hyphens between them, a letter among them, and nothing that an id or a CNPJ could be.
 */
export function isShortAddress(address: string): boolean {
  return (
    address.length >= 3 &&
    address.length <= longest &&
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(address) &&
    /[a-z]/.test(address) &&
    !/^[0-9a-z]{12}\d\d$/.test(address) &&
    !/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(address)
  )
}

/** Whether the house keeps the address for itself. */
export const isReservedAddress = (address: string): boolean => reserved.has(address)

/** Path of a shop's menu, by its short address where it has one. */
export const menuPath = (companyId: string, address: string | null): string =>
  `/${address ?? `cardapio/${companyId}`}`

/** Path of a shop's booking page, by its short address where it has one. */
export const bookingPath = (companyId: string, address: string | null): string =>
  address === null ? `/agendamento/${companyId}` : `/${address}/agendar`

/** What is typed or pasted as an address, as far as it can become one: `Pizzaria Bela!` is `pizzaria-bela`. */
export function readShortAddress(typed: string): string {
  return typed
    .trim()
    .replace(/^https?:\/\/[^/]*\/?/i, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' e ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longest)
    .replace(/-$/, '')
}

/** An address that a shop of this name could take; empty when its name holds none. */
export function suggestShortAddress(name: string): string {
  const address = readShortAddress(name)
  return isShortAddress(address) && !isReservedAddress(address) ? address : ''
}
