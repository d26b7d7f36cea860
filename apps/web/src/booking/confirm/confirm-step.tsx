import type { OwnBooking, PublicAgenda } from '@balcao/contract/booking'
import { mayConfirm } from '@balcao/domain/scheduling/light'
import { Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Card } from '../../ui/page/card'
import { fileTarget, type BookingCalls, type BookingRequest, type HoldRequest } from '../booking-calls'
import type { CustomerForm, Picked } from '../choosing/choice'
import { areOfSeveral } from '../booked/summary-of'
import type { ServiceWay } from '../choosing/fitting'
import type { Visit } from '../choosing/visit'
import { ConsentBox } from '../words/consent-box'
import { Summary } from '../words/summary'
import { bookingTexts } from '../texts'
import { bookingRequest } from './booking-request'
import { costOf, partOf } from './confirm-facts'
import { fieldName, givenIn, missingIn, sendingIn } from '../../shared/customer/answers/answers-draft'
import { answersTexts } from '../../shared/customer/answers/texts'
import { BookingQuestions } from '../questions/booking-questions-later'
import { useBookingQuestions } from '../questions/use-booking-questions'
import { CustomerFields, type TextField } from './fields/customer-fields'
import { formProblems, shownProblems, type FormProblem } from './fields/form-problems'
import { HoldNote } from './hold/hold-note'
import { PeopleBox } from './fields/people-box'
import { Honeypot } from './fields/honeypot'
import { GoogleChoice } from './google-choice'
import { Refusal, type Refused } from './refusal'
import { sendBooking, type Cost } from './send-booking'
import { useHold } from './hold/use-hold'
import { useLeftFields } from './fields/use-left-fields'
import { Form } from '../../ui/fields/form'

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
  service: Visit
  parts: readonly Picked[]
  /** How it is done at the chosen time: told exactly once the time is kept. */
  ways: readonly ServiceWay[]
  /** Who was chosen; null is whoever is free. */
  professional: string | null
  request: HoldRequest
  /** How many can come together there; one for most. */
  most: number
  onPeople: (people: number) => void
  form: CustomerForm
  onForm: (change: Partial<CustomerForm>) => void
  onBooked: (booked: Booked) => void
  onTaken: (starts: string[]) => void
  onTimeGone: () => void
  onServiceGone: () => void
  onNotOffered: () => void
  onReleased: () => void
  /** Absent where nothing can be added. */
  onAdd: (() => void) | undefined
  /** Takes one of several services away. */
  onDrop: (id: string) => void
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
    ways,
    professional,
    request,
    most,
    onPeople,
    form,
    onForm,
    onBooked,
    onTaken,
    onTimeGone,
    onServiceGone,
    onNotOffered,
    onReleased,
    parts,
    onAdd,
    onDrop,
  } = props
  const t = useTexts(bookingTexts)
  const [tried, setTried] = useState(false)
  const { left, leave } = useLeftFields()
  const [sending, setSending] = useState(false)
  const [toGoogle, setToGoogle] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [outcome, setOutcome] = useState<Refused | null>(null)
  const [dearer, setDearer] = useState<Cost | null>(null)
  const [noSeats, setNoSeats] = useState<number | null>(null)
  const people = request.people ?? 1
  const sentBefore = useRef<BookingRequest | null>(null)
  const tAnswers = useTexts(answersTexts)
  const asking = parts.filter(({ id }) => agenda.services.find((one) => one.id === id)?.asks)
  const questions = useBookingQuestions(agenda.company.id, asking.length > 0 ? parts.map(({ id }) => id) : [])
  const target = useMemo(() => fileTarget(agenda.company.id), [agenda.company.id])
  const isSendingFile = isWaiting && sendingIn(form.answers).length > 0
  const box = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const { hold, finish } = useHold(calls, request, {
    onTaken,
    onTimeGone,
    onServiceGone,
    onNotOffered,
    onReleased,
    onNoSeats: (kept) => {
      setNoSeats(people)
      onPeople(kept)
    },
  })

  const problems = shownProblems(formProblems(form), { tried, left })
  const refused = outcome?.kind === 'fields' || outcome?.kind === 'questions' ? outcome.error.fields : []
  const errorOf = (field: TextField) => {
    const problem = problems[field as keyof typeof problems]
    return problem ? t(words[problem]) : refused.find(({ path }) => path === field)?.mensagem
  }
  const change = (next: Partial<CustomerForm>) => {
    // What the server said about the fields is about what stood there before.
    if (outcome?.kind === 'fields' || outcome?.kind === 'questions') setOutcome(null)
    onForm(next)
  }

  const held = hold.status === 'kept' ? hold.held : null
  const isOfSeveral = held ? areOfSeveral(held.services) : parts.some(({ whom }) => whom)
  const cost = costOf({
    agenda,
    ways,
    priceType: request.price_type ?? null,
    people,
    professional,
    held,
    dearer,
  })

  const submit = async () => {
    if (sending || !mayConfirm(form)) return
    setTried(true)
    const { consent, ...own } = formProblems(form)
    const onTheWay = sendingIn(form.answers)
    setWaiting(onTheWay.length > 0)
    const missing = [...missingIn(questions.asked, form.answers), ...onTheWay].map(fieldName)
    const [bad] = [...Object.keys(own), ...missing, ...(consent ? ['consent'] : [])]
    if (!bad && !questions.isReady) return questions.retry()
    if (bad) return box.current?.querySelector<HTMLElement>(`[name="${bad}"]`)?.focus()
    setSending(true)
    setOutcome(null)
    const booking = bookingRequest(request, form, {
      cents: cost.price.to,
      website: trap.current?.value ?? '',
      ...(questions.isAsked && { answers: givenIn(questions.asked, form.answers) }),
    })
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
      case 'notOffered':
        return onNotOffered()
      case 'questions':
        questions.replace(result.questions)
        return setOutcome(result)
      case 'dearer':
        setDearer(result.cost)
        return setOutcome(result)
      default:
        setOutcome(result)
    }
  }

  return (
    <Form
      ref={box}
      onSend={submit}
      className="relative grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <aside aria-label={t('summary')} className="grid gap-2 lg:sticky lg:top-4 lg:order-last">
        <Card>
          <Summary
            onDrop={onDrop}
            facts={{
              service: service.name,
              parts: parts.map((part) => partOf(agenda, part, held?.services)),
              people,
              ...cost,
              professional:
                cost.professional ?? (agenda.people.length > 1 && !isOfSeveral ? t('anybody') : null),
              priceType: request.price_type ?? '',
              modalidade: service.modalidade,
              start: request.starts_at,
              zone: agenda.company.time_zone,
              address: agenda.company.endereco,
            }}
          />
          {most > 1 && (
            <div className="mt-4 border-t border-line pt-4">
              <PeopleBox
                people={people}
                most={most}
                refused={noSeats}
                each={cost.price.from === cost.price.to ? cost.price.to / people : null}
                deposit={service.deposit_cents}
                onChange={(many) => {
                  setNoSeats(null)
                  setDearer(null)
                  setOutcome(null)
                  onPeople(many)
                }}
              />
            </div>
          )}
          {onAdd && (
            <Button
              kind="secondary"
              icon={<Plus size={20} aria-hidden="true" />}
              onClick={onAdd}
              className="mt-4 w-full"
            >
              {t('addService')}
            </Button>
          )}
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
        {questions.isAsked && (
          <BookingQuestions
            company={agenda.company.nome}
            target={target}
            reading={questions}
            draft={form.answers}
            tried={tried}
            left={left}
            refused={refused}
            onChange={(answers) => change({ answers })}
            onLeave={(id) => leave(fieldName(id))}
          />
        )}
        <Honeypot ref={trap} />
        <GoogleChoice chosen={toGoogle} onChoose={setToGoogle} />
        <ConsentBox
          company={agenda.company.nome}
          checked={form.consent}
          error={problems.consent && t('consentRequired')}
          onChange={(consent) => change({ consent })}
        />
        {isSendingFile && (
          <Callout kind="warning" live>
            {tAnswers('fileWait')}
          </Callout>
        )}
        {outcome && <Refusal outcome={outcome} />}
        <Button type="submit" size="large" wide busy={sending} disabled={!mayConfirm(form)}>
          {t(sending ? 'confirming' : 'confirm')}
        </Button>
      </div>
    </Form>
  )
}
