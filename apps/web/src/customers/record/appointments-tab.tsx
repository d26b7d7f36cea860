import type { CustomerAnswer, CustomerAppointment } from '@balcao/contract/customers'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { answerWords } from '../../shared/customer/answers/answers-draft'
import { answersTexts } from '../../shared/customer/answers/texts'
import { Time } from '../../ui/values/time'
import { appointmentStatusWord } from '../status-words'
import { customersTexts } from '../texts'

interface AppointmentsTabProps {
  appointments: readonly CustomerAppointment[]
  answers: readonly CustomerAnswer[]
  zone: string
}

/** What somebody booked, and what they answered to questions. */
export function AppointmentsTab({ appointments, answers, zone }: AppointmentsTabProps) {
  const t = useTexts(customersTexts)
  if (appointments.length === 0) return <p className="py-4 text-ink-soft">{t('noAppointments')}</p>
  return (
    <div className="grid gap-5 pt-4">
      {answers.length > 0 && <LastAnswers answers={answers} zone={zone} />}
      <ul className="grid gap-2">
        {appointments.map((one) => (
          <li key={one.id} className="rounded-md border border-line p-3">
            <Link
              to={`/dashboard/schedule?appointment=${one.id}`}
              className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline"
            >
              {one.service}
            </Link>
            <p className="text-sm text-ink-soft">
              <Time at={one.starts_at} zone={zone} show="date" /> <Time at={one.starts_at} zone={zone} /> ·{' '}
              {one.no_show ? t('noShow') : appointmentStatusWord(t, one.status)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function LastAnswers({ answers, zone }: Pick<AppointmentsTabProps, 'answers' | 'zone'>) {
  const t = useTexts(customersTexts)
  const tAnswers = useTexts(answersTexts)
  return (
    <section aria-label={t('lastAnswers')} className="grid gap-2.5 rounded-lg bg-sunken p-4">
      <h4 className="font-bold">{t('lastAnswers')}</h4>
      <dl className="grid gap-2.5">
        {answers.map(({ label, kind, answer, starts_at: at }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm break-words text-ink-soft">
              {label} · <Time at={at} zone={zone} show="date" />
            </dt>
            <dd className="font-medium break-words whitespace-pre-wrap">
              {answerWords(tAnswers, { kind, answer })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
