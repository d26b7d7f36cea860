import type { BotMiss } from '@balcao/contract/bot'
import { GraduationCap, MessagesSquare } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { buttonLook } from '../../ui/buttons/button-look'
import { Card } from '../../ui/page/card'
import { Time } from '../../ui/values/time'
import { botTexts } from '../texts'

interface MissRowProps {
  miss: BotMiss
  chatsHref: string
  /** Whoever may only look has no buttons. */
  mayTeach: boolean
  onTeach: () => void
  onDismiss: () => void
}

/** One text that was not understood, what the bot did, and what can be done about it. */
export function MissRow({ miss, chatsHref, mayTeach, onTeach, onDismiss }: MissRowProps) {
  const t = useTexts(botTexts)
  return (
    <li>
      <Card className="grid grid-cols-1 gap-2 p-4">
        <p className="font-semibold wrap-anywhere whitespace-pre-line">“{miss.text}”</p>
        <p className="text-sm text-ink-soft">
          {t(`did_${miss.did}`, { words: miss.words.join(', ') })} · {t('missTimes', { count: miss.times })}
          {' · '}
          <Time at={miss.at} show="both" />
        </p>
        <div className="flex flex-wrap gap-2">
          {mayTeach && (
            <>
              <Button
                icon={<GraduationCap size={18} aria-hidden="true" />}
                aria-label={t('teachOf', { text: miss.text })}
                onClick={onTeach}
              >
                {t('teach')}
              </Button>
              <Button kind="quiet" aria-label={t('dismissOf', { text: miss.text })} onClick={onDismiss}>
                {t('dismiss')}
              </Button>
            </>
          )}
          <Link to={`${chatsHref}?chat=${miss.conversation_id}`} className={buttonLook('quiet')}>
            <MessagesSquare size={18} aria-hidden="true" />
            <span className="max-w-44 truncate">{t('openChatOf', { name: miss.title })}</span>
          </Link>
        </div>
      </Card>
    </li>
  )
}
