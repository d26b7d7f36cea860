import { confirmSession } from '@balcao/contract/auth'
import { useRef, useState } from 'react'
import { commonTexts } from '../../i18n/common-texts'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { logFailure } from '../../lib/log'
import { FormDialog } from '../../ui/dialogs/form-dialog'
import { companyTexts } from '../texts'
import { PasswordField } from '../../ui/fields/password-field'

interface ConfirmPasswordDialogProps {
  /** The company's password, or the PIN of the employee who is signed in. */
  asks: 'password' | 'pin'
  onConfirmed: () => void
  onClose: () => void
}

/** Asks whoever is signed in to say that it is them, before mailbox or PIX key change. Outside of every other form. */
export function ConfirmPasswordDialog({ asks, onConfirmed, onClose }: ConfirmPasswordDialogProps) {
  const t = useTexts(companyTexts)
  const tCommon = useTexts(commonTexts)
  const errorText = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  const submit = async () => {
    if (busy) return
    if (password === '') return refuse(t(`confirmEmpty_${asks}`))
    setBusy(true)
    setProblem('')
    try {
      await call(confirmSession, { body: { password } })
      onConfirmed()
    } catch (error) {
      logFailure('the password was not confirmed', error)
      refuse(errorText(error, t('confirmFailed')))
      setBusy(false)
    }
  }
  const refuse = (text: string) => {
    setProblem(text)
    input.current?.select()
  }

  return (
    <FormDialog
      title={t(`confirmTitle_${asks}`)}
      description={t('confirmText')}
      words={{ cancel: tCommon('cancel'), save: tCommon('confirm') }}
      busy={busy}
      onSave={submit}
      onClose={onClose}
    >
      <PasswordField
        label={t(`confirmLabel_${asks}`)}
        error={problem}
        ref={input}
        name="password"
        autoComplete={asks === 'password' ? 'current-password' : 'off'}
        inputMode={asks === 'pin' ? 'numeric' : undefined}
        maxLength={256}
        value={password}
        onValueChange={setPassword}
      />
    </FormDialog>
  )
}
