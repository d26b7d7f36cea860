import type { Answers, Appointment } from '@balcao/contract/scheduling'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { AnswerList } from '../../../shared/customer/answers/answer-list'
import { draftOfAnswers } from '../../../shared/customer/answers/answers-draft'
import { answersTexts } from '../../../shared/customer/answers/texts'
import { LinkButton } from '../../../ui/buttons/link-button'
import { NotThereYet } from '../../../ui/notices/not-there-yet'
import { useMayWorkIn } from '../../data/own-agenda'
import { schedulingTexts } from '../../texts'
import { AnswerFile } from './answer-file'
import { AnswersDialog, type OpenedAnswers } from './answers-dialog'
import { useAnswers } from './questions.queries'
import { questionsTexts } from './texts'

/** What an appointment's customer is asked and what they answered; nothing where nothing is asked, or it is a colleague's. */
export function AppointmentAnswers({ appointment }: { appointment: Appointment }) {
  const mayWorkIn = useMayWorkIn()
  return appointment.questions && mayWorkIn(appointment.agenda_id) ? (
    <AnswersSection appointment={appointment} />
  ) : null
}

function AnswersSection({ appointment }: { appointment: Appointment }) {
  const t = useTexts(questionsTexts)
  const tAgenda = useTexts(schedulingTexts)
  const tAnswers = useTexts(answersTexts)
  const answers = useAnswers(appointment)
  const [opened, setOpened] = useState<OpenedAnswers | null>(null)
  const open = (base: Answers) => setOpened({ base, draft: draftOfAnswers(base), round: 0 })
  const { data } = answers
  if (!data)
    return (
      <NotThereYet reading={answers} failed={tAnswers('failed')} t={tAgenda} bars={['h-16 rounded-md']} />
    )
  if (data.questions.length === 0) return null
  return (
    <section aria-label={tAnswers('title')} className="grid gap-2 border-t border-line pt-3">
      <h3 className="font-bold">{tAnswers('title')}</h3>
      <AnswerList
        questions={data.questions}
        renderFile={(file, label) => (
          <AnswerFile key={file.id} appointmentId={appointment.id} file={file} label={label} />
        )}
      />
      {data.questions.some(({ asked }) => asked) && (
        <LinkButton className="justify-self-start" onClick={() => open(data)}>
          {t(data.questions.some(({ answer }) => answer !== null) ? 'change' : 'edit')}
        </LinkButton>
      )}
      {opened && (
        <AnswersDialog
          key={opened.round}
          appointment={appointment}
          opened={opened}
          onReopen={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}
