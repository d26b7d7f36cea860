import { defaultOrderNotices } from '@balcao/domain/messaging'
import { orderStandings } from '@balcao/domain/orders'
import { useTexts } from '../../i18n/language'
import type { ChangeDraft } from '../../shared/edit/use-edit'
import { botTexts } from '../texts'
import { blankNotices, type SettingsDraft } from './settings-draft'
import { TextEditor } from './text-editor'
import { noticeVariables, previewMessage } from './variables'

interface NoticesTabProps {
  draft: SettingsDraft
  change: ChangeDraft<SettingsDraft>
  shop: string
  /** A save was refused: what is missing is shown. */
  showsProblems: boolean
}

/** Which news of an order its customer is told, and in which words. */
export function NoticesTab({ draft, change, shop, showsProblems }: NoticesTabProps) {
  const t = useTexts(botTexts)
  const blank = new Set(showsProblems ? blankNotices(draft) : [])
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{t('noticesIntro')}</p>
      {orderStandings.map((name) => {
        const field = `notice_${name}` as const
        const { on, text } = draft[field]
        return (
          <TextEditor
            key={name}
            name={t(field)}
            purpose={t(`use_${name}`)}
            value={text}
            standard={defaultOrderNotices[name].text}
            variables={noticeVariables}
            preview={previewMessage(text, shop)}
            error={blank.has(name) ? t('noticeBlank') : undefined}
            sending={{
              on,
              change: (next) => change((now) => ({ ...now, [field]: { ...now[field], on: next } })),
            }}
            onChange={(next) => change((now) => ({ ...now, [field]: { ...now[field], text: next } }))}
          />
        )
      })}
    </div>
  )
}
