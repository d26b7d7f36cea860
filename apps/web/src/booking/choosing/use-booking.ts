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
import { fitsAt, mostAt, waysApart, waysOf } from './fitting'
import { useVisitStarts, visitAddress } from './use-visit-starts'
import { fromParts, partsOf, visitOf, type Wanted, type Whom } from './visit'
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
  /** Agenda of whom the customer wants; null is whoever is free. */
  person: string | null
}

/** Why the chosen time can no longer be had: somebody has it, or it is too late. */
export interface LostTime {
  /** Free ones near it, as ISO instants. */
  starts: readonly string[]
  isBusy: boolean
}

/** Where a visitor stands on the way to a booking, and every step they can take from there. */
export function useBooking(options: BookingOptions) {
  const { company, calls, agenda, months, asked, kept, remembered, person } = options
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

  // Who does a visit together, and when, is more than a month of rooms can tell.
  const wishes = choice.wish ? partsOf(choice.wish) : []
  const visit = useVisitStarts(
    calls,
    visitAddress(wishes),
    requested !== undefined && wishes.length > 1 && person === null && agenda.people.length > 1,
  )

  // After a reload the chosen day may lie in another month than the one that was read first.
  const monthOfDay = date === null ? null : date.slice(0, 7)
  const { ensure } = months
  useEffect(() => {
    if (monthOfDay !== null) ensure(monthOfDay)
  }, [monthOfDay, ensure])
  const rereadDay = () => {
    if (monthOfDay === null) return
    months.ask(monthOfDay)
    if (visit) visit.ask(monthOfDay)
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
    const month = at.date.slice(0, 7)
    const answer = months.known.answers[month]
    const wanted = answer && settled(choice.wish, answer.services)
    if (wanted && visit?.known[month]?.includes(at.start))
      return pickService(at, { ...wanted, start: at.start })
    const whole = wanted && visitOf(answer.services, partsOf(wanted))
    const fit = whole && fitsAt(answer, at)(whole)
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

  const isNamed = parts.some(({ whom }) => whom !== undefined && whom !== null)
  const isOfSeveral = parts.length > 1 && person === null && (isNamed || !fit?.start)

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
    ways: isOfSeveral ? waysApart(agenda.services, parts) : (fit?.ways ?? (chosen ? waysOf(chosen) : [])),
    /** The starts of the visit that is wanted, where several people may do it. */
    visit,
    /** With whom each service of the visit is wanted; the day stays chosen, the time does not. */
    chooseWhom: (whom: readonly Whom['whom'][]) =>
      change((before) => {
        const next = before.wish ? partsOf(before.wish) : []
        const wish = fromParts(next.map(({ whom: _before, ...part }, place) => withWhom(part, whom[place])))
        return { ...chooseDay(before, before.date), wish: next.length > 0 ? wish : null }
      }),
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

const withWhom = (part: Omit<Wanted, 'whom'>, whom: Whom['whom']): Wanted =>
  whom === undefined ? part : { ...part, whom }
