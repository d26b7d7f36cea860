import { useRef, useState } from 'react'
import { useErrorText } from '../../../i18n/error-text'
import { useTexts } from '../../../i18n/language'
import { hasCode, isRefusal } from '../../../lib/http/api-error'
import { useAttempts } from '../../../lib/hooks/use-attempts'
import { Button } from '../../../ui/buttons/button'
import { CodeInput } from '../../../ui/fields/code-input'
import { Field } from '../../../ui/fields/field'
import { notify } from '../../../ui/notices/notify'
import { ResendButton } from '../../../ui/buttons/resend-button'
import { sendCode, verifyCode } from '../data/onboarding-calls'
import type { FoundLead } from '../data/read-lead'
import { wizardTexts } from '../texts'
import { Form } from '../../../ui/fields/form'

interface CodePanelProps {
  lead: FoundLead
  /** The cookie is there; resolves when the next step is. */
  onProved: () => Promise<void>
}

/** Kept as a key, so that it follows the language; what the server said of `error` wins. */
interface Problem {
  key: 'codeMissing' | 'codeWrong'
  error?: unknown
}

/** The mailbox of the lead, proved by the code that went there. */
export function CodePanel({ lead, onProved }: CodePanelProps) {
  const t = useTexts(wizardTexts)
  const errorText = useErrorText()
  const attempts = useAttempts()
  const [sent, setSent] = useState(0)
  const [busy, setBusy] = useState(false)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [isOver, setIsOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const send = async () => {
    const attempt = attempts.begin()
    setBusy(true)
    setProblem(undefined)
    try {
      await sendCode(lead.cnpj)
      if (attempt.aborted) return
      notify.success(t('codeSent'))
      setCode('')
      setSent((count) => count + 1)
      setIsOver(false)
      requestAnimationFrame(() => field.current?.focus())
    } catch (error) {
      if (attempt.aborted) return
      const isTold = hasCode(error, 'TOO_MANY_REQUESTS')
      notify.error(isTold ? errorText(error, t('codeNotSent')) : t('codeNotSent'))
    }
    setBusy(false)
  }

  const refuse = (why: Problem) => {
    setProblem(why)
    field.current?.focus()
  }
  const verify = async () => {
    if (busy) return
    if (code.length !== 6) return refuse({ key: 'codeMissing' })
    const attempt = attempts.begin()
    setBusy(true)
    setProblem(undefined)
    try {
      await verifyCode(lead.cnpj, code)
      if (!attempt.aborted) await onProved()
    } catch (error) {
      if (attempt.aborted) return
      setBusy(false)
      if (hasCode(error, 'CODE_EXPIRED')) setIsOver(true)
      if (isRefusal(error)) refuse({ key: 'codeWrong', error })
      else notify.error(t('codeFailed'))
    }
  }

  if (sent === 0) {
    return (
      <div className="grid gap-4">
        <p>{t('codeText', { email: lead.email })}</p>
        <Button size="large" wide busy={busy} onClick={() => void send()}>
          {busy ? t('sendingCode') : t('sendCode')}
        </Button>
      </div>
    )
  }
  return (
    <Form className="grid gap-4" onSend={verify}>
      <Field
        label={t('code')}
        hint={t('codeText', { email: lead.email })}
        error={problem && errorText(problem.error, t(problem.key))}
      >
        {(ids) => (
          <CodeInput {...ids} ref={field} length={6} name="code" value={code} onValueChange={setCode} />
        )}
      </Field>
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? t('verifying') : t('verify')}
      </Button>
      <ResendButton
        key={sent}
        busy={busy}
        atOnce={isOver}
        label={(count) => (count > 0 ? t('resendIn', { count }) : t('resend'))}
        onResend={() => void send()}
      />
    </Form>
  )
}
