import type { Endpoint } from '@balcao/contract/automations'
import { companyEvents } from '@balcao/contract/webhook-names'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { FormDialog } from '../../ui/dialogs/form-dialog'
import { Field } from '../../ui/fields/field'
import { notify } from '../../ui/notices/notify'
import { TextInput } from '../../ui/fields/text-input'
import { useEndpointActs } from '../automations.queries'
import { CheckList } from '../check-list'
import { automationTexts } from '../texts'
import { TextField } from '../../ui/fields/text-field'

interface EndpointDialogProps {
  /** The one to change; null for a new one. */
  endpoint: Endpoint | null
  onClose: () => void
  onAdded: (secret: string) => void
}

/** Name, address and events of an endpoint. */
export function EndpointDialog({ endpoint, onClose, onAdded }: EndpointDialogProps) {
  const t = useTexts(automationTexts)
  const { add, edit } = useEndpointActs()
  const errorText = useErrorText()
  const [name, setName] = useState(endpoint?.name ?? '')
  const [url, setUrl] = useState(endpoint?.url ?? '')
  const [events, setEvents] = useState<Endpoint['events']>(endpoint?.events ?? ['order.created'])
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<unknown>(null)
  const submit = async () => {
    setTried(true)
    setRefused(null)
    if (name.trim() === '' || url.trim() === '' || events.length === 0) return
    try {
      if (endpoint) {
        await edit.mutateAsync({ ...endpoint, name, url, events })
        notify.success(t('endpointSaved'))
      } else {
        onAdded((await add.mutateAsync({ name, url, events })).secret)
      }
      onClose()
    } catch (error) {
      if (hasCode(error, 'ADDRESS_REFUSED')) setRefused(error)
      else notify.error(errorText(error, t('actFailed')))
    }
  }
  return (
    <FormDialog
      title={endpoint ? t('endpointEdit') : t('endpointNew')}
      description={endpoint ? undefined : t('endpointNewText')}
      words={{ cancel: t('cancel'), save: endpoint ? t('save') : t('endpointCreate') }}
      busy={add.isPending || edit.isPending}
      onSave={submit}
      onClose={onClose}
    >
      <Field
        label={t('name')}
        hint={t('endpointNameHint')}
        error={tried && name.trim() === '' ? t('nameMissing') : ''}
      >
        {(ids) => (
          <TextInput {...ids} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <TextField
        label={t('url')}
        hint={t('urlHint')}
        error={
          tried && url.trim() === ''
            ? t('urlMissing')
            : refused
              ? errorText(refused, t('actFailed'))
              : undefined
        }
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        value={url}
        maxLength={2000}
        onValueChange={setUrl}
      />
      <CheckList
        label={t('events')}
        options={companyEvents.map((id) => ({ id, name: t(`event_${id}`), hint: id }))}
        chosen={events}
        onChange={setEvents}
        error={tried && events.length === 0 ? t('eventsMissing') : ''}
      />
    </FormDialog>
  )
}
