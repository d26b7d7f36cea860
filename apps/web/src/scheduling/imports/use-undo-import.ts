import { undoImport, type AgendaImport } from '@balcao/contract/scheduling'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api'
import { agendaKeys } from '../data/agenda.queries'

/** Thousands may go. */
const timeoutMs = 60_000

/** Takes an import back; the agenda is read again before it counts as done. */
export function useUndoImport(onSettled: (undone: AgendaImport | undefined) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(undoImport, { params: { id }, timeoutMs }),
    onSuccess: () => client.invalidateQueries({ queryKey: agendaKeys.all }),
    onSettled,
  })
}
