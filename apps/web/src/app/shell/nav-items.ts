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
  'conversations' | 'orders' | 'customers' | 'delivery' | 'schedule' | 'manager' | 'company' | 'employees' | 'license'

export interface NavItem {
  name: NavName
  icon: LucideIcon
  /** The module that opens it; always open without one (SHELL-05 to SHELL-12). */
  flag?: ModuleFlag
}

export const navItems: readonly NavItem[] = [
  { name: 'conversations', icon: MessagesSquare, flag: 'mod_atendimento' },
  { name: 'orders', icon: ClipboardList },
  { name: 'customers', icon: ContactRound },
  { name: 'delivery', icon: Bike, flag: 'mod_motoboy' },
  { name: 'schedule', icon: CalendarDays, flag: 'mod_agendamento' },
  { name: 'manager', icon: ChartNoAxesColumn, flag: 'mod_gerente' },
  { name: 'company', icon: Store },
  { name: 'employees', icon: Users },
  { name: 'license', icon: BadgeCheck },
]
