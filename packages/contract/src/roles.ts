/** Who signs in: the company's own account and employees made `dono` may do everything. */
export const roles = ['dono', 'gerente', 'atendente', 'cozinha'] as const
export type Role = (typeof roles)[number]

/** Calls, by id or by the part before the dot, that only the owner may make. */
const ownerOnly = [
  'auth.signOutEverywhere',
  'automations',
  'customers.erase',
  'customers.export',
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
    'scheduling.saveSettings',
    'scheduling.setAgenda',
  ],
  cozinha: [],
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
