import type { Category, Item } from '../../catalogue'
import type { FeeGroup } from '../../delivery'
import type { HoursRow } from '../../hours'
import type { CartEntry, PastLine } from '../../menu'
import type {
  CouponRefusal,
  CouponTerms,
  DeliveryRules,
  Fulfilment,
  OrderStatus,
  PaymentMethod,
} from '../../orders'
import type { PixKeyType } from '../../pix'
import type { Offers } from '../../scheduling/light'
import type { ModelAnswer } from '../second-reading/model-answer'
import type { BotTexts } from './texts'

/** What a customer sent, as the bot receives it. `replyId` is the id of the pressed option where the channel has buttons. */
export interface BotMessage {
  /** Milliseconds since 1970. */
  at: number
  text: string
  replyId: string | null
  media: 'audio' | 'image' | 'video' | 'document' | 'sticker' | 'location' | 'contact' | 'other' | null
  /** Where a `location` is: degrees, and what WhatsApp calls it. */
  place?: SharedPlace
  /** The text was spoken, and a program wrote it down: the answer says what was heard. */
  transcribed?: true
}

/** A location that somebody shared. */
export interface SharedPlace {
  latitude: number
  longitude: number
  name: string | null
  address: string | null
}

/**
 * One turn's input: messages that came close together, the answer to an effect, or a timer that has come due. `second`:
 * what a language model made of the messages, which counts where no rule understands them.
 * `placed-before`: the order of the summary that stands is placed already, by a turn that was lost with what it said.
 */
export type BotInput =
  | { kind: 'messages'; messages: readonly BotMessage[]; second?: ModelAnswer | null }
  | { kind: 'result'; result: BotResult }
  | { kind: 'timer' }
  | { kind: 'placed-before'; result: Extract<BotResult, { kind: 'placed' }> }

/** What the shop and the agenda answer to an effect. */
export type BotResult =
  | {
      kind: 'placed'
      number: number
      totalCents: number
      pixCode: string | null
      /** The shop's bank makes the code, which comes as a message of its own and confirms itself. */
      pixFollows?: boolean
      link: string | null
    }
  | { kind: 'not-placed'; why: 'changed' | 'closed' | 'refused' }
  | { kind: 'days'; days: readonly { date: string; free: number }[] }
  | { kind: 'slots'; date: string; slots: readonly FreeTime[] }
  /**
   * `pending`: the shop still has to confirm it; `professional` is who it became, `served` what each of several people does
   * and when, `cents` what it costs there, `asks`: it has questions to be answered by the link.
   */
  | {
      kind: 'booked'
      start: string
      link: string | null
      pending: boolean
      professional?: string | null
      served?: string
      cents?: number
      asks?: boolean
    }
  | { kind: 'slot-taken'; slots: readonly { start: string }[] }
  | { kind: 'no-agenda' }
  /** Who was to do it does it no longer, or nobody does. */
  | { kind: 'not-offered' }
  /** The customer has as many open bookings as the shop lets them have. */
  | { kind: 'too-many' }
  | { kind: 'appointment-cancelled'; service: string; start: string }
  /** `late`: the shop's notice is over; `gone`: it is not theirs to cancel any more. */
  | { kind: 'not-cancelled'; why: 'late' | 'gone' }
  | { kind: 'appointment-moved'; service: string; start: string; pending: boolean }
  | { kind: 'not-moved'; why: 'late' | 'gone' }
  | { kind: 'order-moved'; number: number; start: string }
  /** `begun`: the shop makes it already; `slot-gone`: nothing is to be had then any more. */
  | { kind: 'order-not-moved'; why: 'begun' | 'slot-gone' | 'gone' }

/** A service in one of its kinds; of a visit of several people with the agenda of who is to do it. */
interface BotPart {
  serviceId: string
  priceType: string
  agendaId?: string | undefined
}

/**
 * What is looked for or booked: a service, and those that follow in the same visit. With `agendaId` one person alone is
 * meant, else whoever is free; `whom` is who is to do the first service alone.
 */
export interface BotVisit extends BotPart {
  also?: readonly BotPart[] | undefined
  whom?: string | undefined
  /** How many come to a class; one where it is left out. */
  people?: number | undefined
}

/**
 * What a turn asks of the outside; the answer comes back as an input of kind `result`, except for those marked as
 * told. Dates are 'YYYY-MM-DD' of the shop's zone, starts ISO instants. With `appointmentId` times are looked for to
 * which that appointment can be moved: its own service counts.
 */
export type BotEffect =
  | { kind: 'place-order'; order: BotOrder }
  | ({ kind: 'find-days'; appointmentId?: string | undefined } & BotVisit)
  | ({ kind: 'find-slots'; date: string; appointmentId?: string | undefined } & BotVisit)
  | ({ kind: 'book'; start: string; customerName: string } & BotVisit)
  | { kind: 'cancel-appointment'; appointmentId: string }
  | { kind: 'move-appointment'; appointmentId: string; start: string }
  | { kind: 'move-order'; orderId: string; start: string }
  /** Told: a person is needed. `summary` says in Portuguese what was going on. */
  | { kind: 'hand-over'; why: HandOverReason; summary: string }
  /** Told: a picture came while payment was due; the person at the counter should look at it. */
  | { kind: 'receipt'; orderNumber: number | null }
  /** Told: the customer asked the bot to be quiet for so many minutes. */
  | { kind: 'mute'; minutes: number }

export type HandOverReason =
  | 'asked'
  | 'not-understood'
  | 'neighbourhood'
  | 'cancel'
  | 'booking'
  | 'loop'
  | 'problem'

/** What the customer confirmed. The same `key` in one conversation is the same order, however often it is asked for. */
export interface BotOrder {
  key: number
  lines: readonly CartEntry[]
  fulfilment: Fulfilment
  customerName: string
  address: string | null
  neighbourhood: string | null
  feeCents: number
  /** Code of a coupon that counts; what it gives is part of the total. */
  coupon?: string
  totalCents: number
  paymentMethod: PaymentMethod
  changeForCents: number | null
  /** ISO instant of the half hour for which it is wanted; absent where at once. */
  scheduledFor?: string
  notes: string | null
}

/**
 * One message of the bot. Options are pressed where the channel has buttons or lists, else answered by number; with
 * `products` they stand for those, which a channel with the shop's catalogue shows in their place.
 */
export interface Prompt {
  text: string
  options: readonly { id: string; title: string; description?: string }[]
  products?: ShownProducts
  /** A shared location answers it. */
  asksPlace?: true
}

/** Products of the shop's catalogue at WhatsApp, by what they are called there. */
export interface ShownProducts {
  title: string
  ids: readonly string[]
}

/** A start; of a service that several people come to with the seats that are left. */
export interface FreeTime {
  start: string
  left?: number | undefined
}

/** Somebody who can be chosen, by the name that customers know. */
export interface BotPerson {
  agendaId: string
  name: string
  /** What they do; every service, as it is sold, where nothing is said. */
  offers?: Offers | null
}

/** What is true while a turn is decided. All of it comes from the same places that the dashboard reads. */
export interface BotWorld {
  /** Milliseconds since 1970. */
  now: number
  shop: {
    nome: string
    timeZone: string
    /** ISO instant of the next opening in `opensAt`, null when it is open or never opens. */
    open: boolean
    opensAt: string | null
    /** False while customers can only come for it. */
    delivers: boolean
    /** When an order may be wanted for, as ISO instants; not where the shop takes none for later. */
    slots?: Readonly<Record<Fulfilment, readonly string[]>>
    hours: readonly HoursRow[]
    address: string | null
    phone: string | null
    /** The city of the address, behind which a neighbourhood may be typed; null when not said. */
    city: string | null
    /** Minutes; 0 when not said. */
    deliveryMinutes: number
    /** Fee in cents of a shop that names none by neighbourhood. */
    baseFeeCents: number
    feeGroups: readonly FeeGroup[]
    /** None where nothing is said. */
    rules?: DeliveryRules
    pix: { type: PixKeyType; key: string; city: string | null } | null
    /** It takes meal vouchers; not where nothing is said. */
    voucher?: boolean
    /** Address of the public menu; null where there is none. */
    menuUrl: string | null
  }
  menu: { categories: readonly Category[]; items: readonly Item[] }
  services: { categories: readonly Category[]; items: readonly Item[] }
  /** What the shop's catalogue at WhatsApp calls the items that it shows, by their id here; not where it has none. */
  catalogue?: Readonly<Record<string, string>>
  /** The scheduling engine can be asked. */
  agenda: boolean
  /** Whom customers may choose, and what each does; none where nothing is said. */
  people?: readonly BotPerson[]
  /** Services that several people come to at one time, by id, with how many one booking may be for; none where nothing is said. */
  classes?: Readonly<Record<string, number>>
  /** The shop's coupons, as this customer may use them; none where nothing is said. */
  coupons?: readonly KnownCoupon[]
  customer: { name: string | null; address: string | null; neighbourhood: string | null }
  /** The customer's orders of the last days, newest first. */
  orders: readonly {
    number: number
    status: OrderStatus
    fulfilment: Fulfilment
    totalCents: number
    /** What is still to be paid; all of it where that is not said. */
    owedCents?: number
    placedAt: number
    paymentMethod: PaymentMethod
    pixCode: string | null
    /** ISO instant for which it is wanted; absent where at once. */
    scheduledFor?: string
    /** Told of all orders that are stored. */
    id?: string
    /** It waits for its time and nobody has begun it: its customer may still move it. */
    movable?: boolean
    /** What was ordered; told of the newest that came about. */
    lines?: readonly PastLine[]
  }[]
  /** The customer's coming appointments, the next one first. `start` is an ISO instant, `link` their private page. */
  appointments: readonly {
    id: string
    service: string
    start: string
    status: 'pending' | 'confirmed'
    /** The shop's notice still lets customers move or cancel it. */
    changeable: boolean
    link: string
  }[]
  texts: BotTexts
  /** Words that the shop taught for its products; none where nothing is said. */
  synonyms?: readonly Synonym[]
}

/** A coupon of the shop; `refusal` is why this customer may not use it. */
export interface KnownCoupon extends CouponTerms {
  code: string
  refusal: CouponRefusal | null
}

/** Words that mean a product at this shop, in the plain form of `synonymWords`. */
export interface Synonym {
  words: string
  itemId: string
}

/**
 * What a turn did not understand. `words`: those that nothing on sale is called by, empty where the whole was not
 * understood. `did`: asked again, went on without what is not sold, called a person, or did what a language model read.
 */
export interface Missed {
  /** The fresh messages of the turn as they were written, with line breaks between them. */
  text: string
  words: readonly string[]
  did: 'asked' | 'not-sold' | 'handed-over' | 'read-by-model'
  /** No rule understood anything of it: a second reading may be had. */
  whole?: true
}

/** What one turn decides. `timerAt` (milliseconds) is when to come back with `timer` if nothing happens before. */
export interface BotTurn<State> {
  state: State
  prompts: readonly Prompt[]
  effect: BotEffect | null
  timerAt: number | null
  /** Null where all was understood. */
  missed: Missed | null
}
