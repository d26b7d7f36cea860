import type { NoticeDays } from '@balcao/domain/licence'
import type { AppointmentNews } from '@balcao/domain/scheduling'

/**
 * Every job of the product: its name, and what whoever adds it hands to whoever runs it, as JSON. Jobs wait in the database
 * over updates of the program: a new field is optional, and a name that is gone keeps being run until none waits.
 * Instants are ISO texts, in UTC.
 */
export interface JobPayloads {
  'agenda-freed': FreedTime
  'answer-files:discard': OfCompany
  /** `startsAt`: the start that its customer is told of. */
  'appointment-displaced': OfAppointment & { startsAt: string }
  'appointment-mail': OfAppointment & {
    kind: AppointmentNews
    /** The start that it tells of. */ startsAt: string
  }
  'appointment-news': OfAppointment
  'appointment-reminder': OfAppointment & { kind: 'dayBefore' | 'hourBefore' }
  /** `messageId`: the last of those that no rule understood. `tries`: how often it was asked in vain. */
  'ask-model': OfCompany & { messageId: string; tries?: number }
  'auth:mail-pin-pause': { cnpj: string; name: string; at: string; network: string }
  /** Strangers used up their tries at an employee's number: when, and from which network, in its short form. */
  'auth:tell-pin-pause': { cnpj: string; number: number; at: string; network: string }
  /** `network`: who asked, in its short form. */
  'auth:send-code': { cnpj: string; codeId: string; network: string }
  'bot-courtesy': OfConversation
  'bot-turn': OfConversation
  'calendar-read': CalendarTurn
  'calendar-turn': CalendarTurn
  'calendar-write': CalendarTurn
  'channel-opened': OfCompany
  'deposit-due': OfAppointment
  'customers:discard-files': OfCompany & { mediaIds: readonly string[] }
  'customers:sum-up': OfCompany
  'fetch-media': OfCompany & { mediaId: string }
  'google-check': OfConnection
  /** Plans the reminders of what an import brought; `after`: those up to this id have theirs. */
  'import-reminders': OfCompany & { importId: string; after?: string }
  'lead-webhook': { leadId: string }
  /** `endsOn`: the last day of the licence that the warning is about. */
  'licence:notice-mail': OfCompany & { endsOn: string; days: NoticeDays }
  'licence:request-mail': OfCompany & { requestId: string }
  'mark-read-outside': OfConversation
  'name-group': OfConversation
  /** `isLast`: the day's last news for the operator; more will come without a mail. */
  'onboarding:lead-mail': { leadId: string; to: 'lead' | 'operator'; isLast?: boolean }
  'onboarding:send-code': { cnpj: string; codeId: string }
  'onboarding:tell-done': { leadId: string; sealed: string }
  /** `at`: milliseconds since 1970. */
  'operator:first-access': OfCompany & { at: number }
  /** `moment`: for which it was wanted then (ISO). */
  'order-displaced': OfOrder & { moment: string }
  'order-moved': OfOrder & { placed?: boolean }
  'order-news': OfOrder
  /** Something that its customer is told once, under the id of the message; variables of order news are filled in. */
  'order-word': OfOrder & { id: string; text: string }
  'pix-charge': OfCompany & { txid: string }
  /** `endsAt`: the end of the certificate that it is about (ISO). */
  'pix-certificate-mail': OfCompany & { endsAt: string; days: number }
  /** What a bank's callback told: read there before anything counts. */
  'pix-check': OfCompany & { txid?: string; endToEndId?: string }
  /** Money that came by the code of a deposit. */
  'pix-deposit': OfCompany & { endToEndId: string }
  /** Money that is to go back: `id` is the refund's. */
  'pix-refund': OfCompany & { endToEndId: string; id: string }
  'pix-sweep': OfCompany
  'printing:sweep-company': OfCompany
  'reconcile-channel': OfCompany
  'send-messages': OfConversation
  'series-mail': OfCompany & { newsId: string }
  'series-news': OfCompany & { newsId: string }
  /** `tries`: how often it was asked in vain. */
  'transcribe-note': OfCompany & { messageId: string; tries?: number }
  'trust:mail': OfCompany & { id: string; sealed: string }
  'waiting-offer': FreedTime & { entryId: string; offerId: string }
  'webhook-deliver': OfCompany & { endpointId: string }
  'webhook-endpoint-off': OfCompany & { endpointId: string }
  'webhooks-wake': OfCompany & { endpointIds: readonly string[] }
}

interface OfCompany {
  companyId: string
}

type OfAppointment = OfCompany & { appointmentId: string }
type OfConversation = OfCompany & { conversationId: string }
type OfOrder = OfCompany & { orderId: string }

/** One connection to Google: of the company, or of the agenda of a person. */
type OfConnection = OfCompany & { agendaId?: string }

/** `tries`: how often it was tried in vain. */
type CalendarTurn = OfConnection & { tries?: number }

/** A time of an agenda that became free. */
type FreedTime = OfCompany & { agendaId: string; start: string; end: string }
