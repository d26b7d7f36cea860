import { apiScopes, type ApiKey } from '@balcao/contract/automations'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { FormDialog } from '../../ui/dialogs/form-dialog'
import { Field } from '../../ui/fields/field'
import { notify } from '../../ui/notices/notify'
import { TextInput } from '../../ui/fields/text-input'
import { useKeyActs } from '../automations.queries'
import { CheckList } from '../check-list'
import { automationTexts } from '../texts'

/** Name and scopes of a new key. */
export function NewKeyDialog({
  onClose,
  onCreated,
}: {
  onClose: () => void
  onCreated: (token: string) => void
}) {
  const t = useTexts(automationTexts)
  const { create } = useKeyActs()
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ApiKey['scopes']>([])
  const [tried, setTried] = useState(false)
  const submit = async () => {
    setTried(true)
    if (name.trim() === '' || scopes.length === 0) return
    try {
      onCreated((await create.mutateAsync({ name, scopes })).token)
    } catch (error) {
      notify.error(errorText(error, t('actFailed')))
    }
  }
  return (
    <FormDialog
      title={t('keyNew')}
      description={t('keyNewText')}
      words={{ cancel: t('cancel'), save: t('keyCreate') }}
      busy={create.isPending}
      onSave={submit}
      onClose={onClose}
    >
      <Field
        label={t('name')}
        hint={t('keyNameHint')}
        error={tried && name.trim() === '' ? t('nameMissing') : ''}
      >
        {(ids) => (
          <TextInput {...ids} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <CheckList
        label={t('scopes')}
        options={apiScopes.map((id) => ({ id, name: t(`scope_${id}`), hint: t(`scopeHint_${id}`) }))}
        chosen={scopes}
        onChange={setScopes}
        error={tried && scopes.length === 0 ? t('scopesMissing') : ''}
      />
    </FormDialog>
  )
}
