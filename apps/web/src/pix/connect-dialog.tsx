import type { PixAccount } from '@balcao/contract/pix'
import { pixBankKinds, type PixBankKind } from '@balcao/domain/pix'
import { useState } from 'react'
import { errorText } from '../i18n/error-text'
import { currentLanguage, textsNow, useTexts } from '../i18n/language'
import { logFailure } from '../lib/log'
import { LinkButton } from '../ui/buttons/link-button'
import { FileChoice } from '../ui/choices/file-choice'
import { Select } from '../ui/choices/select'
import { FormDialog } from '../ui/dialogs/form-dialog'
import { Field } from '../ui/fields/field'
import { PasswordField } from '../ui/fields/password-field'
import { TextField } from '../ui/fields/text-field'
import { Callout } from '../ui/notices/callout'
import { notify } from '../ui/notices/notify'
import type { PixActs } from './pix.queries'
import { readCertificateFile } from './read-certificate-file'
import { pixTexts } from './texts'

interface ConnectDialogProps {
  account: PixAccount
  connect: PixActs['connect']
  onClose: () => void
}

/** What opens the bank's account: tried at the bank before it is kept. What is typed stays when that fails. */
export function ConnectDialog({ account, connect, onClose }: ConnectDialogProps) {
  const t = useTexts(pixTexts)
  const [bank, setBank] = useState<PixBankKind>(account.bank ?? 'efi')
  const [clientId, setClientId] = useState(account.client_id ?? '')
  const [secret, setSecret] = useState('')
  const [appKey, setAppKey] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<{
    at: 'id' | 'secret' | 'certificate' | 'all'
    text: string
  } | null>(null)
  const isKept = account.bank === bank

  const certificate = async (): Promise<string | undefined> => {
    if (!file) return undefined
    try {
      return await readCertificateFile(file, password)
    } catch (error) {
      logFailure('a certificate was not opened', error)
      setProblem({ at: 'certificate', text: t('certificateWrong') })
      throw error
    }
  }

  const save = async () => {
    if (connect.isPending) return
    setProblem(null)
    if (clientId.trim() === '') return setProblem({ at: 'id', text: t('required') })
    if (secret.trim() === '' && !isKept) return setProblem({ at: 'secret', text: t('required') })
    let pem: string | undefined
    try {
      pem = await certificate()
    } catch {
      return
    }
    try {
      await connect.mutateAsync({
        bank,
        client_id: clientId,
        ...(secret.trim() === '' ? {} : { client_secret: secret }),
        ...(pem === undefined ? {} : { certificate: pem }),
        ...(appKey.trim() === '' ? {} : { app_key: appKey.trim() }),
      })
      notify.success(textsNow(pixTexts)('saved'))
      onClose()
    } catch (error) {
      logFailure('the bank was not connected', error)
      setProblem({ at: 'all', text: errorText(error, currentLanguage(), textsNow(pixTexts)('saveFailed')) })
    }
  }

  const errorAt = (at: NonNullable<typeof problem>['at']) => (problem?.at === at ? problem.text : undefined)
  return (
    <FormDialog
      title={t('formTitle')}
      description={t('formText')}
      words={{ cancel: t('cancel'), save: t('save') }}
      busy={connect.isPending}
      onSave={save}
      onClose={onClose}
    >
      {problem?.at === 'all' && (
        <Callout kind="danger" live>
          {problem.text}
        </Callout>
      )}
      <Field label={t('bank')}>
        {(ids) => (
          <Select
            {...ids}
            value={bank}
            onChange={(event) => setBank(event.target.value as PixBankKind)}
            options={pixBankKinds.map((kind) => ({ value: kind, label: t(`bank_${kind}`) }))}
          />
        )}
      </Field>
      <TextField label={t('clientId')} value={clientId} onValueChange={setClientId} error={errorAt('id')} />
      <PasswordField
        label={t('clientSecret')}
        hint={isKept ? t('secretKept') : undefined}
        value={secret}
        onValueChange={setSecret}
        autoComplete="off"
        error={errorAt('secret')}
      />
      {bank === 'bb' && <TextField label={t('appKey')} value={appKey} onValueChange={setAppKey} />}
      {file ? (
        <>
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0 break-words">{t('certificateChosen', { name: file.name })}</span>
            <LinkButton onClick={() => setFile(null)}>{t('certificateOther')}</LinkButton>
          </p>
          <PasswordField
            label={t('certificatePassword')}
            value={password}
            onValueChange={setPassword}
            autoComplete="off"
            error={errorAt('certificate')}
          />
        </>
      ) : (
        <FileChoice
          accept=".p12,.pfx,.pem,.crt,.key"
          label={t(isKept && account.certificate ? 'certificateKeptChoice' : 'certificateChoice')}
          hint={t('certificateHint')}
          onFile={setFile}
        />
      )}
    </FormDialog>
  )
}
