import type { BotMiss } from '@balcao/contract/bot'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { useMay } from '../../shared/role/role-scope'
import { EmptyState } from '../../ui/notices/empty-state'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { tabBars } from '../bot-page'
import { botTexts } from '../texts'
import { useMisses, useSynonyms } from './lessons.queries'
import { MissRow } from './miss-row'
import { SynonymList } from './synonym-list'
import { TeachDialog } from './teach-dialog'
import { useLessons } from './use-lessons'

/** 'Não entendi': what customers wrote and the bot did not know, and what it was taught. */
export function LessonsTab({ chatsHref }: { chatsHref: string }) {
  const t = useTexts(botTexts)
  const misses = useMisses()
  const synonyms = useSynonyms()
  const mayTeach = useMay('bot.teach')
  const { forget, dismiss } = useLessons()
  const [teaching, setTeaching] = useState<BotMiss | null>(null)
  if (!misses.data || !synonyms.data) {
    const reading = misses.data ? synonyms : misses
    return <NotThereYet reading={reading} failed={t('missesFailed')} t={t} {...tabBars} />
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-label={t('tab_misses')} className="grid grid-cols-1 gap-3">
        {misses.data.length === 0 ? (
          <EmptyState
            icon={<MessageCircleQuestionMark size={30} aria-hidden="true" />}
            title={t('missesEmpty')}
          >
            {t('missesIntro')}
          </EmptyState>
        ) : (
          <>
            <p className="text-ink-soft">{t('missesIntro')}</p>
            <ul className="grid grid-cols-1 gap-3">
              {misses.data.map((miss) => (
                <MissRow
                  key={miss.plain}
                  miss={miss}
                  chatsHref={chatsHref}
                  mayTeach={mayTeach}
                  onTeach={() => setTeaching(miss)}
                  onDismiss={() => void dismiss(miss)}
                />
              ))}
            </ul>
          </>
        )}
      </section>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-lg">{t('synonyms')}</h2>
        <SynonymList
          synonyms={synonyms.data}
          onForget={mayTeach ? (synonym) => void forget(synonym) : null}
        />
      </section>
      {teaching && <TeachDialog miss={teaching} onClose={() => setTeaching(null)} />}
    </div>
  )
}
