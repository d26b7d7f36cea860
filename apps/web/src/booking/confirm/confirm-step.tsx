import type { BookableService, OwnBooking, PublicAgenda } from '@balcao/contract/booking'
import { mayConfirm } from '@balcao/domain/scheduling/light'
import { CalendarPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { isRefusal } from '../../lib/http/api-error'
import { Button } from '../../ui/button'
import { Callout } from '../../ui/callout'
import { Card } from '../../ui/card'
import type { BookingCalls, BookingRequest, HoldRequest } from '../booking-calls'
import type { CustomerForm } from '../choice'
import { ConsentBox } from '../consent-box'
import { Summary } from '../summary'
import { bookingTexts } from '../texts'
import { bookingRequest } from './booking-request'
import { CustomerFields, type TextField } from './customer-fields'
import { formProblems, shownProblems, type FormProblem } from './form-problems'
import { HoldNote } from './hold-note'
import { Honeypot } from './honeypot'
import { sendBooking, type BookingOutcome } from './send-booking'
import { useHold } from './use-hold'
import { useLeftFields } from './use-left-fields'
import { Form } from '../../ui/form'

export interface Booked {
  booking: OwnBooking
  /** It was an earlier sending of the same booking that arrived. */
  before: boolean
  /** The customer wants to take it to their Google Calendar. */
  toGoogle: boolean
}

interface ConfirmStepProps {
  calls: BookingCalls
  agenda: PublicAgenda
  service: BookableService
  request: HoldRequest
  form: CustomerForm
  onForm: (change: Partial<CustomerForm>) => void
  onBooked: (booked: Booked) => void
  onTaken: (starts: string[]) => void
  onTimeGone: () => void
  onServiceGone: () => void
  onReleased: () => void
}

const words = {
  'name-required': 'nameRequired',
  'name-short': 'nameShort',
  'phone-required': 'phoneRequired',
  'phone-form': 'phoneForm',
  'email-form': 'emailForm',
  'consent-required': 'consentRequired',
} as const satisfies Record<FormProblem, keyof typeof bookingTexts.pt>

/** Step 3: what it will be, who it is for, and the word that makes it so. The time is kept meanwhile. */
export function ConfirmStep(props: ConfirmStepProps) {
  const {
    calls,
    agenda,
    service,
    request,
    form,
    onForm,
    onBooked,
    onTaken,
    onTimeGone,
    onServiceGone,
    onReleased,
  } = props
  const t = useTexts(bookingTexts)
  const errorText = useErrorText()
  const [tried, setTried] = useState(false)
  const { left, leave } = useLeftFields()
  const [sending, setSending] = useState(false)
  const [toGoogle, setToGoogle] = useState(false)
  const [outcome, setOutcome] = useState<Extract<BookingOutcome, { kind: 'fields' | 'failed' }> | null>(null)
  const sentBefore = useRef<BookingRequest | null>(null)
  const box = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const { hold, finish } = useHold(calls, request, { onTaken, onTimeGone, onServiceGone, onReleased })

  const problems = shownProblems(formProblems(form), { tried, left })
  const refused = outcome?.kind === 'fields' ? outcome.error.fields : []
  const errorOf = (field: TextField) => {
    const problem = problems[field as keyof typeof problems]
    return problem ? t(words[problem]) : refused.find(({ path }) => path === field)?.mensagem
  }
  const change = (next: Partial<CustomerForm>) => {
    // What the server said about the fields is about what stood there before.
    if (outcome?.kind === 'fields') setOutcome(null)
    onForm(next)
  }

  const submit = async () => {
    if (sending || !mayConfirm(form)) return
    setTried(true)
    const [bad] = Object.keys(formProblems(form))
    if (bad) return box.current?.querySelector<HTMLElement>(`[name="${bad}"]`)?.focus()
    setSending(true)
    setOutcome(null)
    const booking = bookingRequest(request, form, trap.current?.value ?? '')
    const result = await sendBooking(calls, booking, sentBefore.current)
    sentBefore.current ??= booking
    setSending(false)
    switch (result.kind) {
      case 'booked':
      case 'bookedBefore':
        finish()
        return onBooked({ booking: result.booking, before: result.kind === 'bookedBefore', toGoogle })
      case 'taken':
        finish()
        return onTaken(result.starts)
      case 'timeGone':
        return onTimeGone()
      case 'serviceGone':
        return onServiceGone()
      default:
        setOutcome(result)
    }
  }

  const price = service.prices.find(({ type }) => type === request.price_type) ?? service.prices[0]
  return (
    <Form
      ref={box}
      onSend={submit}
      className="relative grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <aside aria-label={t('summary')} className="grid gap-2 lg:sticky lg:top-4 lg:order-last">
        <Card>
          <Summary
            facts={{
              service: service.name,
              priceType: price?.type ?? '',
              priceCents: price?.cents ?? 0,
              duration: service.duration,
              modalidade: service.modalidade,
              start: request.starts_at,
              zone: agenda.company.time_zone,
              address: agenda.company.endereco,
            }}
          />
        </Card>
        <HoldNote hold={hold} />
      </aside>
      <div className="grid gap-5">
        <h3 className="text-xl">{t('customer')}</h3>
        <CustomerFields
          form={form}
          onChange={change}
          onLeave={leave}
          errors={{
            name: errorOf('name'),
            phone: errorOf('phone'),
            email: errorOf('email'),
            address: errorOf('address'),
            notes: errorOf('notes'),
          }}
        />
        <Honeypot ref={trap} />
        <div className="grid gap-1.5">
          <Button
            kind="secondary"
            aria-pressed={toGoogle}
            icon={<CalendarPlus size={20} aria-hidden="true" />}
            onClick={() => setToGoogle(!toGoogle)}
            className="aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:text-accent-ink"
          >
            {t('connectGoogle')}
          </Button>
          <p className="text-sm text-ink-soft">{t('connectGoogleHint')}</p>
        </div>
        <ConsentBox
          company={agenda.company.nome}
          checked={form.consent}
          error={problems.consent && t('consentRequired')}
          onChange={(consent) => change({ consent })}
        />
        {outcome && (
          <Callout kind="danger" live>
            <p>{t('confirmFailed')}</p>
            <p>
              {outcome.kind === 'fields'
                ? outcome.error.fields.map(({ mensagem }) => mensagem).join(' ')
                : isRefusal(outcome.error)
                  ? errorText(outcome.error, '')
                  : t('confirmAgain')}
            </p>
          </Callout>
        )}
        <Button type="submit" size="large" wide busy={sending} disabled={!mayConfirm(form)}>
          {t(sending ? 'confirming' : 'confirm')}
        </Button>
      </div>
    </Form>
  )
}
