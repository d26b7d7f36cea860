import type { EmployeeAccess } from '@balcao/contract/employees'

/** Whether strangers guessed so often that a new device needs a code now. */
export function isPaused({ paused_until }: EmployeeAccess): boolean {
  return paused_until !== null && Date.parse(paused_until) > Date.now()
}
