import { createContext, use, useCallback } from 'react'
import { useEmployeeId, useRole } from '../../shared/role/role-scope'
import { useSchedulingSettings } from './agenda.queries'

type MayWorkIn = (agendaId: string) => boolean

const WorkContext = createContext<MayWorkIn>(() => true)

/** Tells the rows, blocks and forms of a screen what `useOwnAgenda` answers, asked once for all of them. */
export const WorkScope = WorkContext.Provider

/**
 * Tells of an agenda, by its id, whether who is signed in works in it: a professional in their own alone, everybody else
 * in all. Only for what a screen offers: the server decides.
 */
export function useMayWorkIn(): MayWorkIn {
  return use(WorkContext)
}

/** For `WorkScope`; `isLacking`: nobody has given this professional an agenda yet, false until that is known. */
export function useOwnAgenda(): { mayWorkIn: MayWorkIn; isLacking: boolean } {
  const isProfessional = useRole() === 'profissional'
  const employeeId = useEmployeeId()
  const { data: settings } = useSchedulingSettings()
  const ownId = settings?.agendas.find(({ employee_id: id }) => id !== null && id === employeeId)?.id
  const mayWorkIn = useCallback((id: string) => !isProfessional || id === ownId, [isProfessional, ownId])
  return { mayWorkIn, isLacking: isProfessional && settings !== undefined && ownId === undefined }
}
