/** Who signs in: the company's own account and employees made `dono` may do everything. */
export const roles = ['dono', 'gerente', 'atendente', 'cozinha'] as const
export type Role = (typeof roles)[number]

/** Calls, by id or by the part before the dot, that only the owner may make. */
const ownerOnly = [
  'auth.confirm',
  'auth.signOutEverywhere',
  'automations',
  'company.acts',
  'customers.erase',
  'customers.export',
  'customers.saveRetention',
  'employees.changeRole',
  'employees.giveAccess',
  'employees.removeAccess',
  'employees.salary',
  // Appointments with their customers' names go to the account that is connected.
  'google.callback',
  'google.consent',
  'licence.cancel',
  'licence.request',
]

/** What everybody who is signed in needs: who they are, the company's name and modules, pictures, the stream. */
const everybody = [
  'auth.currentSession',
  'auth.signOut',
  'company.getCustomer',
  'company.pageVerify',
  'images.read',
  'live',
]

/** What these two roles may call beside it; all else is closed to them, calls of tomorrow included. */
const open: Record<'atendente' | 'cozinha', readonly string[]> = {
  atendente: [
    'bot.settings',
    'bot.world',
    'catalogue.get',
    'channels.get',
    'chat',
    'company.findAddress',
    'conversations',
    'customers.list',
    'customers.get',
    'customers.note',
    'google.status',
    'licence.get',
    'orders',
    'printing',
    'scheduling',
  ],
  cozinha: [
    'catalogue.get',
    'orders.changeStatus',
    'orders.counts',
    'orders.get',
    'orders.list',
    'orders.see',
    'orders.seeAll',
    'printing',
  ],
}

/** Taken back from what `open` names as a whole. */
const closed: Record<'atendente' | 'cozinha', readonly string[]> = {
  atendente: [
    'conversations.saveLabels',
    'conversations.saveQuickReplies',
    'printing.saveSettings',
    'scheduling.saveSettings',
    'scheduling.setAgenda',
  ],
  cozinha: ['printing.saveSettings'],
}

/** A field of a call's body that only sessions of these roles may send, and no other kind of caller. */
interface FieldRule {
  call: string
  field: string
  /** The rule holds for this value alone; else for every value, null and nothing included. */
  value?: string
  roles: readonly Role[]
}

/** What only some callers may put into the body of a call that more of them may make. */
export const fieldRules: readonly FieldRule[] = [
  // Whoever reads this mailbox sets the company's password.
  { call: 'company.updateCustomer', field: 'email_cliente', roles: ['dono'] },
  // Where the customers' money goes.
  { call: 'company.updateCustomer', field: 'pix_tipo', roles: ['dono'] },
  { call: 'company.updateCustomer', field: 'pix_chave', roles: ['dono'] },
  // Whose calendar learns the customers' names and phones.
  { call: 'company.updateCustomer', field: 'google_access_token', roles: ['dono'] },
  { call: 'company.updateCustomer', field: 'google_refresh_token', roles: ['dono'] },
  // A refused or accepted guess would tell what may not be seen.
  { call: 'employees.create', field: 'salario', roles: ['dono'] },
  { call: 'employees.edit', field: 'salario', roles: ['dono'] },
  // Its key prints on after the employee has left.
  { call: 'printing.registerStation', field: 'kind', value: 'agent', roles: ['dono', 'gerente'] },
]

/** As much of a caller as the rules ask for: the role of a session; every other kind has none. */
export interface Sender {
  kind: string
  role?: Role
}

const names = (list: readonly string[], callId: string) =>
  list.includes(callId) || list.includes(callId.split('.')[0]!)

/** Whether a session of this role may make the call with this id. */
export function roleMay(role: Role, callId: string): boolean {
  if (role === 'dono') return true
  if (role === 'gerente') return !names(ownerOnly, callId)
  if (closed[role].includes(callId)) return false
  return names(everybody, callId) || names(open[role], callId)
}

/** The fields of a body that this caller may not send to a call that it may make; none when all is well. */
export function closedFields(sender: Sender, callId: string, body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  const sent = body as Record<string, unknown>
  const isClosed = ({ call, field, value, roles: allowed }: FieldRule) =>
    call === callId &&
    sent[field] !== undefined &&
    (value === undefined || sent[field] === value) &&
    !(sender.kind === 'session' && sender.role !== undefined && allowed.includes(sender.role))
  return fieldRules.filter(isClosed).map(({ field }) => field)
}
