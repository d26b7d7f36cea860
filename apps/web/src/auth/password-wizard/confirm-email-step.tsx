import { maskEmail } from '@balcao/domain/company'
import { Mail } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { useFocusOnArrival } from '../../lib/hooks/use-focus-on-arrival'
import { Button } from '../../ui/buttons/button'
import { LinkButton } from '../../ui/buttons/link-button'
import { CompanyLine } from '../company-line'
import { authTexts } from '../texts'
import type { StepProps } from './step-props'

/** Step 'Email': the right company, the right mailbox? The address is never shown in full (RECOV-07, SETUP-04). */
export function ConfirmEmailStep({ state, dispatch, words }: StepProps) {
  const t = useTexts(authTexts)
  const step = useRef<HTMLDivElement>(null)
  useFocusOnArrival(step)
  return (
    <div ref={step} tabIndex={-1} className="grid gap-5 focus:outline-none">
      <CompanyLine name={state.company?.name ?? ''} cnpj={state.cnpj}>
        <LinkButton onClick={() => dispatch({ type: 'cnpjChangeAsked' })}>{t('changeCnpj')}</LinkButton>
      </CompanyLine>
      <div className="flex items-center gap-3 px-4">
        <Mail size={24} aria-hidden="true" className="shrink-0 text-ink-soft" />
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{t('confirmEmail')}</p>
          <p className="font-semibold wrap-anywhere sm:text-lg">{maskEmail(state.company?.email ?? '')}</p>
        </div>
      </div>
      <Button type="submit" size="large" wide busy={state.busy}>
        {state.busy ? t('sendingCode') : t(words.sendCode)}
      </Button>
      <p className="text-center text-sm text-ink-soft">{t('spamHint')}</p>
    </div>
  )
}
