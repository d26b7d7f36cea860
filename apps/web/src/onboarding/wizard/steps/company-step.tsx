import { checkCompanyStep } from '@balcao/domain/onboarding'
import { Clock, Info, MapPin } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { weekProblems } from '../../../shared/hours/week-problems'
import { WeekEditor } from '../../../shared/hours/week-editor'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'
import { AddressFields } from './address-fields'
import { LeadLine } from './lead-line'
import { StepActions } from './step-actions'
import { StepProblem } from './step-problem'
import { wizardTexts } from '../texts'
import { useFirstProblem } from '../data/use-first-problem'
import type { OnboardingSession } from '../data/use-onboarding'
import { companyStepOf, type OnboardingValues } from '../data/values'
import { Form } from '../../../ui/fields/form'
import { ArrivalHeading } from '../../../shared/page/arrival-heading'
import { TitledCard } from '../../../ui/page/titled-card'

/** Step 2: hours, a word about the company, its address. */
export function CompanyStep({ session: { state, dispatch } }: { session: OnboardingSession }) {
  const t = useTexts(wizardTexts)
  const form = useRef<HTMLFormElement>(null)
  const problem = useFirstProblem(form)
  const [tried, setTried] = useState(false)
  const { values, lead, cnpj } = state

  const change = (next: Partial<OnboardingValues>) => {
    dispatch({ type: 'changed', values: next })
    problem.changed(...Object.keys(next), ...('week' in next ? ['businessHours'] : []))
  }
  const goOn = () => {
    setTried(true)
    const found = checkCompanyStep(companyStepOf(cnpj, values))
    if (found) problem.tell(found)
    else dispatch({ type: 'next' })
  }

  return (
    <Form ref={form} className="grid grid-cols-1 gap-4" onSend={goOn}>
      <ArrivalHeading>{t('companyHeading')}</ArrivalHeading>
      {lead && <LeadLine lead={lead} />}
      <TitledCard as="h3" icon={<Clock size={22} />} title={t('hours')} text={t('hoursText')}>
        <WeekEditor
          week={values.week}
          problems={tried ? weekProblems(values.week) : {}}
          onChange={(week) => change({ week })}
        />
        <StepProblem field="businessHours" sentence={problem.of('businessHours')} />
      </TitledCard>
      <TitledCard as="h3" icon={<Info size={22} />} title={t('about')}>
        <Field label={t('about')} hint={t('aboutHint')} error={problem.of('aboutRestaurant')}>
          {(ids) => (
            <TextArea
              {...ids}
              name="aboutRestaurant"
              rows={4}
              maxLength={5000}
              value={values.aboutRestaurant}
              onChange={(event) => change({ aboutRestaurant: event.target.value })}
            />
          )}
        </Field>
      </TitledCard>
      <TitledCard as="h3" icon={<MapPin size={22} />} title={t('address')}>
        <AddressFields values={values} problem={problem} onChange={change} />
      </TitledCard>
      <StepActions label={t('continue')} onBack={() => dispatch({ type: 'back' })} />
    </Form>
  )
}
