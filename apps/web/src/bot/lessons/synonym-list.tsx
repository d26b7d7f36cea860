import type { BotSynonym } from '@balcao/contract/bot'
import { Trash2 } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { IconButton } from '../../ui/buttons/icon-button'
import { Time } from '../../ui/values/time'
import { botTexts } from '../texts'

/** What was taught, by whom, newest first. */
export function SynonymList({
  synonyms,
  onForget,
}: {
  synonyms: readonly BotSynonym[]
  /** Null for whoever may only look. */
  onForget: ((synonym: BotSynonym) => void) | null
}) {
  const t = useTexts(botTexts)
  if (synonyms.length === 0) return <p className="text-ink-soft">{t('synonymsEmpty')}</p>
  return (
    <ul aria-label={t('synonyms')} className="divide-y divide-line rounded-lg border border-line bg-surface">
      {synonyms.map((synonym) => (
        <li key={synonym.id} className="flex items-center gap-3 px-4 py-2">
          <p className="min-w-0 flex-1 wrap-anywhere">
            <strong>{synonym.words}</strong> = {synonym.product ?? t('synonymGone')}
            <span className="block text-sm text-ink-soft">
              {synonym.taught_by ?? t('taughtByCompany')} · <Time at={synonym.created_at} show="both" />
            </span>
          </p>
          {onForget && (
            <IconButton
              label={t('forgetOf', { words: synonym.words })}
              icon={<Trash2 size={20} aria-hidden="true" />}
              onClick={() => onForget(synonym)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
