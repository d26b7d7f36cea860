import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { LinkButton } from '../../../ui/buttons/link-button'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { schedulingTexts } from '../../texts'
import { willTexts } from '../will/texts'
import type { AppointmentFormState } from './use-appointment-form'
import { useProblemText } from './use-problem-text'

interface LengthFieldProps {
  form: AppointmentFormState
  /** The length of the service in words; empty while none is chosen. */
  usual: string
  /** The same in minutes. */
  minutes: number | undefined
  mayChange: boolean
}

/** How long it takes: what the service says, or what the owner wants; empty is the service's again. */
export function LengthField({ form, usual, minutes, mayChange }: LengthFieldProps) {
  const { values, problems, set } = form
  const t = useTexts(schedulingTexts)
  const tWill = useTexts(willTexts)
  const problem = useProblemText()
  const [isOpen, setOpen] = useState(values.minutes !== '')
  if (!isOpen || !mayChange) {
    const own = values.minutes === '' ? usual : t('minutes', { count: Number(values.minutes) })
    const open = mayChange && (
      <LinkButton className="-my-2.5" onClick={() => setOpen(true)}>
        {tWill('otherLength')}
      </LinkButton>
    )
    return (
      <Field label={t('duration')} hint={t('durationHint')} aside={open}>
        {(ids) => <TextInput {...ids} name="duration" readOnly value={own} />}
      </Field>
    )
  }
  return (
    <Field
      label={tWill('lengthInMinutes')}
      error={problem(problems.minutes)}
      hint={tWill('usualLength', { count: minutes ?? 0 })}
    >
      {(ids) => (
        <TextInput
          {...ids}
          name="minutes"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          placeholder={String(minutes ?? '')}
          value={values.minutes}
          onChange={({ target }) => set('minutes', target.value.replaceAll(/\D/g, ''))}
        />
      )}
    </Field>
  )
}
