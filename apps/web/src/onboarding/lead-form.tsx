import { niches } from '@balcao/domain/company'
import { useEffect, useRef, useState } from 'react'
import { useErrorText } from '../i18n/error-text'
import { useTexts } from '../i18n/language'
import { hasCode } from '../lib/http/api-error'
import { Button } from '../ui/buttons/button'
import { Field } from '../ui/fields/field'
import { notify } from '../ui/notices/notify'
import { Select } from '../ui/choices/select'
import { TextInput } from '../ui/fields/text-input'
import { emptyLead, readLead, refusedField, type LeadProblem, type LeadValues } from './lead'
import { LeadSent } from './lead-sent'
import { sendLead } from './send-lead'
import { onboardingTexts } from './texts'
import { Form } from '../ui/fields/form'
import { CnpjField } from '../shared/customer/cnpj-field'
import { OwnPhoneField } from '../shared/customer/own-fields'

/** Tab 'Seja Cliente': a company asks to become a customer. */
export function LeadForm() {
  const t = useTexts(onboardingTexts)
  const errorText = useErrorText()
  const [values, setValues] = useState(emptyLead)
  const [problem, setProblem] = useState<LeadProblem | null>(null)
  const [stage, setStage] = useState<'typing' | 'sending' | 'sent'>('typing')
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus()
  }, [problem])

  if (stage === 'sent') return <LeadSent />

  const set = (field: keyof LeadValues, value: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    setProblem((before) => (before?.field === field ? null : before))
  }
  const errorOf = (field: keyof LeadValues) => (problem?.field === field ? t(problem.key) : undefined)

  const submit = async () => {
    if (stage === 'sending') return
    const read = readLead(values)
    if ('problem' in read) return setProblem(read.problem)
    setProblem(null)
    setStage('sending')
    const outcome = await sendLead(read.lead)
    setStage(outcome.sent ? 'sent' : 'typing')
    if (outcome.sent) return
    const sentence = t(outcome.refused ? 'refused' : 'failed')
    const isTold = hasCode(outcome.error, 'TOO_MANY_REQUESTS')
    notify.error(isTold ? errorText(outcome.error, sentence) : sentence)
    setProblem(outcome.error ? refusedField(outcome.error) : null)
  }

  const text = (field: 'empresa' | 'email' | 'responsavel') => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  })

  return (
    <Form ref={form} onSend={submit} className="grid gap-4">
      <div className="grid gap-1">
        <h1 className="text-2xl">{t('leadTitle')}</h1>
        <p className="text-ink-soft">{t('leadIntro')}</p>
      </div>
      <Field label={t('company')} error={errorOf('empresa')}>
        {(ids) => <TextInput {...ids} {...text('empresa')} autoComplete="organization" maxLength={120} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <CnpjField
          label={t('cnpj')}
          error={errorOf('cnpj')}
          name="cnpj"
          value={values.cnpj}
          onValueChange={(value) => set('cnpj', value)}
        />
        <OwnPhoneField
          label={t('phone')}
          error={errorOf('telefone')}
          name="telefone"
          value={values.telefone}
          onValueChange={(value) => set('telefone', value)}
        />
      </div>
      <Field label={t('email')} error={errorOf('email')}>
        {(ids) => (
          <TextInput
            {...ids}
            {...text('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('responsible')} error={errorOf('responsavel')}>
          {(ids) => <TextInput {...ids} {...text('responsavel')} autoComplete="name" maxLength={120} />}
        </Field>
        <Field label={t('niche')} error={errorOf('nicho')}>
          {(ids) => (
            <Select
              {...ids}
              name="nicho"
              placeholder={t('nichePlaceholder')}
              options={niches.map((niche) => ({ value: niche, label: t(`niche_${niche}`) }))}
              value={values.nicho}
              onChange={(event) => set('nicho', event.target.value)}
            />
          )}
        </Field>
      </div>
      <p className="text-sm text-ink-soft">{t('consent')}</p>
      <Button type="submit" size="large" wide busy={stage === 'sending'}>
        {stage === 'sending' ? t('submitting') : t('submit')}
      </Button>
    </Form>
  )
}
