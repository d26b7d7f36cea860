import { defaultBotTexts } from '@balcao/domain/bot'
import { useTexts } from '../../i18n/language'
import { Card } from '../../ui/page/card'
import { Field } from '../../ui/fields/field'
import { Stepper } from '../../ui/choices/stepper'
import type { ChangeDraft } from '../../shared/edit/use-edit'
import { botTexts } from '../texts'
import { MAX_SILENCE, MIN_SILENCE, textNames, type SettingsDraft } from './settings-draft'
import { TextEditor } from './text-editor'
import { previewText, textVariables } from './variables'

interface SettingsTabProps {
  draft: SettingsDraft
  change: ChangeDraft<SettingsDraft>
  shop: string
}

/** What the bot says, and how long it leaves a conversation to people. */
export function TextsTab({ draft, change, shop }: SettingsTabProps) {
  const t = useTexts(botTexts)
  return (
    <div className="grid grid-cols-1 gap-4">
      {textNames.map((name) => {
        const field = `text_${name}` as const
        const value = draft[field]
        return (
          <TextEditor
            key={name}
            name={t(field)}
            purpose={t(`use_${name}`)}
            value={value}
            standard={defaultBotTexts[name]}
            variables={textVariables[name]}
            preview={previewText(name, value.trim() || defaultBotTexts[name], shop)}
            onChange={(text) => change((now) => ({ ...now, [field]: text }))}
          />
        )
      })}
      <Card className="p-4 sm:p-5">
        <Field label={t('silence')} hint={t('silenceHint')} className="max-w-lg">
          {(ids) => (
            <div className="max-w-56">
              <Stepper
                {...ids}
                value={draft.silence}
                min={MIN_SILENCE}
                max={MAX_SILENCE}
                lessLabel={t('silenceLess')}
                moreLabel={t('silenceMore')}
                onChange={(silence) => change((now) => ({ ...now, silence }))}
              />
            </div>
          )}
        </Field>
      </Card>
    </div>
  )
}
