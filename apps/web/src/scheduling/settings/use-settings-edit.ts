import { saveSchedulingSettings, SchedulingSettings } from '@balcao/contract/scheduling'
import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../i18n/error-text'
import { currentLanguage, textsNow } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { logFailure } from '../../lib/log'
import { currentOf } from '../../shared/edit/rules/current-of'
import { useEdit, type EditState } from '../../shared/edit/use-edit'
import { notify } from '../../ui/notices/notify'
import { agendaKeys } from '../data/agenda.queries'
import { schedulingTexts } from '../texts'
import { settingName } from './setting-words'
import {
  settingsBody,
  settingsDraft,
  settingsFields,
  type SettingsDraft,
  type SettingsField,
} from './settings-draft'

/** Changes some of the agenda's settings. */
export type ChangeSettings = (changes: Partial<SettingsDraft>) => void

/** The edit of the agenda's settings; `services` are those whose names are known. */
export function useSettingsEdit(
  stored: SchedulingSettings | undefined,
  services: Parameters<typeof settingName>[2],
): EditState<SchedulingSettings, SettingsDraft, SettingsField> {
  const client = useQueryClient()
  return useEdit<SchedulingSettings, SettingsDraft, SettingsField>({
    stored,
    fields: settingsFields,
    draftOf: settingsDraft,
    versionOf: ({ version }) => version,
    send: (base, draft) =>
      call(saveSchedulingSettings, {
        body: { version: base.version, ...settingsBody(settingsDraft(base), draft) },
      }),
    theirsOf: (error) => currentOf(error, 'SETTINGS_CHANGED', SchedulingSettings),
    keep: (settings) => client.setQueryData(agendaKeys.settings, settings),
    nameOf: (field) => settingName(textsNow(schedulingTexts), field, services),
    onSaved: () => notify.success(textsNow(schedulingTexts)('settingsSaved')),
    onFailure(error) {
      logFailure('settings of the agenda were not saved', error)
      notify.error(errorText(error, currentLanguage(), textsNow(schedulingTexts)('settingsFailed')))
    },
  })
}
