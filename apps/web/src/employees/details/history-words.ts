import type { EmployeeHistoryEntry } from '@balcao/contract/employees'
import type { Translate } from '../../i18n/language'
import type { employees } from '../../i18n/locales/pt/shop/employees'
import { fieldName } from '../field-name'

type Words = Translate<typeof employees>

const acts = {
  'employee.created': 'act_created',
  'employee.changed': 'act_changed',
  'employee.ended': 'act_ended',
  'employee.taken-back': 'act_takenBack',
  'employee.salary-shown': 'act_salaryShown',
  'employee.access-given': 'act_accessGiven',
  'employee.role-changed': 'act_roleChanged',
  'employee.access-removed': 'act_accessRemoved',
  'employee.device-code': 'act_deviceCode',
  'employee.pin-paused': 'act_pinPaused',
  'employee.pin-blocked': 'act_pinBlocked',
} as const satisfies Record<EmployeeHistoryEntry['act'], keyof typeof employees>

/** What was done, in words: the act, and which fields or which role it was about. */
export function actWords({ act, fields, role }: EmployeeHistoryEntry, t: Words): string {
  const about = fields?.map((field) => fieldName(field, t)).join(', ') || (role && t(`role_${role}`))
  return about ? `${t(acts[act])}: ${about}` : t(acts[act])
}

/** Who did it; without a name it was the company’s own account, or no person at all. */
export function byWords({ kind, name }: EmployeeHistoryEntry['by'], t: Words): string {
  if (name && kind !== 'operator') return name
  return name ? `${t('by_operator')} (${name})` : t(`by_${kind}`)
}
