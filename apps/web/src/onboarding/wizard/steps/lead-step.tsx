import { formatCnpj } from '@balcao/domain/company'
import { useEffect, useRef, useState } from 'react'
import { useErrorText } from '../../../i18n/error-text'
import { useTexts } from '../../../i18n/language'
import { hasCode } from '../../../lib/http/api-error'
import { logFailure } from '../../../lib/log'
import { maskLength } from '../../../shared/customer/masks'
import { Button } from '../../../ui/buttons/button'
import { Callout } from '../../../ui/notices/callout'
import { Spinner } from '../../../ui/waiting/spinner'
import { CodePanel } from './code-panel'
import { LeadLine } from './lead-line'
import { findLead } from '../data/onboarding-calls'
import { wizardTexts } from '../texts'
import type { OnboardingSession } from '../data/use-onboarding'
import { Form } from '../../../ui/fields/form'
import { ArrivalHeading } from '../../../shared/page/arrival-heading'
import { CnpjField } from '../../../shared/customer/cnpj-field'

/** Kept as a key, so that it follows the language; what the server said of `error` wins. */
interface Problem {
  key: 'leadUnknown' | 'leadFailed' | 'notValidated'
  error?: unknown
}

/** Step 1: the CNPJ, validated by itself as soon as it is whole (ONB-11), and the code from the lead's mailbox. */
export function LeadStep({ session: { state, dispatch, enter } }: { session: OnboardingSession }) {
  const t = useTexts(wizardTexts)
  const errorText = useErrorText()
  const [problem, setProblem] = useState<Problem>()
  const [checking, setChecking] = useState(false)
  const asked = useRef(0)
  const field = useRef<HTMLInputElement>(null)
  const { cnpj, lead, proved } = state

  const check = async (typed: string) => {
    const mine = (asked.current += 1)
    setChecking(true)
    try {
      const found = await findLead(typed)
      if (mine !== asked.current) return
      if (found) dispatch({ type: 'found', lead: found })
      else setProblem({ key: 'leadUnknown' })
    } catch (error) {
      if (mine !== asked.current) return
      logFailure('a lead could not be looked up', error)
      setProblem({ key: 'leadFailed', error: hasCode(error, 'TOO_MANY_REQUESTS') && error })
    }
    setChecking(false)
  }
  const typed = (value: string) => {
    if (value === cnpj) return
    asked.current += 1
    setProblem(undefined)
    setChecking(false)
    dispatch({ type: 'cnpjTyped', cnpj: value })
    if (value.length === maskLength.cnpj) void check(value)
  }
  // The link of the e-mail names the company: its owner need not type it again.
  const first = useRef(typed)
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('cnpj')
    if (named) first.current(formatCnpj(named))
  }, [])

  const goOn = () => {
    if (proved) return dispatch({ type: 'next' })
    setProblem({ key: 'notValidated' })
    field.current?.focus()
    // What failed for a moment may be tried again with the same number.
    if (cnpj.length === maskLength.cnpj && !checking) void check(cnpj)
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-1.5">
        <ArrivalHeading>{t('leadHeading')}</ArrivalHeading>
        <p className="text-ink-soft">{t('leadText')}</p>
      </div>
      <Form
        className="grid gap-5"
        onSend={() => {
          if (!lead || proved) goOn()
        }}
      >
        <CnpjField
          label={t('cnpj')}
          error={problem && errorText(problem.error, t(problem.key))}
          ref={field}
          name="cnpj"
          value={cnpj}
          onValueChange={typed}
          large
        />
        <div role="status" className="grid gap-4 empty:hidden">
          {checking && (
            <p className="flex items-center gap-2 text-ink-soft">
              <Spinner size={18} />
              {t('checking')}
            </p>
          )}
          {lead && <LeadLine lead={lead} />}
        </div>
        {(!lead || proved) && (
          <Button type="submit" size="large" wide disabled={checking}>
            {t('continue')}
          </Button>
        )}
      </Form>
      {lead && !proved && <CodePanel key={lead.cnpj} lead={lead} onProved={enter} />}
      {!lead && (
        <Callout>
          <a href="/login" className="font-semibold underline underline-offset-4">
            {t('noLeadYet')}
          </a>
        </Callout>
      )}
    </div>
  )
}
