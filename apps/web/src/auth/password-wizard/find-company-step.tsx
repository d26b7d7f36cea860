import { Button } from '../../ui/buttons/button'
import type { StepProps } from './step-props'
import { useStepField } from './use-step-field'
import { SignInCnpj } from '../sign-in-cnpj'

/** Step 'CNPJ': which company. */
export function FindCompanyStep({ state, dispatch, words }: StepProps) {
  const { t, messageText, field } = useStepField(state)

  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{t(words.intro)}</p>
      <SignInCnpj
        ref={field}
        value={state.cnpj}
        onValueChange={(value) => dispatch({ type: 'typed', field: 'cnpj', value })}
        error={state.problem ? messageText(state.problem.message) : undefined}
        readOnly={state.busy}
      />
      <Button type="submit" size="large" wide busy={state.busy}>
        {state.busy ? t('validating') : t('continue')}
      </Button>
    </div>
  )
}
