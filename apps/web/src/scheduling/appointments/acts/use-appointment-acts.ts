import type { Appointment } from '@balcao/contract/scheduling'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { errorText } from '../../../i18n/error-text'
import { currentLanguage, textsNow } from '../../../i18n/language'
import { logFailure } from '../../../lib/log'
import { notifyUndo } from '../../../ui/notices/notify-undo'
import { bringBack, removeAppointment, setDepositPaid, setStatus } from '../../data/change-appointment'
import { knownAppointment } from '../../data/live-agenda'
import { notifyAgenda } from './notify-agenda'
import { statusBefore, type StatusStep } from '../../words/status-steps'
import { schedulingTexts } from '../../texts'

/** What can be done with an appointment at once, each with an undo in a message once the server has it. */
interface AppointmentActs {
  /** The appointment that something is being done with. */
  busy: string | null
  /** Answers whether it was done. */
  take: (appointment: Appointment, step: StatusStep) => Promise<boolean>
  remove: (appointment: Appointment) => Promise<boolean>
  settle: (appointment: Appointment, paid: boolean) => Promise<boolean>
}

export function useAppointmentActs(): AppointmentActs {
  const client = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)

  const attempt = useCallback(async ({ id }: Appointment, act: () => Promise<void>) => {
    setBusy(id)
    try {
      await act()
      return true
    } catch (error) {
      tellFailure(error)
      return false
    } finally {
      setBusy(null)
    }
  }, [])

  const take = useCallback(
    (appointment: Appointment, step: StatusStep) =>
      attempt(appointment, async () => {
        const now = await setStatus(client, appointment, { status: step.to, noShow: step.noShow })
        offerUndo(textsNow(schedulingTexts)(`done_${step.id}`, { client: now.client }), () =>
          setStatus(client, knownAppointment(client, now.id) ?? now, {
            status: statusBefore(appointment.status, now.status),
            noShow: appointment.no_show,
          }),
        )
      }),
    [attempt, client],
  )
  const remove = useCallback(
    (appointment: Appointment) =>
      attempt(appointment, async () => {
        await removeAppointment(client, appointment.id)
        const t = textsNow(schedulingTexts)
        offerUndo(t('deleted', { client: appointment.client }), () => bringBack(client, appointment.id))
      }),
    [attempt, client],
  )
  const settle = useCallback(
    (appointment: Appointment, paid: boolean) =>
      attempt(appointment, async () => {
        await settled(client, appointment, paid)
      }),
    [attempt, client],
  )
  return { busy, take, remove, settle }
}

async function settled(client: QueryClient, { id }: Appointment, paid: boolean) {
  await setDepositPaid(client, id, paid)
  const t = textsNow(schedulingTexts)
  offerUndo(t(paid ? 'depositSettled' : 'depositUnsettled'), () => setDepositPaid(client, id, !paid))
}

/** A message that something was done, with the button that undoes it; a failing undo is told. */
export function offerUndo(text: string, undo: () => Promise<unknown>) {
  notifyUndo(text, textsNow(schedulingTexts)('undo'), () => {
    undo().catch(tellFailure)
  })
}

/** Tells why something was not done. */
export function tellFailure(error: unknown) {
  logFailure('an appointment was not changed', error)
  notifyAgenda.error(errorText(error, currentLanguage(), textsNow(schedulingTexts)('saveFailed')))
}
