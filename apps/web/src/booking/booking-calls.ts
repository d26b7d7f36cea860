import type {
  bookSlot,
  changeBooking,
  holdSlot,
  joinWaiting,
  OwnBooking,
  PublicAgenda,
  readAgenda,
  readBooking,
  readVisit,
  releaseSlot,
} from '@balcao/contract/booking'
import type { AnswerOf, BodyInputOf } from '@balcao/contract/call'
import type { visit } from '@balcao/contract/onboarding'
import { routes } from '@balcao/contract/routes'
import { hasCode } from '../lib/http/api-error'
import { addressOf, callLoosely } from '../lib/http/send'
import type { FileTarget } from '../shared/customer/answers/file/file-target'

export type HoldRequest = BodyInputOf<typeof holdSlot>
export type BookingRequest = BodyInputOf<typeof bookSlot>
export type WaitingRequest = BodyInputOf<typeof joinWaiting>
export type BookingChange = BodyInputOf<typeof changeBooking>

/** What a booking page asks of a company's agenda; the demonstration answers the same questions by itself. */
export interface BookingCalls {
  /** A month `YYYY-MM`; null asks for the company's current one. Throws ApiError: NOT_FOUND, BOOKING_UNAVAILABLE. */
  readMonth(month: string | null): Promise<PublicAgenda>
  /**
   * The starts of a month `YYYY-MM`, as ISO instants, at which a visit can be had by one person or by several in a row; without
   * `services` those of the visit that is being moved.
   */
  readVisit(month: string, services: string | null): Promise<string[]>
  /** Keeps a time while the form is filled in. Throws ApiError: SLOT_TAKEN. */
  hold(request: HoldRequest): Promise<AnswerOf<typeof holdSlot>>
  release(id: string): Promise<void>
  /** Throws ApiError: SLOT_TAKEN carries free starts in `current`, APPOINTMENT_INVALID names its fields. */
  book(request: BookingRequest): Promise<OwnBooking>
  joinWaiting(request: WaitingRequest): Promise<void>
}

/**
 * The calls of a company's public page. The page carries no schemas: the server is ours, and a phone is small. The first
 * month is asked for without a query, because the page's own answer preloads exactly that address.
 */
export function createBookingCalls(
  company: string,
  { agenda = null, link = null }: { agenda?: string | null; link?: string | null } = {},
): BookingCalls {
  const params = { company }
  const ofAgenda = agenda === null ? {} : { agenda_id: agenda }
  return {
    readMonth: async (month) =>
      (await callLoosely<typeof readAgenda>(routes.readAgenda, {
        params,
        query: { month: month ?? undefined, agenda_id: agenda ?? undefined, link: link ?? undefined },
      })) as PublicAgenda,
    readVisit: async (month, services) => {
      const query = { month, services: services ?? undefined, link: link ?? undefined }
      const { starts } = (await callLoosely<typeof readVisit>(routes.readVisit, { params, query })) as {
        starts: string[]
      }
      return starts
    },
    hold: (request) =>
      asVisitor(
        async (headers) =>
          (await callLoosely<typeof holdSlot>(routes.holdSlot, {
            params,
            body: { ...request, ...ofAgenda },
            headers,
          })) as AnswerOf<typeof holdSlot>,
      ),
    release: (id) =>
      asVisitor(async (headers) => {
        await callLoosely<typeof releaseSlot>(routes.releaseSlot, { params: { company, id }, headers })
      }),
    book: (request) =>
      asVisitor(
        async (headers) =>
          (await callLoosely<typeof bookSlot>(routes.bookSlot, {
            params,
            body: { ...request, ...ofAgenda },
            headers,
          })) as OwnBooking,
      ),
    joinWaiting: (request) =>
      asVisitor(async (headers) => {
        await callLoosely<typeof joinWaiting>(routes.joinWaiting, { params, body: request, headers })
      }),
  }
}

/** The appointment behind a private link. Throws ApiError: APPOINTMENT_NOT_FOUND. */
export async function fetchOwnBooking(company: string, link: string): Promise<OwnBooking> {
  return (await callLoosely<typeof readBooking>(routes.readBooking, {
    params: { company, link },
  })) as OwnBooking
}

/** Moves, cancels or confirms. Throws ApiError: APPOINTMENT_CHANGED, SLOT_TAKEN, TOO_LATE_TO_CHANGE. */
export async function changeOwnBooking(
  company: string,
  link: string,
  change: BookingChange,
): Promise<OwnBooking> {
  return asVisitor(
    async (headers) =>
      (await callLoosely<typeof changeBooking>(routes.changeBooking, {
        params: { company, link },
        body: change,
        headers,
      })) as OwnBooking,
  )
}

/** Where the appointment's iCalendar file lies. */
export function calendarFileAddress(company: string, link: string): string {
  return addressOf(`${routes.readBooking.path}/calendar.ics`, { company, link })
}

/** Where the booking page of a company sends files that answer its questions; with a link, where that of an appointment does. */
export function fileTarget(company: string, link?: string): FileTarget {
  const { path } = link === undefined ? routes.sendBookingFile : routes.sendOwnFile
  return { address: addressOf(path, { company, link }), as: asVisitor }
}

let token: string | null = null

/** One visit token serves all calls of a page until the server no longer takes it. */
export async function asVisitor<T>(send: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  const known = token
  if (known !== null) {
    try {
      return await send({ authorization: `Bearer ${known}` })
    } catch (error) {
      if (!hasCode(error, 'UNAUTHENTICATED')) throw error
    }
  }
  const fresh = (await callLoosely<typeof visit>(routes.visit, {})) as { token: string }
  token = fresh.token
  return send({ authorization: `Bearer ${fresh.token}` })
}
