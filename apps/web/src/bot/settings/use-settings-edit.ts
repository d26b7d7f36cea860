import { BotSettings, saveBotSettings } from '@balcao/contract/bot'
import { useQueryClient } from '@tanstack/react-query'
import { textsNow, type Translate } from '../../i18n/language'
import type { bot } from '../../i18n/locales/pt/chats/bot'
import { call } from '../../lib/http/api'
import { currentOf } from '../../shared/edit/rules/current-of'
import { plainFields } from '../../shared/edit/rules/fields'
import { useEdit, type EditState } from '../../shared/edit/use-edit'
import { botKeys } from '../bot.queries'
import { tellNotSaved } from '../tell-not-saved'
import { botTexts } from '../texts'
import { settingsBody, settingsDraft, type SettingsDraft } from './settings-draft'

type T = Translate<typeof bot>
type SettingsField = keyof SettingsDraft

const fields = plainFields<SettingsDraft>()

/** The edit of texts, order news and silence. */
export function useSettingsEdit(
  stored: BotSettings | undefined,
): EditState<BotSettings, SettingsDraft, SettingsField> {
  const client = useQueryClient()
  return useEdit<BotSettings, SettingsDraft, SettingsField>({
    stored,
    fields,
    draftOf: settingsDraft,
    versionOf: ({ version }) => version,
    send: ({ version }, draft) => call(saveBotSettings, { body: { version, ...settingsBody(draft) } }),
    theirsOf: (error) => currentOf(error, 'SETTINGS_CHANGED', BotSettings),
    keep: (settings) => client.setQueryData(botKeys.settings, settings),
    nameOf: (field) => textsNow(botTexts)(field),
    onFailure: tellNotSaved,
  })
}

/** What the settings say in a field, in words; nothing for an empty text. */
export function settingsLines(field: SettingsField, draft: SettingsDraft, t: T): string[] {
  const value = draft[field]
  if (typeof value === 'number') return [t('minutes', { count: value })]
  if (typeof value === 'string') return value === '' ? [] : [value]
  return [`${value.text}\n(${t(value.on ? 'sent' : 'notSent')})`.trim()]
}
