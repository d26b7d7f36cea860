import { useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { useFocusOnArrival } from '../../lib/hooks/use-focus-on-arrival'
import { Button } from '../../ui/button'
import { CnpjField } from '../cnpj-field'
import { useMessageText } from '../message'
import { authTexts } from '../texts'
import type { StepProps } from './step-props'

/** Step 'CNPJ': which company. */
export function FindCompanyStep({ state, dispatch, words }: StepProps) {
  const t = useTexts(authTexts)
  const messageText = useMessageText()
  const field = useRef<HTMLInputElement>(null)
  useFocusOnArrival(field, state.problem)

  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{t(words.intro)}</p>
      <CnpjField
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
