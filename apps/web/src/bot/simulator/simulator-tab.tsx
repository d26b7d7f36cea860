import type { BotTexts } from '@balcao/domain/bot'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/language'
import { useNow } from '../../lib/hooks/use-now'
import { Callout } from '../../ui/notices/callout'
import { LoadFailure } from '../../ui/notices/load-failure'
import { notifyUndo } from '../../ui/notices/notify-undo'
import { useToldCopy } from '../../ui/notices/use-told-copy'
import { Skeleton } from '../../ui/waiting/skeleton'
import { useBotWorld, type SeenWorld } from '../bot.queries'
import { botTexts } from '../texts'
import { Controls } from './controls'
import { lineWords } from './line-words'
import { Phone } from './phone'
import { transcriptOf } from './transcript'
import { useSimulation, type KeptSimulation } from './use-simulation'

interface SimulatorTabProps {
  /** As the form has them, saved or not. */
  texts: BotTexts
  isUnsaved: boolean
  kept: KeptSimulation
}

/** The bot itself, run in the browser over the shop's own menu: nothing is sent, and nothing is made. */
export function SimulatorTab({ texts, isUnsaved, kept }: SimulatorTabProps) {
  const t = useTexts(botTexts)
  const { data: seen, error, isFetching, refetch } = useBotWorld()
  if (!seen) {
    return error ? (
      <LoadFailure title={t('tryFailed')} retry={t('retry')} reading={{ error, isFetching, refetch }} />
    ) : (
      <div role="status" aria-label={t('tryLoading')}>
        <Skeleton className="mx-auto h-160 max-w-md rounded-xl" />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{t('tryIntro')}</p>
      {isUnsaved && <Callout>{t('tryUnsaved')}</Callout>}
      <Simulator seen={seen} texts={texts} kept={kept} />
    </div>
  )
}

function Simulator({ seen, texts, kept }: { seen: SeenWorld } & Pick<SimulatorTabProps, 'texts' | 'kept'>) {
  const t = useTexts(botTexts)
  const { locale } = useLanguage()
  const [customerName, setCustomerName] = useState('Ana Lima')
  const { world, ahead } = seen
  const { nome, timeZone } = world.shop
  const { shown, act } = useSimulation(kept, { world, texts, customerName }, ahead)
  const now = useNow() + ahead + shown.skew
  const clock = (at: number, weekday?: 'long') =>
    new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
      ...(weekday && { weekday }),
    }).format(at)

  const { copy } = useToldCopy({ copied: t('copied') })
  const transcript = () =>
    transcriptOf(shown.entries, {
      customer: t('from_customer'),
      bot: t('from_bot'),
      shop: t('from_shop'),
      media: (media) => t(`media_${media}`),
      line: (line) => {
        const words = lineWords(line, t)
        return line.kind === 'hand-over' ? `${words}\n${t('line_summary')}\n${line.summary}` : words
      },
      time: clock,
    })
  const restart = () => {
    act({ kind: 'restart' })
    notifyUndo(t('restarted'), t('undo'), () => kept.keep(() => shown))
  }
  const say = (text: string, replyId?: string) =>
    act({ kind: 'say', text, ...(replyId === undefined ? {} : { replyId }) })

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
      <Phone
        shop={nome}
        zone={timeZone}
        entries={shown.entries}
        onSay={say}
        onSend={(media) => act({ kind: 'send', media })}
      />
      <Controls
        when={clock(now, 'long')}
        closed={shown.closed}
        customerName={customerName}
        isQuiet={shown.quietUntil !== null && shown.quietUntil > now}
        isEmpty={shown.entries.length === 0}
        onPass={(minutes) => act({ kind: 'pass', minutes })}
        onClose={(closed) => act({ kind: 'close', closed })}
        onName={setCustomerName}
        onSay={say}
        onGiveBack={() => act({ kind: 'give-back' })}
        onRestart={restart}
        onCopy={() => void copy(transcript())}
      />
    </div>
  )
}
