import { BotSettings, saveBotSettings } from '@balcao/contract/bot'
import { useQueryClient } from '@tanstack/react-query'
import { textsNow, type Translate } from '../../i18n/language'
import type { bot } from '../../i18n/locales/pt/bot'
import { call } from '../../lib/http/api'
import type { VersionsRow } from '../../ui/versions-dialog'
import { botKeys } from '../bot.queries'
import { useVersionedEdit, type Conflict, type VersionedEdit } from '../edit/use-versioned-edit'
import { botTexts } from '../texts'
import { settingsBody, settingsDraft, type SettingsDraft } from './settings-draft'

type T = Translate<typeof bot>
type SettingsField = keyof SettingsDraft

/** The edit of texts, order news and silence. */
export function useSettingsEdit(stored: BotSettings | undefined): VersionedEdit<SettingsDraft> {
  const client = useQueryClient()
  return useVersionedEdit<BotSettings, SettingsDraft>({
    stored,
    draftOf: settingsDraft,
    send: (version, draft) => call(saveBotSettings, { body: { version, ...settingsBody(draft) } }),
    readCurrent: (value) => BotSettings.safeParse(value).data ?? null,
    keep: (settings) => client.setQueryData(botKeys.settings, settings),
    namesOf: (fields) => fields.map((field) => fieldName(field, textsNow(botTexts))).join(', '),
  })
}

/** Both versions of what two people changed, in words. */
export function settingsConflict(conflict: Conflict<SettingsDraft>, t: T): VersionsRow<SettingsField>[] {
  const { merge, theirs } = conflict
  return merge.conflicts.map((field) => ({
    field,
    name: fieldName(field, t),
    mine: fieldWords(merge.merged, field, t),
    theirs: fieldWords(theirs, field, t),
  }))
}

function fieldName(field: SettingsField, t: T): string {
  return t(field)
}

function fieldWords(draft: SettingsDraft, field: SettingsField, t: T): string[] {
  const value = draft[field]
  if (typeof value === 'number') return [t('minutes', { count: value })]
  if (typeof value === 'string') return value === '' ? [] : [value]
  return [`${value.text}\n(${t(value.on ? 'sent' : 'notSent')})`.trim()]
}
