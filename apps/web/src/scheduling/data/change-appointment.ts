import {
  deleteAppointment,
  editAppointment,
  getAppointment,
  moveAppointment,
  restoreAppointment,
  settleDeposit,
  type Appointment,
} from '@balcao/contract/scheduling'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api'
import { hasCode } from '../../lib/http/api-error'
import { hideAppointment, showAnswer, showAppointment } from './live-agenda'

/**
 * Gives an appointment another status. When somebody changed it since, theirs is shown and the error thrown.
 * Throws ApiError, among them APPOINTMENT_CHANGED, SLOT_TAKEN and TRANSITION_NOT_ALLOWED.
 */
export function setStatus(
  client: QueryClient,
  { id, version }: Appointment,
  { status, noShow = false }: { status: Appointment['status']; noShow?: boolean },
): Promise<Appointment> {
  return shown(client, id, () =>
    call(moveAppointment, { params: { id }, body: { version, status, no_show: noShow } }),
  )
}

/**
 * Moves an appointment to another start, or to another agenda as well; `accept` with the keys of the warnings that the owner
 * has read. Throws as `setStatus` does, and with `accept` APPOINTMENT_WARNED.
 */
export function setStart(
  client: QueryClient,
  { id, version }: Appointment,
  { start, agendaId, accept }: { start: string; agendaId: string; accept?: string[] | undefined },
): Promise<Appointment> {
  return shown(client, id, () =>
    call(editAppointment, {
      params: { id },
      body: { version, starts_at: start, agenda_id: agendaId, ...(accept && { accept }) },
    }),
  )
}

/** Marks a deposit as paid, or takes the mark back. Throws ApiError. */
export function setDepositPaid(client: QueryClient, id: string, paid: boolean): Promise<Appointment> {
  return shown(client, id, () => call(settleDeposit, { params: { id }, body: { paid } }))
}

/** Removes an appointment; it can be brought back for ten minutes. Throws ApiError. */
export async function removeAppointment(client: QueryClient, id: string): Promise<void> {
  try {
    await call(deleteAppointment, { params: { id } })
  } catch (error) {
    if (!hasCode(error, 'APPOINTMENT_NOT_FOUND')) throw error
  }
  hideAppointment(client, id)
}

/** Brings a removed appointment back. Throws ApiError, among them UNDO_EXPIRED and SLOT_TAKEN. */
export function bringBack(client: QueryClient, id: string): Promise<Appointment> {
  return shown(client, id, () => call(restoreAppointment, { params: { id } }))
}

async function shown(client: QueryClient, id: string, act: () => Promise<Appointment>): Promise<Appointment> {
  const askedAt = Date.now()
  try {
    const appointment = await act()
    showAnswer(client, appointment, askedAt)
    return appointment
  } catch (error) {
    if (hasCode(error, 'APPOINTMENT_CHANGED', 'TRANSITION_NOT_ALLOWED')) {
      const theirs = await call(getAppointment, { params: { id } }).catch(() => null)
      if (theirs) showAppointment(client, theirs)
    }
    if (hasCode(error, 'APPOINTMENT_NOT_FOUND')) hideAppointment(client, id)
    throw error
  }
}
