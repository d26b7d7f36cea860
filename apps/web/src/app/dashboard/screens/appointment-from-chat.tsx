import type { AppointmentPrefill } from '../../../conversations/side/appointment-prefill'
import { zoneOf } from '../../../shared/company/company-query'
import { useCompanyRecord } from '../../../shared/company/use-company-record'
import { AppointmentEditor } from '../../../scheduling/appointments/form/appointment-editor'

interface AppointmentFromChatProps {
  cnpj: string
  prefill: AppointmentPrefill
  onClose: () => void
  onOpen: (appointmentId: string) => void
}

/** The form of a new appointment filled from a conversation, with a draft of its own for each conversation. */
export function AppointmentFromChat({ cnpj, prefill, onClose, onOpen }: AppointmentFromChatProps) {
  const { record } = useCompanyRecord()
  const { conversationId, ...known } = prefill
  if (!record) return null
  return (
    <AppointmentEditor
      cnpj={cnpj}
      zone={zoneOf(record)}
      appointmentId={null}
      prefill={known}
      draftName={`chat.${conversationId}`}
      conversationId={conversationId}
      onClose={onClose}
      onOpen={onOpen}
    />
  )
}
