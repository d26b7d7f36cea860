import type { CartEntry, ChosenOption } from '../../menu'
import type { Fulfilment, PaymentMethod } from '../../orders'
import type { When } from '../../time/read-when'
import type { BotEffect } from './model'

/** A product on its way into the cart. */
export interface Draft {
  itemId: string
  priceType: string | null
  options: ChosenOption[]
  /** Option groups that are answered, from the first on. */
  groupsDone: number
  quantity: number | null
  notes: string | null
  /** Came from a sentence: options that are not required are not asked for. */
  brief: boolean
  /** Groups to be asked although they may be passed: of what a sentence said, several options may be meant. */
  asks?: string[] | undefined
  /** Of a product that is sold by halves, too: all of it is wanted. */
  whole?: true | undefined
}

/** What a sentence said of a product that is still open. Options are of the products that it may be. */
type SaidOfDraft = Pick<Draft, 'priceType' | 'options' | 'asks' | 'notes'>

/** Products of a sentence: those that still ask for something, those that are priced, and what was not found. */
export interface TypedOrder {
  todo: (
    | { kind: 'draft'; draft: Draft }
    | { kind: 'which'; said: string; quantity: number | null; itemIds: string[]; known?: SaidOfDraft }
  )[]
  ready: CartEntry[]
  unknown: string[]
}

/** A service on its way to a time. `start` is an ISO instant. Steps keep it as `wish`, a key that is stored. */
export interface BookingDraft {
  serviceId: string
  priceType: string
  /** The services that follow in the same visit. */
  also?: { serviceId: string; priceType: string }[] | undefined
  /** How many come to a class; absent for one. */
  people?: number | undefined
  start: string | null
  name: string | null
  /** Id of the customer's appointment that is moved: its own service counts, not `serviceId`. */
  moves?: string | undefined
  /** Agenda of whom the customer wants; absent for whoever is free. */
  agendaId?: string | undefined
}

/** What was said of a booking before its times are looked for. */
export interface SaidOfBooking {
  /** In the order in which they are done; of one whose kind is open it is null, of several that may be meant their ids. */
  services: ({ serviceId: string; priceType: string | null } | { among: string[] })[]
  people?: number | undefined
  agendaId?: string | undefined
  /** Nobody is to be asked with whom. */
  anybody?: true | undefined
  when?: When | undefined
}

/** What was answered on the way to the confirmation; null is not asked yet. Cents. */
export interface Checkout {
  fulfilment: Fulfilment | null
  neighbourhood: string | null
  feeCents: number | null
  /** The key of a coupon; absent in what was stored before there were any. */
  coupon?: string | null | undefined
  address: string | null
  name: string | null
  payment: PaymentMethod | null
  /** Set with `changeAsked`: null then means that no change is needed. */
  changeForCents: number | null
  changeAsked: boolean
  notes: string | null
  /** 'HH:MM' of the shop's clock at which it is wanted; of the day after this one with `tomorrow`. */
  time?: string | null
  tomorrow?: true | null
  /** ISO instant of the half hour that was chosen. */
  moment?: string | null
  /** A location that was shared: its street where WhatsApp knew one, and a link to the map. */
  place?: { street: string | null; link: string } | null
  /** The address that was said before the neighbourhood changed: perhaps its street is still the same. */
  former?: string | null
  /** 'Cartão' was said, and not whether credit or debit. */
  card?: boolean
}

/** Effects whose result the bot waits for. */
export type Asked = Extract<
  BotEffect,
  {
    kind:
      | 'place-order'
      | 'find-days'
      | 'find-slots'
      | 'book'
      | 'cancel-appointment'
      | 'move-appointment'
      | 'move-order'
  }
>

/** What a customer wants of an appointment that they have. */
export type AppointmentAct = 'see' | 'move' | 'cancel'

/**
 * The question that stands. `shownAt` (milliseconds) tells the buttons of one summary from those of an older one, `name`
 * is the one that it said: what WhatsApp calls the customer may change meanwhile.
 */
export type Step =
  | { at: 'quiet' }
  | { at: 'menu' }
  | { at: 'resume' }
  | { at: 'category'; page: number }
  | { at: 'item'; categoryId: string; page: number }
  | { at: 'which'; said: string; quantity: number | null; itemIds: string[]; known?: SaidOfDraft }
  | { at: 'variant'; draft: Draft }
  | { at: 'halves'; draft: Draft }
  | { at: 'options'; draft: Draft; page: number }
  | { at: 'quantity'; draft: Draft }
  | { at: 'understood' }
  /** A message that may have been read wrongly, what it would do in words, and the question that stood before it. */
  | { at: 'doubt'; text: string; reading: string; before: Step }
  | { at: 'cart' }
  | { at: 'remove'; page: number }
  | { at: 'note' }
  | { at: 'empty' }
  | { at: 'fulfilment' }
  | { at: 'neighbourhood'; tries: number; offered: string[] }
  | { at: 'address'; street: string | null }
  | { at: 'customer-name' }
  | { at: 'moment'; page: number }
  | { at: 'payment' }
  | { at: 'change' }
  | { at: 'confirm'; shownAt: number; name?: string | null }
  | { at: 'service-category'; page: number; said?: SaidOfBooking | undefined }
  | { at: 'service'; categoryId: string; page: number; said?: SaidOfBooking | undefined }
  | { at: 'service-variant'; serviceId: string; said?: SaidOfBooking | undefined }
  | { at: 'person'; serviceId: string; priceType: string; page: number; said?: SaidOfBooking | undefined }
  | { at: 'people'; said: SaidOfBooking; most: number }
  | {
      at: 'day'
      wish: BookingDraft
      days: { date: string; free: number }[]
      page: number
      when?: When | undefined
    }
  | {
      at: 'slot'
      wish: BookingDraft
      slots: string[]
      page: number
      /** Of a class: the seats that were left, by start. */
      left?: Readonly<Record<string, number>> | undefined
    }
  | { at: 'booking-name'; wish: BookingDraft }
  | { at: 'booking-confirm'; wish: BookingDraft; shownCents: number; shownAt: number }
  | { at: 'own-appointments'; act: AppointmentAct; page: number; when?: When | undefined }
  | { at: 'own-appointment'; id: string }
  | { at: 'appointment-cancel'; id: string }
  | { at: 'appointment-move'; id: string; start: string }
  | { at: 'which-order'; text: string; page: number }
  | { at: 'order-moment'; id: string; among: string[]; page: number }
  | { at: 'order-move'; id: string; start: string }
  | { at: 'waiting'; effect: Asked; since: number; tries: number; when?: When | undefined }
  | { at: 'done' }

/** Whether a step is on the way to a booking. */
export const isBooking = (step: Step): boolean => 'wish' in step || /^(?:service|person|people)/.test(step.at)

/** All that the bot remembers of a conversation: plain JSON. Times are milliseconds since 1970. */
export interface BotState {
  version: 1
  step: Step
  /** Options of the last prompt, as a number or a title means them. */
  shown: { id: string; title: string }[]
  cart: CartEntry[]
  typed: TypedOrder | null
  checkout: Checkout
  /** Key of the last order that was asked for. */
  orderKey: number
  lastOrder: { number: number; paymentMethod: PaymentMethod } | null
  /** ISO instant of the last booking. */
  booked: string | null
  /** When the customer last wrote. The key is stored, so it keeps its name. */
  heardAt: number | null
  askedAt: number | null
  greetedAt: number | null
  /** The closure that was told: its next opening. */
  closedSaid: string | null
  nudged: boolean
  /** Answers in a row that were not understood. */
  invalid: number
  /** The last thing was a sticker or the like, and was answered. */
  shrugged: boolean
  /** Prompts of the last minutes, and whether an understood answer earned them. */
  sent: { at: number; earned: boolean }[]
}

export const emptyCheckout: Checkout = {
  fulfilment: null,
  neighbourhood: null,
  feeCents: null,
  address: null,
  name: null,
  payment: null,
  changeForCents: null,
  changeAsked: false,
  notes: null,
}

/** Before the first word. */
export const emptyBot: BotState = {
  version: 1,
  step: { at: 'quiet' },
  shown: [],
  cart: [],
  typed: null,
  checkout: emptyCheckout,
  orderKey: 0,
  lastOrder: null,
  booked: null,
  heardAt: null,
  askedAt: null,
  greetedAt: null,
  closedSaid: null,
  nudged: false,
  invalid: 0,
  shrugged: false,
  sent: [],
}
