import { CircleCheck } from 'lucide-react'
import type { Channel } from '@balcao/contract/channels'
import { useId, useState } from 'react'
import { errorText } from '../../i18n/error-text'
import { currentLanguage, textsNow, useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { Button } from '../../ui/buttons/button'
import { Card } from '../../ui/page/card'
import { Field } from '../../ui/fields/field'
import { notify } from '../../ui/notices/notify'
import { TextInput } from '../../ui/fields/text-input'
import type { ChannelActs } from '../channel.queries'
import { channelsTexts } from '../texts'
import { cloudBody, cloudProblems, refusedFields, type CloudFields, type CloudProblems } from './cloud-form'
import { Form } from '../../ui/fields/form'
import { PasswordField } from '../../ui/fields/password-field'

interface CloudSettingsProps {
  channel: Channel
  acts: ChannelActs
  onSaved: () => void
}

/** The account at Meta: its number and secrets. Saving tries them at once. */
export function CloudSettings({ channel, acts, onSaved }: CloudSettingsProps) {
  const t = useTexts(channelsTexts)
  const id = useId()
  const isKept = channel.kind === 'cloud'
  const start = { phoneNumberId: channel.cloud?.phone_number_id ?? '', accessToken: '', appSecret: '' }
  const [typed, setTyped] = useState<CloudFields | null>(null)
  const [problems, setProblems] = useState<CloudProblems>({})
  const fields = typed ?? start
  const busy = acts.save.isPending || acts.connect.isPending
  useUnsavedWork(typed !== null && JSON.stringify(typed) !== JSON.stringify(start))

  const change = (part: Partial<CloudFields>) => {
    setTyped({ ...fields, ...part })
    const fixed = new Set(Object.keys(part))
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !fixed.has(name))))
  }

  const save = async () => {
    const found = cloudProblems(fields, isKept)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    try {
      await acts.save.mutateAsync(cloudBody(fields))
      setTyped(null)
      onSaved()
    } catch (error) {
      logFailure('the Cloud API settings were not saved', error)
      if (hasCode(error, 'INVALID_INPUT')) setProblems(refusedFields(error.fields))
      notify.error(errorText(error, currentLanguage(), textsNow(channelsTexts)('saveFailed')))
      return
    }
    notify.success(textsNow(channelsTexts)('saved'))
    await acts.connect.mutateAsync().catch((error: unknown) => {
      logFailure('the Cloud API was not reached', error)
      notify.error(textsNow(channelsTexts)('unreachable'))
    })
  }

  const problemOf = (name: keyof CloudFields) => {
    const problem = problems[name]
    return problem && t(problem)
  }

  return (
    <section aria-labelledby={id}>
      <Card className="p-4 sm:p-6">
        <Form className="grid gap-4" onSend={save}>
          <h2 id={id} className="text-lg">
            {t('cloudTitle')}
          </h2>
          <Field label={t('phoneNumberId')} hint={t('phoneNumberIdHint')} error={problemOf('phoneNumberId')}>
            {(ids) => (
              <TextInput
                {...ids}
                inputMode="numeric"
                autoComplete="off"
                value={fields.phoneNumberId}
                onChange={(event) => change({ phoneNumberId: event.target.value })}
                className="font-mono"
              />
            )}
          </Field>
          {(['accessToken', 'appSecret'] as const).map((name) => (
            <PasswordField
              key={name}
              label={t(name)}
              hint={isKept ? t('keptHint') : t(`${name}Hint`)}
              error={problemOf(name)}
              aside={isKept && fields[name] === '' && <Kept />}
              autoComplete="off"
              value={fields[name]}
              onValueChange={(value) => change({ [name]: value })}
            />
          ))}
          <Button type="submit" busy={busy} className="justify-self-start">
            {t('save')}
          </Button>
        </Form>
      </Card>
    </section>
  )
}

function Kept() {
  const t = useTexts(channelsTexts)
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold text-ready-ink">
      <CircleCheck size={16} aria-hidden="true" />
      {t('kept')}
    </span>
  )
}
