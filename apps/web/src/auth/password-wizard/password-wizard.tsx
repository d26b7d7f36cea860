import { useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { LinkButton } from '../../ui/buttons/link-button'
import { StepProgress } from '../../ui/waiting/step-progress'
import { authTexts } from '../texts'
import { CodeStep } from './code-step'
import { ConfirmEmailStep } from './confirm-email-step'
import { FindCompanyStep } from './find-company-step'
import { FinishedStep } from './finished-step'
import { NewPasswordStep } from './new-password-step'
import { usePasswordWizard } from './use-password-wizard'
import type { WizardKind } from './wizard-kind'
import { wizardSteps } from './wizard-state'
import { Form } from '../../ui/fields/form'

interface PasswordWizardProps {
  kind: WizardKind
  /** A CNPJ typed before, masked. */
  cnpj?: string
  onLeave: () => void
  onFinished: () => void
}

/** The pause before the sign-in returns (RECOV-44). */
const redirectMs = 2000

/** Four steps to a new password: for who forgot it and for who never had one. */
export function PasswordWizard({ kind, cnpj = '', onLeave, onFinished }: PasswordWizardProps) {
  const t = useTexts(authTexts)
  const { state, dispatch, submit, resend, words } = usePasswordWizard(kind, cnpj)
  const finish = useRef(onFinished)

  useEffect(() => {
    finish.current = onFinished
  })
  useEffect(() => {
    if (state.step !== 'finished') return undefined
    const timer = setTimeout(() => finish.current(), redirectMs)
    return () => clearTimeout(timer)
  }, [state.step])

  const position = state.step === 'finished' ? wizardSteps.length : wizardSteps.indexOf(state.step)
  const step = { state, dispatch, words }

  return (
    <Form className="grid gap-6" onSend={submit}>
      <div className="grid gap-4">
        <h1 className="text-2xl">{t(words.title)}</h1>
        <StepProgress
          steps={[t('stepCnpj'), t('stepEmail'), t('stepCode'), t('stepPassword')]}
          current={position}
        />
      </div>

      {state.step === 'cnpj' && <FindCompanyStep {...step} />}
      {state.step === 'email' && <ConfirmEmailStep {...step} />}
      {state.step === 'code' && <CodeStep {...step} onResend={resend} />}
      {state.step === 'password' && <NewPasswordStep {...step} onEnter={submit} />}
      {state.step === 'finished' && <FinishedStep onGo={onFinished} />}

      {(state.step === 'cnpj' || (kind === 'firstAccess' && state.step !== 'finished')) && (
        <LinkButton onClick={onLeave} className="justify-self-center">
          {t(words.leave)}
        </LinkButton>
      )}
    </Form>
  )
}
