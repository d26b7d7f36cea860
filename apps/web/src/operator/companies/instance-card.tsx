import type { OperatorCompanyDetails } from '@balcao/contract/operator'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { notify } from '../../ui/notices/notify'
import { Segmented } from '../../ui/choices/segmented'
import { TitledCard } from '../../ui/page/titled-card'
import { operatorTexts } from '../texts'
import { useCompanyActs } from './companies.queries'
import { instanceBody, instanceProblems, type InstanceFields, type InstanceProblems } from './instance-form'
import { companiesTexts } from './texts'
import { TextField } from '../../ui/fields/text-field'
import { Form } from '../../ui/fields/form'
import { PasswordField } from '../../ui/fields/password-field'

/** Over which account the company’s WhatsApp goes. Secrets go in and never come back out. */
export function InstanceCard({ company }: { company: OperatorCompanyDetails }) {
  const t = useTexts(companiesTexts)
  const tOperator = useTexts(operatorTexts)
  const errorText = useErrorText()
  const { instance: act } = useCompanyActs(company.id)
  const [typed, setTyped] = useState<Partial<InstanceFields>>({})
  const [problems, setProblems] = useState<InstanceProblems>({})
  const { kind } = company.channel
  const fields: InstanceFields = {
    kind: kind ?? (company.evolution_available ? 'evolution' : 'cloud'),
    instance: kind === 'evolution' ? (company.instance ?? '') : '',
    phoneNumberId: kind === 'cloud' ? (company.instance ?? '') : '',
    accessToken: '',
    appSecret: '',
    ...typed,
  }
  const isUnavailable = fields.kind === 'evolution' && !company.evolution_available
  useUnsavedWork(Object.keys(typed).length > 0)

  const change = (part: Partial<InstanceFields>) => {
    setTyped((now) => ({ ...now, ...part }))
    setProblems({})
  }
  const problemOf = (name: keyof InstanceProblems) => {
    const problem = problems[name]
    return problem && t(problem === 'missing' ? 'secretMissing' : `wrong_${name}`)
  }
  const save = () => {
    const found = instanceProblems(fields, kind === 'cloud')
    setProblems(found)
    if (Object.keys(found).length > 0 || isUnavailable) return
    act.mutate(instanceBody(fields), {
      onSuccess: () => {
        setTyped({})
        notify.success(t('instanceSaved'))
      },
    })
  }

  return (
    <TitledCard title={t('instance')}>
      <Form onSend={save} className="grid gap-4">
        <Segmented
          label={t('instanceKind')}
          selected={fields.kind}
          onSelect={(next) => change({ kind: next })}
          options={[
            { id: 'evolution', content: 'Evolution API' },
            { id: 'cloud', content: 'WhatsApp Cloud API' },
          ]}
        />
        {isUnavailable && <Callout kind="warning">{t('noEvolution')}</Callout>}
        {fields.kind === 'evolution' ? (
          <TextField
            label={t('instanceName')}
            hint={t('instanceNameHint')}
            error={problemOf('instance')}
            autoCapitalize="none"
            maxLength={100}
            value={fields.instance}
            onValueChange={(instance) => change({ instance })}
          />
        ) : (
          <>
            <TextField
              label={t('phoneNumberId')}
              error={problemOf('phoneNumberId')}
              inputMode="numeric"
              maxLength={30}
              value={fields.phoneNumberId}
              onValueChange={(phoneNumberId) => change({ phoneNumberId })}
            />
            {(['accessToken', 'appSecret'] as const).map((name) => (
              <PasswordField
                key={name}
                label={t(name)}
                hint={kind === 'cloud' ? t('secretStays') : undefined}
                error={problemOf(name)}
                autoComplete="off"
                maxLength={name === 'appSecret' ? 200 : 1000}
                value={fields[name]}
                onValueChange={(value) => change({ [name]: value })}
              />
            ))}
          </>
        )}
        {kind !== null && kind !== fields.kind && <Callout kind="warning">{t('kindChanges')}</Callout>}
        {act.error && (
          <Callout kind="danger" live>
            {errorText(act.error, t('instanceFailed'))}
          </Callout>
        )}
        <Button
          type="submit"
          kind="secondary"
          busy={act.isPending}
          disabled={isUnavailable}
          className="justify-self-start"
        >
          {tOperator('save')}
        </Button>
      </Form>
    </TitledCard>
  )
}
