import { maskEmail } from '@balcao/domain/company'
import { hasCode } from '../../lib/http/api-error'
import { Button } from '../../ui/buttons/button'
import { CodeInput } from '../../ui/fields/code-input'
import { Field } from '../../ui/fields/field'
import { ResendButton } from '../../ui/buttons/resend-button'
import type { StepProps } from './step-props'
import { useStepField } from './use-step-field'

/** Step 'Código': the six digits from the e-mail. */
export function CodeStep({ state, dispatch, onResend }: StepProps & { onResend: () => void }) {
  const { t, messageText, field } = useStepField(state)

  return (
    <div className="grid gap-5">
      <Field
        label={t('code')}
        hint={t('codeHint', { email: maskEmail(state.company?.email ?? '') })}
        error={state.problem ? messageText(state.problem.message) : undefined}
      >
        {(ids) => (
          <CodeInput
            {...ids}
            ref={field}
            length={6}
            name="code"
            value={state.code}
            readOnly={state.busy}
            onValueChange={(value) => dispatch({ type: 'typed', field: 'code', value })}
          />
        )}
      </Field>
      <div className="flex gap-3">
        <Button kind="secondary" size="large" onClick={() => dispatch({ type: 'back' })}>
          {t('back')}
        </Button>
        <Button type="submit" size="large" wide busy={state.busy}>
          {state.busy ? t('verifyingCode') : t('verifyCode')}
        </Button>
      </div>
      <ResendButton
        key={state.codesSent}
        busy={state.busy}
        atOnce={hasCode(state.problem?.message.error, 'CODE_EXPIRED')}
        label={(count) => (count > 0 ? t('resendIn', { count }) : t('resend'))}
        onResend={onResend}
      />
      <p className="text-center text-sm text-ink-soft">{t('spamHint')}</p>
    </div>
  )
}
