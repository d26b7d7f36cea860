import type { ModuleFlag } from '@balcao/domain/licence'

/** The tooltip of a menu item whose module is closed (SHELL-14, SHELL-15). */
export function unavailableText(flag: ModuleFlag) {
  return flag === 'mod_agendamento' ? 'scheduleUnavailable' : 'moduleUnavailable'
}
