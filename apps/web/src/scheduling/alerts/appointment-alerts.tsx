import type { Appointment } from '@balcao/contract/scheduling'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useNavigate } from 'react-router'
import { locales, currentLanguage, textsNow } from '../../i18n/language'
import { showNotice } from '../../lib/browser/desktop-notices'
import { useIsLeader, useLiveEvent } from '../../lib/live/live-provider'
import { useTellCalls } from '../../shared/page/call-counts'
import { agendaKeys, useToConfirm } from '../data/agenda.queries'
import { APPOINTMENT_TOAST_MS } from '../appointments/acts/notify-agenda'
import { schedulingTexts } from '../texts'
import { dayWordsIn } from '../data/time/day-words'
import { useZone } from '../data/time/use-zone'
import { startWords } from '../words/when-words'
import { bookingSound } from './appointment-sound'
import { ToastAct } from '../../ui/notices/toasts/toast-act'

const mostRemembered = 100

/**
 * Sounds and says it when a customer booked by themselves, on any screen of the dashboard, and tells the menu how many
 * bookings wait to be confirmed. Mount it once.
 */
export function AppointmentAlerts() {
  const zone = useZone()
  const isLeader = useIsLeader()
  const navigate = useNavigate()
  const told = useRef(new Set<string>())
  const client = useQueryClient()
  useEffect(() => bookingSound.start(), [])
  useTellCalls('schedule', useToConfirm().data ?? 0)
  const countAgain = () => void client.invalidateQueries({ queryKey: agendaKeys.toConfirm })

  useLiveEvent('APPOINTMENT_REMOVED', countAgain)
  useLiveEvent('APPOINTMENT_UPSERT', ({ appointment, fresh }) => {
    countAgain()
    if (!fresh || told.current.has(appointment.id)) return
    remember(told.current, appointment.id)
    const see = () => void navigate(`/dashboard/schedule?appointment=${appointment.id}`)
    bookingSound.ring()
    sayBooked(appointment, zone, see)
    if (isLeader && document.hidden) tellDesktop(appointment, zone, see)
  })
  return null
}

function sayBooked(appointment: Appointment, zone: string, onSee: () => void) {
  const t = textsNow(schedulingTexts)
  const { title, body } = bookedWords(appointment, zone)
  toast(
    ({ id }) => (
      <ToastAct id={id} act={t('see')} onAct={onSee}>
        <span className="block font-bold">{title}</span>
        <span className="block break-words">{body}</span>
      </ToastAct>
    ),
    { id: `booked ${appointment.id}`, duration: APPOINTMENT_TOAST_MS },
  )
}

function tellDesktop(appointment: Appointment, zone: string, onPress: () => void) {
  showNotice({ ...bookedWords(appointment, zone), tag: `booked ${appointment.id}`, onPress })
}

function bookedWords(appointment: Appointment, zone: string): { title: string; body: string } {
  const t = textsNow(schedulingTexts)
  const words = dayWordsIn(locales[currentLanguage()])
  const when = startWords(t, words, appointment.starts_at, zone)
  return {
    title: t('bookedTitle'),
    body: t('bookedBody', { client: appointment.client, service: appointment.service, when }),
  }
}

function remember(told: Set<string>, id: string) {
  told.add(id)
  const [oldest] = told
  if (told.size > mostRemembered && oldest !== undefined) told.delete(oldest)
}
