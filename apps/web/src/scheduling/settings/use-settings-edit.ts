import {
  getSchedulingSettings,
  saveSchedulingSettings,
  type SchedulingSettings,
} from '@balcao/contract/scheduling'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../i18n/error-text'
import { currentLanguage, textsNow } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { notify } from '../../ui/notify'
import { agendaKeys } from '../data/agenda.queries'
import { schedulingTexts } from '../texts'
import {
  mergeSettings,
  settingsBody,
  settingsChanged,
  settingsDraft,
  withSettings,
  type SettingsDraft,
  type SettingsField,
} from './settings-draft'

interface Edit {
  base: SchedulingSettings
  draft: SettingsDraft
}

/** Fields that two people changed to different things. */
export interface SettingsClash {
  fields: SettingsField[]
  mine: SettingsDraft
  theirs: SettingsDraft
  /** Saves with these fields of the other person, and mine for the rest. */
  settle: (fromTheirs: readonly SettingsField[]) => void
  close: () => void
}

/** The edit of the agenda's settings. What somebody else saved meanwhile is kept; where both changed a field it is asked. */
export function useSettingsEdit(stored: SchedulingSettings | undefined) {
  const client = useQueryClient()
  const [edit, setEdit] = useState<Edit | null>(null)
  const [busy, setBusy] = useState(false)
  const [clash, setClash] = useState<{
    edit: Edit
    theirs: SchedulingSettings
    fields: SettingsField[]
  } | null>(null)
  const changed = edit ? settingsChanged(settingsDraft(edit.base), edit.draft) : []

  const store = async (sent: Edit): Promise<void> => {
    try {
      const body = settingsBody(settingsDraft(sent.base), sent.draft)
      const saved = await call(saveSchedulingSettings, { body: { version: sent.base.version, ...body } })
      client.setQueryData(agendaKeys.settings, saved)
      // What was typed while it was being saved is not saved yet.
      setEdit((now) => (now && now.draft !== sent.draft ? { base: saved, draft: now.draft } : null))
      notify.success(textsNow(schedulingTexts)('settingsSaved'))
    } catch (error) {
      if (!hasCode(error, 'SETTINGS_CHANGED')) throw error
      const theirs = await call(getSchedulingSettings, {})
      if (theirs.version === sent.base.version) throw error
      client.setQueryData(agendaKeys.settings, theirs)
      const merge = mergeSettings(settingsDraft(sent.base), sent.draft, settingsDraft(theirs))
      const next = { base: theirs, draft: merge.merged }
      setEdit(next)
      if (merge.clashes.length > 0) setClash({ edit: next, theirs, fields: merge.clashes })
      else await store(next)
    }
  }
  const attempt = async (sent: Edit) => {
    setBusy(true)
    try {
      await store(sent)
    } catch (error) {
      logFailure('settings of the agenda were not saved', error)
      notify.error(errorText(error, currentLanguage(), textsNow(schedulingTexts)('settingsFailed')))
    } finally {
      setBusy(false)
    }
  }
  const shownClash: SettingsClash | null = clash && {
    fields: clash.fields,
    mine: clash.edit.draft,
    theirs: settingsDraft(clash.theirs),
    settle(fromTheirs) {
      setClash(null)
      const draft = withSettings(clash.edit.draft, settingsDraft(clash.theirs), fromTheirs)
      const next = { base: clash.theirs, draft }
      setEdit(next)
      void attempt(next)
    },
    close: () => setClash(null),
  }
  return {
    draft: edit?.draft ?? (stored && settingsDraft(stored)),
    changed,
    busy,
    clash: shownClash,
    change(changes: Partial<SettingsDraft>) {
      setEdit((now) => {
        const from = now ?? (stored && { base: stored, draft: settingsDraft(stored) })
        return from ? { base: from.base, draft: { ...from.draft, ...changes } } : null
      })
    },
    save() {
      if (edit && changed.length > 0) void attempt(edit)
    },
    /** Forgets what was typed, and answers the way to have it back. */
    discard() {
      setEdit(null)
      return () => setEdit(edit)
    },
  }
}

export type SettingsEdit = ReturnType<typeof useSettingsEdit>
