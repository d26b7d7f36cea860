import { checkDeliveryStep } from '@balcao/domain/onboarding'
import { FileText, QrCode, Truck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { hasCode } from '../../../lib/http/api-error'
import { logFailure } from '../../../lib/log'
import { notify } from '../../../ui/notices/notify'
import { FeesEditor } from './fees-editor'
import { MenuFilesField } from './menu-files-field'
import { submit } from '../data/onboarding-calls'
import { PixFields } from './pix-fields'
import { StepActions } from './step-actions'
import { StepProblem } from './step-problem'
import { wizardTexts } from '../texts'
import { useFirstProblem } from '../data/use-first-problem'
import type { OnboardingSession } from '../data/use-onboarding'
import { deliveryStepOf, incompleteFees, payloadOf, type OnboardingValues } from '../data/values'
import { Form } from '../../../ui/fields/form'
import { ArrivalHeading } from '../../../shared/page/arrival-heading'
import { TitledCard } from '../../../ui/page/titled-card'

/** Step 3: fees, menu and PIX key; then everything is sent. */
export function DeliveryStep({ session: { state, dispatch, files } }: { session: OnboardingSession }) {
  const t = useTexts(wizardTexts)
  const form = useRef<HTMLFormElement>(null)
  const problem = useFirstProblem(form)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const { values, cnpj } = state
  const incomplete = tried ? incompleteFees(values) : []

  const change = (next: Partial<OnboardingValues>) => {
    dispatch({ type: 'changed', values: next })
    const isFees = 'fees' in next || 'feeText' in next
    problem.changed(...Object.keys(next), ...(isFees ? ['neighborhoodsAndFees'] : []))
  }

  const finish = async () => {
    setTried(true)
    const underWay = files.entries.filter(({ state: at }) => at !== 'refused' && at !== 'failed').length
    const found = checkDeliveryStep(deliveryStepOf(values, underWay))
    const [halfRow] = incompleteFees(values)
    if (halfRow !== undefined && found?.field !== 'neighborhoodsAndFees') return focusRow(halfRow)
    if (found) return problem.tell(found)
    if (files.isSending) return void notify.info(t('filesStillSending'))
    setBusy(true)
    try {
      await submit(payloadOf(cnpj, values, files.sentIds))
      dispatch({ type: 'next' })
    } catch (error) {
      setBusy(false)
      logFailure('an onboarding was not taken', error)
      notify.error(t(hasCode(error, 'UNAUTHENTICATED') ? 'ticketEnded' : 'submitFailed'))
      if (hasCode(error, 'UNAUTHENTICATED')) dispatch({ type: 'proofEnded' })
    }
  }
  const focusRow = (place: number) =>
    form.current?.querySelector<HTMLElement>(`[data-fee="${place}"] input:placeholder-shown`)?.focus()

  return (
    <Form
      ref={form}
      className="grid grid-cols-1 gap-4"
      onSend={() => {
        if (!busy) void finish()
      }}
    >
      <ArrivalHeading>{t('deliveryHeading')}</ArrivalHeading>
      <TitledCard as="h3" icon={<Truck size={22} />} title={t('fees')} text={t('feesText')}>
        <FeesEditor values={values} incomplete={incomplete} onChange={change} />
        <StepProblem field="neighborhoodsAndFees" sentence={problem.of('neighborhoodsAndFees')} />
      </TitledCard>
      <TitledCard as="h3" icon={<FileText size={22} />} title={t('menuFiles')} text={t('menuFilesText')}>
        <MenuFilesField files={files} onAdded={() => problem.changed('menuFiles')} />
        <StepProblem field="menuFiles" sentence={problem.of('menuFiles')} />
      </TitledCard>
      <TitledCard as="h3" icon={<QrCode size={22} />} title={t('pix')} text={t('pixText')}>
        <PixFields values={values} problem={problem} onChange={change} />
      </TitledCard>
      <p className="text-sm text-ink-soft">{t('consent')}</p>
      <StepActions
        label={t(busy ? 'finishing' : 'finish')}
        busy={busy}
        onBack={() => dispatch({ type: 'back' })}
      />
    </Form>
  )
}
