/** Who signs in: the company's own account and employees made `dono` may do everything. */
export const roles = ['dono', 'gerente', 'atendente', 'cozinha'] as const
export type Role = (typeof roles)[number]

/** Calls, by id or by the part before the dot, that only the owner may make. */
const ownerOnly = [
  'auth.signOutEverywhere',
  'automations',
  'customers.erase',
  'customers.export',
  'customers.saveRetention',
  'employees.changeRole',
  'employees.giveAccess',
  'employees.removeAccess',
  'employees.salary',
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

/** What only some roles may put into the body of a call that more of them may make. */
const fieldRules: readonly { call: string; field: string; value?: string; roles: readonly Role[] }[] = [
  // Whoever reads this mailbox sets the company's password.
  { call: 'company.updateCustomer', field: 'email_cliente', roles: ['dono'] },
  // Where the customers' money goes.
  { call: 'company.updateCustomer', field: 'pix_tipo', roles: ['dono'] },
  { call: 'company.updateCustomer', field: 'pix_chave', roles: ['dono'] },
  // A refused or accepted guess would tell what may not be seen.
  { call: 'employees.create', field: 'salario', roles: ['dono'] },
  { call: 'employees.edit', field: 'salario', roles: ['dono'] },
  // Its key prints on after the employee has left.
  { call: 'printing.registerStation', field: 'kind', value: 'agent', roles: ['dono', 'gerente'] },
]

const names = (list: readonly string[], callId: string) =>
  list.includes(callId) || list.includes(callId.split('.')[0]!)

/** Whether a session of this role may make the call with this id. */
export function roleMay(role: Role, callId: string): boolean {
  if (role === 'dono') return true
  if (role === 'gerente') return !names(ownerOnly, callId)
  if (closed[role].includes(callId)) return false
  return names(everybody, callId) || names(open[role], callId)
}

/** Whether a session of this role may send this body to a call that it may make. */
export function roleMaySend(role: Role, callId: string, body: unknown): boolean {
  if (role === 'dono' || typeof body !== 'object' || body === null) return true
  const sent = body as Record<string, unknown>
  return fieldRules.every(
    ({ call, field, value, roles: allowed }) =>
      call !== callId ||
      sent[field] === undefined ||
      (value !== undefined && sent[field] !== value) ||
      allowed.includes(role),
  )
}
