import type { GivenAnswer } from '@balcao/domain/scheduling/questions'
import type { StoredAppointment } from './appointments.store'
import type { Person } from './choosing/check-person'
import type { AskedService } from './choosing/choose-service'
import type { Will } from './will/place-by-will'

/** What somebody asks for. */
export interface BookingRequest {
  /** Chosen by the caller: the same request under the same id is one booking. */
  id: string
  serviceId: string
  /** The service's first one when left out. */
  priceType?: string | undefined
  /** Agenda of who does it, where the services of a visit name theirs. */
  whom?: string | undefined
  /** The services that follow in the same visit. */
  also?: readonly AskedService[] | undefined
  /** Cents that were said: what would cost more is not booked. */
  shownCents?: number | undefined
  /** Of the booking page: what was answered to what its services ask there. Whoever does not send them is asked later. */
  answers?: readonly GivenAnswer[] | undefined
  /** How many come; one where it is left out. */
  people?: number | undefined
  /** ISO instant. */
  startsAt: string
  /** Left out, the fairest that customers are offered where one of them books (`publicly`), else the company's own. */
  agendaId?: string | undefined
  /** At the counter, without `agendaId`: the fairest that customers are offered too, who is free for the length of a `will`. */
  anyone?: boolean | undefined
  /** Places that it is to have, one unit of each, whatever its services need. */
  placeIds?: readonly string[] | undefined
  /** The package that it is to be taken from; a booking of a customer's own asks its packages by itself. */
  packageId?: string | null | undefined
  /**
   * Left out, the company's settings decide between `pending` and `confirmed`. `held` keeps the time, and asks no
   * person.
   */
  status?: 'held' | 'pending' | 'confirmed' | undefined
  /** With `held`; the company's own minutes from now when left out. */
  heldUntil?: Date | undefined
  /** With `held`: digest of the network that keeps the time, which keeps a few at most. */
  heldBy?: Buffer | undefined
  /** Digest of the network that books on the public page, which books a few a day. */
  bookedBy?: Buffer | undefined
  /**
   * A customer books: notice, horizon and grid of the settings hold, and a deposit is asked for where the service has
   * one.
   */
  publicly: boolean
  source: StoredAppointment['source']
  person?: Person | undefined
  /** With the counter: what the agenda refuses is wanted where its warnings have been read. */
  will?: Will | undefined
  conversationId?: string | null | undefined
  consentedAt?: Date | null | undefined
}
