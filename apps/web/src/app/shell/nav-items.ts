import type { CallId } from '@balcao/contract'
import { roleMay } from '@balcao/contract/role-may'
import type { Role } from '@balcao/contract/roles'
import type { ModuleFlag } from '@balcao/domain/licence'
import {
  BadgeCheck,
  Bike,
  CalendarDays,
  ChartNoAxesColumn,
  ClipboardList,
  ContactRound,
  MessagesSquare,
  Store,
  Users,
  type LucideIcon,
} from 'lucide-react'

/** The last part of the path, and the key of the title (`nav_…`). */
export type NavName =
  | 'conversations'
  | 'orders'
  | 'customers'
  | 'delivery'
  | 'schedule'
  | 'manager'
  | 'company'
  | 'employees'
  | 'license'

export interface NavItem {
  name: NavName
  icon: LucideIcon
  /** Id of its main call: who may not make it does not see the screen. */
  call: CallId
  /** The module that opens it; always open without one (SHELL-05 to SHELL-12). */
  flag?: ModuleFlag
}

export const navItems: readonly NavItem[] = [
  { name: 'conversations', call: 'chat.findChats', icon: MessagesSquare, flag: 'mod_atendimento' },
  { name: 'orders', call: 'orders.list', icon: ClipboardList },
  { name: 'customers', call: 'customers.list', icon: ContactRound },
  { name: 'delivery', call: 'delivery.save', icon: Bike, flag: 'mod_motoboy' },
  { name: 'schedule', call: 'scheduling.list', icon: CalendarDays, flag: 'mod_agendamento' },
  { name: 'manager', call: 'manager.overview', icon: ChartNoAxesColumn, flag: 'mod_gerente' },
  { name: 'company', call: 'company.updateCustomer', icon: Store },
  { name: 'employees', call: 'employees.all', icon: Users },
  { name: 'license', call: 'licence.get', icon: BadgeCheck },
]

/** The main calls of the pages that no menu item leads to. */
export const worksWith = {
  automations: 'automations.keys',
  bot: 'bot.saveSettings',
  cash: 'cashRegister.read',
  companyAgenda: 'scheduling.list',
  myGoogle: 'google.people',
  pixDay: 'pix.day',
  scheduleSettings: 'scheduling.saveSettings',
  whatsApp: 'channels.save',
} as const satisfies Record<string, CallId>

/** The menu of a role. */
export function itemsFor(role: Role): readonly NavItem[] {
  return navItems.filter(({ call }) => roleMay(role, call))
}

/** The screen that a role begins with: the kitchen cooks, a professional has an agenda, everybody else talks (SHELL-03). */
export function homeOf(role: Role): NavName {
  if (role === 'cozinha') return 'orders'
  return role === 'profissional' ? 'schedule' : 'conversations'
}
