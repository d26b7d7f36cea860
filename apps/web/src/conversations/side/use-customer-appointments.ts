import type { Chat } from '@balcao/contract/conversations'
import { customerAppointments } from '@balcao/contract/scheduling'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api'
import { useLiveEvent } from '../../lib/live/live-provider'
import { useLoaded } from '../data/thread/use-loaded'
import { concernsCustomer } from './customer-agenda'

/** The appointments of whom one writes with, found by the conversation and by the phone, kept current by live events. */
export function useCustomerAppointments({ id, phone }: Pick<Chat, 'id' | 'phone'>) {
  const client = useQueryClient()
  const key = ['conversations', 'appointments', id, phone ?? '']
  const loaded = useLoaded(key, (signal) =>
    call(customerAppointments, { query: { conversation_id: id, ...(phone && { phone }) }, signal }),
  )
  const readAgain = () => void client.invalidateQueries({ queryKey: key })
  useLiveEvent('APPOINTMENT_UPSERT', ({ appointment }) => {
    const isListed = loaded.data?.appointments.some((known) => known.id === appointment.id)
    if (isListed || concernsCustomer(appointment, { id, phone })) readAgain()
  })
  useLiveEvent('APPOINTMENT_REMOVED', (gone) => {
    if (loaded.data?.appointments.some((known) => known.id === gone.id)) readAgain()
  })
  return loaded
}
