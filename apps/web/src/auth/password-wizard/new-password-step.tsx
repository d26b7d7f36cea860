import { isAcceptablePassword } from '@balcao/domain/auth'
import { CircleCheck } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/language'
import { useFocusOnArrival } from '../../lib/hooks/use-focus-on-arrival'
import { useFocusOnChange } from '../../lib/hooks/use-focus-on-change'
import { Button } from '../../ui/buttons/button'
import { useMessageText } from '../message'
import { authTexts } from '../texts'
import { PasswordRules } from './password-rules'
import type { StepProps } from './step-props'
import { PasswordField } from '../../ui/fields/password-field'

/** Step 'Senha': the new password twice, with the rules beside it. */
export function NewPasswordStep({ state, dispatch, words, onEnter }: StepProps & { onEnter: () => void }) {
  const t = useTexts(authTexts)
  const messageText = useMessageText()
  const password = useRef<HTMLInputElement>(null)
  const confirmation = useRef<HTMLInputElement>(null)
  useFocusOnArrival(password, state.problem?.field === 'password' && state.problem)
  useFocusOnChange(confirmation, state.problem?.field === 'confirmation' && state.problem)

  const differs = state.confirmation !== '' && state.confirmation !== state.password
  const equal = state.confirmation !== '' && state.confirmation === state.password
  const problem = state.problem ? messageText(state.problem.message) : undefined
  const acceptable = isAcceptablePassword(state.password)
  // A disabled submit button swallows Enter; the reader would never learn why nothing happens (RECOV-31).
  const explainOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !acceptable) onEnter()
  }
  const shared = { autoComplete: 'new-password', readOnly: state.busy, onKeyDown: explainOnEnter }

  return (
    <div className="grid gap-5">
      <input type="text" name="username" autoComplete="username" value={state.cnpj} readOnly hidden />
      <PasswordField
        label={t(words.password)}
        error={state.problem?.field === 'password' ? problem : undefined}
        ref={password}
        name="new-password"
        {...shared}
        value={state.password}
        onValueChange={(value) => dispatch({ type: 'typed', field: 'password', value })}
      />
      <PasswordRules password={state.password} />
      <div className="grid gap-1.5">
        <PasswordField
          label={t(words.confirmation)}
          error={
            differs ? t('passwordsDiffer') : state.problem?.field === 'confirmation' ? problem : undefined
          }
          ref={confirmation}
          name="confirm-password"
          {...shared}
          value={state.confirmation}
          onValueChange={(value) => dispatch({ type: 'typed', field: 'confirmation', value })}
        />
        <p aria-live="polite" className="flex items-center gap-1.5 text-sm font-semibold text-ready-ink">
          {equal && (
            <>
              <CircleCheck size={18} aria-hidden="true" />
              <span>{t('passwordsEqual')}</span>
            </>
          )}
        </p>
      </div>
      <div className="flex gap-3">
        {/* A password under way may already be the new one: nobody leaves without the answer. */}
        <Button
          kind="secondary"
          size="large"
          disabled={state.busy}
          onClick={() => dispatch({ type: 'back' })}
        >
          {t('back')}
        </Button>
        <Button type="submit" size="large" wide busy={state.busy} disabled={!acceptable}>
          {state.busy ? t('saving') : t(words.save)}
        </Button>
      </div>
    </div>
  )
}
