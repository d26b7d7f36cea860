import type { UseMutationResult } from '@tanstack/react-query'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { logFailure } from '../../lib/log'
import { Switch } from '../../ui/choices/switch'
import { notify } from '../../ui/notices/notify'
import { googleTexts } from '../texts'

interface SaveSwitchProps {
  label: string
  checked: boolean
  save: UseMutationResult<unknown, Error, boolean>
}

/** A setting of a connection that is saved as it is pressed. */
export function SaveSwitch({ label, checked, save }: SaveSwitchProps) {
  const t = useTexts(googleTexts)
  const errorText = useErrorText()
  const say = (wanted: boolean) =>
    save.mutate(wanted, {
      onError: (error) => {
        logFailure('a setting of Google Calendar was not saved', error)
        notify.error(errorText(error, t('alsoCompanyFailed')))
      },
    })
  return (
    <Switch
      label={label}
      checked={save.isPending ? save.variables : checked}
      busy={save.isPending}
      onChange={say}
    />
  )
}
