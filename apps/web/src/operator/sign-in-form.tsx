import { useEffect, useRef, useState } from 'react'
import { useErrorText } from '../i18n/error-text'
import { useTexts } from '../i18n/language'
import { hasCode } from '../lib/http/api-error'
import { Button } from '../ui/buttons/button'
import { Callout } from '../ui/notices/callout'
import { CodeInput } from '../ui/fields/code-input'
import { Field } from '../ui/fields/field'
import { signInOperator } from './operator-session'
import { operatorTexts } from './texts'
import { TextField } from '../ui/fields/text-field'
import { Form } from '../ui/fields/form'
import { PasswordField } from '../ui/fields/password-field'

const codeLength = 6

interface SignInFormProps {
  /** Who was signed in before. */
  user?: string
  onSignedIn?: () => void
}

/** Kept as a key, so that it follows the language; what the server said of `error` wins. */
interface Problem {
  key: 'signInMissing' | 'signInFailed'
  error?: unknown
}

/** User, password and the code of the authenticator. Whatever of them is wrong, the sentence is the same. */
export function SignInForm({ user: known = '', onSignedIn }: SignInFormProps) {
  const t = useTexts(operatorTexts)
  const errorText = useErrorText()
  const [user, setUser] = useState(known)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const codeInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem) codeInput.current?.focus()
  }, [problem])

  const submit = async () => {
    if (busy) return
    if (user.trim() === '' || password === '' || code.length < codeLength) {
      setProblem({ key: 'signInMissing' })
      return
    }
    setBusy(true)
    setProblem(null)
    try {
      await signInOperator({ user: user.trim(), password, code })
      onSignedIn?.()
    } catch (error) {
      // A code opens once: the next attempt needs another one.
      if (hasCode(error, 'WRONG_OPERATOR')) setCode('')
      setProblem({ key: 'signInFailed', error })
      setBusy(false)
    }
  }

  return (
    <Form onSend={submit} className="grid gap-4">
      <TextField
        label={t('user')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        readOnly={busy}
        value={user}
        onValueChange={setUser}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        maxLength={256}
        readOnly={busy}
        value={password}
        onValueChange={setPassword}
      />
      <Field label={t('code')} hint={t('codeHint')}>
        {(ids) => (
          <CodeInput
            {...ids}
            ref={codeInput}
            name="code"
            length={codeLength}
            readOnly={busy}
            value={code}
            onValueChange={setCode}
          />
        )}
      </Field>
      <div aria-live="polite" className="contents">
        {problem && <Callout kind="danger">{errorText(problem.error, t(problem.key))}</Callout>}
      </div>
      <Button type="submit" size="large" wide busy={busy}>
        {t(busy ? 'signingIn' : 'signIn')}
      </Button>
    </Form>
  )
}
