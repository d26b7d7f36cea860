import { useTexts } from '../../i18n/language'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { Callout } from '../../ui/notices/callout'
import { Card } from '../../ui/page/card'
import { Skeleton } from '../../ui/waiting/skeleton'
import { StepProgress } from '../../ui/waiting/step-progress'
import { CompanyStep } from './steps/company-step'
import { DeliveryStep } from './steps/delivery-step'
import { Finished } from './steps/finished'
import { LeadStep } from './steps/lead-step'
import { wizardTexts } from './texts'
import { useOnboarding } from './data/use-onboarding'
import { wizardSteps } from './data/wizard-state'

/** /onboarding: three steps to an account, for who asked to become a customer (ONB-01, ONB-02). */
export function OnboardingWizard() {
  const t = useTexts(wizardTexts)
  useDocumentTitle(t('title'))
  const session = useOnboarding()
  const { state, ready, submittedBefore } = session
  if (!ready) return <Skeleton className="h-96" />
  if (state.step === 'finished') return <Finished />
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-1.5">
        <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
        <p className="text-ink-soft">{t('intro')}</p>
      </div>
      <StepProgress
        steps={[t('stepLead'), t('stepCompany'), t('stepDelivery')]}
        current={wizardSteps.indexOf(state.step)}
      />
      {submittedBefore && state.step !== 'lead' && <Callout>{t('submittedBefore')}</Callout>}
      {state.step === 'lead' && (
        <Card className="p-5 sm:p-8">
          <LeadStep session={session} />
        </Card>
      )}
      {state.step === 'company' && <CompanyStep session={session} />}
      {state.step === 'delivery' && <DeliveryStep session={session} />}
    </div>
  )
}
