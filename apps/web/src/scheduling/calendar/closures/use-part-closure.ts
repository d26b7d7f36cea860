import { closeTime, openTime } from '@balcao/contract/scheduling'
import { instantAt } from '@balcao/domain/time'
import { minutesOfClock } from '../../words/when-words'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { call } from '../../../lib/http/api'
import { hasCode } from '../../../lib/http/api-error'
import { logFailure } from '../../../lib/log'
import { newId } from '../../../lib/new-id'
import { lyingThere, type LyingAppointment } from '../../../shared/hours/left-outside/lying-there'
import { agendaKeys } from '../../data/agenda.queries'
import { notifyAgenda } from '../../appointments/acts/notify-agenda'
import { schedulingTexts } from '../../texts'

const nothing = { date: '', from: '12:00', to: '13:00' }

/** The form that closes a part of a day. A repeated save closes it once. */
export function usePartClosure({ zone, agendaId }: { zone: string; agendaId: string | null }) {
  const t = useTexts(schedulingTexts)
  const client = useQueryClient()
  const id = useRef(newId())
  const [typed, setTyped] = useState(nothing)
  const [isWrong, setWrong] = useState(false)
  const [busy, setBusy] = useState(false)
  const [lying, setLying] = useState<LyingAppointment[] | null>(null)

  const attempt = async (act: () => Promise<unknown>) => {
    setBusy(true)
    setLying(null)
    try {
      await act()
      await client.invalidateQueries({ queryKey: agendaKeys.ranges })
    } catch (error) {
      if (hasCode(error, 'CLOSURE_HAS_APPOINTMENTS')) setLying(lyingThere(error.current))
      else {
        logFailure('a part of a day was not closed or opened', error)
        notifyAgenda.error(t('dayFailed'))
      }
    } finally {
      setBusy(false)
    }
  }
  const send = (over: { accept?: boolean; tell?: boolean }) => {
    const from = minutesOfClock(typed.from)
    const to = minutesOfClock(typed.to)
    const isReadable = typed.date !== '' && from !== null && to !== null && from < to
    setWrong(!isReadable)
    if (!isReadable) return
    const instant = (minutes: number) =>
      new Date(instantAt({ date: typed.date, minutes }, zone)).toISOString()
    void attempt(async () => {
      await call(closeTime, {
        body: {
          id: id.current,
          starts_at: instant(from),
          ends_at: instant(to),
          ...over,
          ...(agendaId === null ? {} : { agenda_id: agendaId }),
        },
      })
      id.current = newId()
      setTyped(nothing)
    })
  }
  return {
    typed,
    set(change: Partial<typeof nothing>) {
      setWrong(false)
      setTyped((now) => ({ ...now, ...change }))
    },
    isWrong,
    busy,
    lying,
    close: () => send({}),
    accept: (tell: boolean) => send({ accept: true, tell }),
    leave: () => setLying(null),
    open: (closureId: string) => void attempt(() => call(openTime, { params: { id: closureId } })),
  }
}
