import { useEmployeeId, useRole } from '../../shared/role/role-scope'
import { useSchedulingSettings } from './agenda.queries'

/**
 * Tells of an agenda, by its id, whether who is signed in works in it: a professional in their own alone, everybody else
 * in all. Only for what a screen offers: the server decides.
 */
export function useMayWorkIn(): (agendaId: string) => boolean {
  const isProfessional = useRole() === 'profissional'
  const employeeId = useEmployeeId()
  const { data: settings } = useSchedulingSettings()
  const own = settings?.agendas.find(({ employee_id: id }) => id !== null && id === employeeId)
  return (agendaId) => !isProfessional || agendaId === own?.id
}

/** Whether a professional is signed in whom nobody has given an agenda yet; false until that is known. */
export function useLacksAgenda(): boolean {
  const isProfessional = useRole() === 'profissional'
  const employeeId = useEmployeeId()
  const { data: settings } = useSchedulingSettings()
  return (
    isProfessional &&
    settings !== undefined &&
    !settings.agendas.some(({ employee_id: id }) => id === employeeId)
  )
}
