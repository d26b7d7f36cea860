import type { PublicAgenda } from '@balcao/contract/booking'
import { dateIn } from '@balcao/domain/time'
import { useEffect, useMemo, useState } from 'react'
import { newId } from '../../lib/new-id'
import type { KeyValue } from '../../lib/caches/storage'
import type { BookingCalls } from '../booking-calls'
import {
  chooseDay,
  chooseService,
  chooseSlot,
  loseSlot,
  startAnew,
  settled,
  stepOf,
  withinReach,
  type Choice,
  type CustomerForm,
  type Picked,
} from './choice'
import type { Booked } from '../confirm/confirm-step'
import { holdRequest } from '../confirm/booking-request'
import { fitsAt, mostAt, waysOf } from './fitting'
import { fromParts, partsOf, visitOf, type Wanted } from './visit'
import { keepBooking } from '../kept/kept-bookings'
import type { useAgenda } from './use-agenda'
import { useChoice } from './use-choice'
import { useStep } from './use-step'

export interface BookingOptions {
  company: string
  calls: BookingCalls
  agenda: PublicAgenda
  months: Pick<ReturnType<typeof useAgenda>, 'known' | 'ask' | 'ensure'>
  /** The service that the page's address asks for. */
  asked: string | null
  /** Where choice and words survive a reload. */
  kept: KeyValue
  /** Where the phone remembers its bookings. */
  remembered: KeyValue
}

/** Why the chosen time can no longer be had: somebody has it, or it is too late. */
export interface LostTime {
  /** Free ones near it, as ISO instants. */
  starts: readonly string[]
  isBusy: boolean
}

/** Where a visitor stands on the way to a booking, and every step they can take from there. */
export function useBooking({ company, agenda, months, asked, kept, remembered }: BookingOptions) {
  const { choice: keptChoice, change } = useChoice(kept, company, asked)
  const choice = useMemo(() => withinReach(keptChoice, agenda), [keptChoice, agenda])
  const { wanted, go, back, restart } = useStep()
  const [month, setMonth] = useState(() => (choice.date ?? agenda.today).slice(0, 7))
  const [taken, setTaken] = useState<LostTime | null>(null)
  const [isServiceGone, setIsServiceGone] = useState(false)
  const [isPersonGone, setIsPersonGone] = useState(false)
  const [booked, setBooked] = useState<Booked | null>(null)
  const [isAgain, setIsAgain] = useState(false)

  const { date, service, bookingId, people } = choice
  const hold = useMemo(() => holdRequest({ service, bookingId, people }), [service, bookingId, people])
  const requested = choice.wish ? visitOf(agenda.services, partsOf(choice.wish)) : undefined

  // After a reload the chosen day may lie in another month than the one that was read first.
  const monthOfDay = date === null ? null : date.slice(0, 7)
  const { ensure } = months
  useEffect(() => {
    if (monthOfDay !== null) ensure(monthOfDay)
  }, [monthOfDay, ensure])
  const rereadDay = () => {
    if (monthOfDay !== null) months.ask(monthOfDay)
  }

  const pickService = (at: { date: string; start: string }, picked: NonNullable<Choice['service']>) => {
    setIsServiceGone(false)
    const known = months.known.answers[at.date.slice(0, 7)]
    const one = known && visitOf(known.services, partsOf(picked))
    const most = one ? mostAt(one, picked.start) : 1
    const there = most > 1 ? { ...picked, most } : picked
    change((before) => ({
      ...chooseService(chooseSlot(before, at), there, newId()),
      people: Math.min(before.people, most),
    }))
    go('confirm')
  }

  /** A time; where the service is known and fits, it goes straight to the confirmation. */
  const pickStart = (at: { date: string; start: string }) => {
    setTaken(null)
    setIsPersonGone(false)
    const answer = months.known.answers[at.date.slice(0, 7)]
    const wanted = answer && settled(choice.wish, answer.services)
    const visit = wanted && visitOf(answer.services, partsOf(wanted))
    const fit = visit && fitsAt(answer, at)(visit)
    if (wanted && fit?.start) return pickService(at, { ...wanted, start: fit.start.start })
    change((before) => chooseSlot(before, at))
    go('service')
  }

  const lose = (lost: LostTime) => {
    setTaken(lost)
    change(loseSlot)
    back('when')
    rereadDay()
  }

  const ofDay = monthOfDay === null ? undefined : months.known.answers[monthOfDay]
  const parts = service ? partsOf(service) : []
  const chosen = visitOf(agenda.services, parts)
  const { slot } = choice
  const there = ofDay && visitOf(ofDay.services, parts)
  const fit =
    there && date !== null && slot !== null ? fitsAt(ofDay, { date, start: slot })(there) : undefined

  return {
    choice,
    step: stepOf(wanted, choice),
    back,
    month,
    setMonth,
    taken,
    isServiceGone,
    /** Whoever was to do the chosen service does it no longer. */
    isPersonGone,
    booked,
    /** A second booking begins where the first one ended. */
    isAgain,
    hold,
    requested,
    /** The answer for the month of the chosen day; undefined while it is on its way. */
    ofDay,
    service: chosen,
    /** How the chosen service is done at the chosen time, as far as is known before somebody keeps it. */
    ways: fit?.ways ?? (chosen ? waysOf(chosen) : []),
    rereadDay,
    pickDay: (day: string) => change((before) => chooseDay(before, day)),
    pickStart,
    pickService,
    /** A start that the server named free for the service that had been chosen. */
    pickFresh(start: string) {
      const at = { date: dateIn(Date.parse(start), agenda.company.time_zone), start }
      const wanted = requested && settled(choice.wish, agenda.services)
      setTaken(null)
      setMonth(at.date.slice(0, 7))
      if (wanted) pickService(at, { ...wanted, start })
      else pickStart(at)
    },
    /** Another person serves: the day stays chosen, the time does not. */
    letGo: () => change((before) => chooseDay(before, before.date)),
    forgetRequested: () => change((before) => ({ ...before, wish: null })),
    /** How many come; the time stays chosen, and is kept for as many. */
    sayPeople: (many: number) => change((before) => ({ ...before, people: many })),
    /** Back to the calendar, for the times of one service, or of a visit. */
    seekServices(wanted: readonly Wanted[]) {
      change((before) => ({ ...chooseDay(before, before.date), wish: fromParts(wanted) }))
      back('when')
    },
    /** The services of the visit that was chosen, in their order. */
    parts,
    /** To choose another service for the same visit. */
    seekAnother: () => go('add'),
    /** The visit with other services; the first of them begins when it began. */
    changeParts(next: readonly Picked[]) {
      setIsServiceGone(false)
      change((before) =>
        before.service && next.length > 0
          ? chooseService(before, { ...fromParts(next), start: before.service.start }, newId())
          : before,
      )
      back('confirm')
    },
    write: (form: Partial<CustomerForm>) =>
      change((before) => ({ ...before, form: { ...before.form, ...form } })),
    /** Somebody else has the time; `starts` are free ones near it. */
    lose: (starts: string[]) => lose({ starts, isBusy: true }),
    /** The time is over, or the company's notice is. */
    loseTime: () => lose({ starts: [], isBusy: false }),
    loseService() {
      setIsServiceGone(true)
      back('service')
      rereadDay()
    },
    /** Who was chosen does not do it any more: the service stays wanted, and who does it is asked. */
    losePerson() {
      setIsPersonGone(true)
      change(loseSlot)
      back('when')
      rereadDay()
    },
    finish(done: Booked) {
      keepBooking(remembered, company, done.booking, Date.now())
      setBooked(done)
      change(startAnew)
      restart()
      rereadDay()
    },
    beginAgain() {
      setBooked(null)
      setIsAgain(true)
      setMonth(agenda.today.slice(0, 7))
    },
  }
}
