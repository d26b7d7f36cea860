import { setClosures } from '@balcao/contract/scheduling'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { call } from '../../../lib/http/api'
import { hasCode } from '../../../lib/http/api-error'
import { logFailure } from '../../../lib/log'
import { lyingThere, type LyingAppointment } from '../../../shared/hours/left-outside/lying-there'
import { agendaKeys } from '../../data/agenda.queries'
import { notifyAgenda } from '../../appointments/acts/notify-agenda'
import { schedulingTexts } from '../../texts'
import type { DayChange } from './closing-days'

/** It is done although appointments lie there; `tell`: their customers are asked to choose another time. */
interface Accepted {
  tell: boolean
}

/** Days that cannot be closed before somebody says so, and the appointments that lie on them. */
interface ClosingConflict {
  changes: DayChange[]
  appointments: LyingAppointment[]
}

/** Closes days and opens them again. Nothing is dropped: appointments that lie there are named first. */
export function useClosures(agendaId: string | null) {
  const t = useTexts(schedulingTexts)
  const client = useQueryClient()
  const [busy, setBusy] = useState<readonly string[]>([])
  const [conflict, setConflict] = useState<ClosingConflict | null>(null)

  const save = async (changes: readonly DayChange[], accepted: Accepted | null): Promise<boolean> => {
    setBusy(changes.map(({ date }) => date))
    const asked: ClosingConflict = { changes: [], appointments: [] }
    let failed = false
    try {
      for (const change of changes) {
        const lying = await saveDay(change, agendaId, accepted)
        if (lying) {
          asked.changes.push(change)
          asked.appointments.push(...lying)
        }
      }
    } catch (error) {
      logFailure('a day was not closed or opened', error)
      notifyAgenda.error(t('dayFailed'))
      failed = true
    }
    setConflict(asked.changes.length > 0 ? asked : null)
    await client.invalidateQueries({ queryKey: agendaKeys.ranges })
    void client.invalidateQueries({ queryKey: agendaKeys.allSlots })
    setBusy([])
    return !failed && asked.changes.length === 0
  }
  return {
    busy,
    conflict,
    /** Answers whether all of it is saved; otherwise it failed, or is asked (`conflict`). */
    save: (changes: readonly DayChange[]) => save(changes, null),
    accept: (tell: boolean) => save(conflict?.changes ?? [], { tell }),
    leave: () => setConflict(null),
  }
}

/** Null when it is saved; else the appointments that lie on the day. Throws ApiError. */
async function saveDay(
  { date, closed, reason, source }: DayChange,
  agendaId: string | null,
  accepted: Accepted | null,
): Promise<LyingAppointment[] | null> {
  try {
    const scope = agendaId === null ? {} : { agenda_id: agendaId }
    const over = accepted ? { accept: true, tell: accepted.tell } : {}
    await call(setClosures, { body: { dates: [date], closed, reason, source, ...over, ...scope } })
    return null
  } catch (error) {
    if (!hasCode(error, 'CLOSURE_HAS_APPOINTMENTS')) throw error
    return lyingThere(error.current)
  }
}
