import { KeyRound } from 'lucide-react'
import { useTexts } from '../i18n/language'
import { useFocusOnChange } from '../lib/hooks/use-focus-on-change'
import { Button } from '../ui/buttons/button'
import { Callout } from '../ui/notices/callout'
import { LinkButton } from '../ui/buttons/link-button'
import { useRef } from 'react'
import { CompanyLine } from './company-line'
import { DeviceCodeField } from './device-code-field'
import { useMessageText } from './message'
import { LazyPasswordWizard } from './password-wizard/lazy-password-wizard'
import { PinField } from './pin-field'
import { authTexts } from './texts'
import { useLogin } from './use-login'
import { Form } from '../ui/fields/form'
import { PasswordField } from '../ui/fields/password-field'
import { SignInCnpj } from './sign-in-cnpj'

interface LoginFormProps {
  /** A CNPJ typed before, masked. */
  cnpj?: string
  onSignedIn: () => void
  onFirstAccess: (cnpj: string) => void
}

/** Tab 'Entrar': CNPJ, then password; the recovery takes its place when asked for. */
export function LoginForm({ cnpj = '', onSignedIn, onFirstAccess }: LoginFormProps) {
  const t = useTexts(authTexts)
  const messageText = useMessageText()
  const { state, dispatch, submitCnpj, submitPassword, submitPin } = useLogin({ cnpj, onSignedIn })
  const field = useRef<HTMLInputElement>(null)
  useFocusOnChange(field, `${state.step} ${state.problem?.key ?? ''}`)

  if (state.recovering) {
    return (
      <LazyPasswordWizard
        kind="recovery"
        cnpj={state.cnpj}
        onLeave={() => dispatch({ type: 'recoveryClosed' })}
        onFinished={() => dispatch({ type: 'recoveryClosed' })}
      />
    )
  }

  const submit = () => {
    const submits = { cnpj: submitCnpj, password: submitPassword, pin: submitPin }
    void submits[state.step]()
  }
  const problem = state.problem ? messageText(state.problem) : undefined

  return (
    <Form onSend={submit} className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-2xl">{t('loginTitle')}</h1>
        <p className="text-ink-soft" aria-live="polite">
          {state.step === 'cnpj' ? t('loginStep1') : t('loginStep2')}
        </p>
      </div>

      {state.step === 'cnpj' && (
        <SignInCnpj
          ref={field}
          value={state.cnpj}
          onValueChange={(typed) => dispatch({ type: 'cnpjTyped', cnpj: typed })}
          hint={t('loginCnpjHint')}
          error={problem}
          readOnly={state.busy}
        />
      )}
      {state.step !== 'cnpj' && (
        <CompanyLine name={state.company?.name ?? ''} cnpj={state.cnpj}>
          <LinkButton onClick={() => dispatch({ type: 'cnpjChangeAsked' })}>{t('changeCnpj')}</LinkButton>
        </CompanyLine>
      )}
      {state.step === 'pin' && (
        <PinField
          ref={field}
          value={state.pin}
          onValueChange={(pin) => dispatch({ type: 'pinTyped', pin })}
          error={problem}
          readOnly={state.busy}
        />
      )}
      {state.step === 'pin' && state.deviceCode !== null && (
        <DeviceCodeField
          value={state.deviceCode}
          problem={state.deviceProblem}
          onValueChange={(code) => dispatch({ type: 'deviceCodeTyped', code })}
          readOnly={state.busy}
        />
      )}
      {state.step === 'password' && (
        <>
          <input type="text" name="username" autoComplete="username" value={state.cnpj} readOnly hidden />
          <PasswordField
            label={t('password')}
            error={problem}
            ref={field}
            name="password"
            autoComplete="current-password"
            value={state.password}
            readOnly={state.busy}
            onValueChange={(password) => dispatch({ type: 'passwordTyped', password })}
          />
        </>
      )}

      <div aria-live="polite" className="contents">
        {state.needsFirstAccess && (
          <Callout
            action={
              <Button
                kind="secondary"
                onClick={() => onFirstAccess(state.cnpj)}
                className="justify-self-start"
              >
                {t('setupTitle')}
              </Button>
            }
          >
            {t('firstAccessMessage')}
          </Callout>
        )}
      </div>

      <Button type="submit" size="large" wide busy={state.busy}>
        {state.step === 'cnpj'
          ? state.busy
            ? t('validating')
            : t('continue')
          : state.busy
            ? t('signingIn')
            : t('signIn')}
      </Button>

      <div className="grid justify-items-center">
        {state.step === 'pin' && state.deviceCode === null && (
          <LinkButton onClick={() => dispatch({ type: 'deviceCodeAsked', problem: null })}>
            {t('haveDeviceCode')}
          </LinkButton>
        )}
        {state.step === 'pin' ? (
          <LinkButton onClick={() => dispatch({ type: 'passwordAsked' })}>{t('signInAsCompany')}</LinkButton>
        ) : (
          <LinkButton onClick={() => dispatch({ type: 'recoveryOpened' })}>{t('forgotPassword')}</LinkButton>
        )}
        {state.step === 'password' && (
          <LinkButton onClick={() => dispatch({ type: 'pinAsked' })}>{t('signInAsEmployee')}</LinkButton>
        )}
        {state.step === 'cnpj' && (
          <a
            href="/setup"
            onClick={(event) => {
              event.preventDefault()
              onFirstAccess(state.cnpj)
            }}
            className="inline-flex min-h-11 items-center gap-2 text-center font-semibold text-accent-ink underline-offset-4 hover:underline"
          >
            <KeyRound size={18} aria-hidden="true" className="hidden sm:block" />
            {t('firstAccessLink')}
          </a>
        )}
      </div>
    </Form>
  )
}
