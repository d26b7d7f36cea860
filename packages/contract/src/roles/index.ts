/** Who signs in: the company's own account and employees made `dono` may do everything. */
export const roles = ['dono', 'gerente', 'atendente', 'cozinha', 'profissional'] as const
export type Role = (typeof roles)[number]

/** Roles that may do something: the owner always. A role of tomorrow is in none of those below until it is put there. */
export type Audience = readonly ['dono', ...Role[]]

export const everyRole: Audience = ['dono', 'gerente', 'atendente', 'cozinha', 'profissional']
export const orderRoles: Audience = ['dono', 'gerente', 'atendente', 'cozinha']
/** Of these the professional works in an agenda of their own, and by permission sees those of colleagues. */
export const agendaRoles: Audience = ['dono', 'gerente', 'atendente', 'profissional']
export const counterRoles: Audience = ['dono', 'gerente', 'atendente']
/** Who connects a Google Calendar: a professional their own alone. */
export const connectors: Audience = ['dono', 'gerente', 'profissional']
export const managers: Audience = ['dono', 'gerente']
export const ownerOnly: Audience = ['dono']

/** Only sessions of these roles may send a field of a call's body, and no other kind of caller. */
export interface FieldRule {
  roles: Audience
  /** The rule holds for this value alone; else for every value, null and nothing included. */
  value?: string
}

/** Rules by the name of their field. */
export type FieldRules = Readonly<Record<string, FieldRule>>

/** As much of a caller as the rules ask for: the role of a session; every other kind has none. */
export interface Sender {
  kind: string
  role?: Role
}

/** The fields of a body that these rules close to its sender; none when all is well. */
export function closedFields(rules: FieldRules, { kind, role }: Sender, body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  const sent = new Map(Object.entries(body))
  const isClosed = ([field, { value, roles: allowed }]: [string, FieldRule]) =>
    sent.get(field) !== undefined &&
    (value === undefined || sent.get(field) === value) &&
    !(kind === 'session' && role !== undefined && allowed.includes(role))
  return Object.entries(rules)
    .filter(isClosed)
    .map(([field]) => field)
}
