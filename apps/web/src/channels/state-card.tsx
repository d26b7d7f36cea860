import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Channel } from '@balcao/contract/channels'
import { useTexts } from '../i18n/language'
import { AskButton } from '../ui/buttons/ask-button'
import { Button } from '../ui/buttons/button'
import { Card } from '../ui/page/card'
import { cx } from '../ui/look/class-names'
import { notify } from '../ui/notices/notify'
import { Spinner } from '../ui/waiting/spinner'
import { channelWords, type ChannelWords } from './channel-words'
import type { ChannelActs } from './channel.queries'
import { ConnectionFacts } from './connection-facts'
import { PairingCard } from './pairing/pairing-card'
import { channelsTexts } from './texts'
import { useActFailure } from './use-act-failure'

const tones: Record<ChannelWords['tone'], string> = {
  good: 'bg-ready text-ready-ink',
  busy: 'bg-accent-tint text-accent-ink',
  quiet: 'bg-neutral text-neutral-ink',
  bad: 'bg-danger text-danger-ink',
}

const icons: Record<ChannelWords['tone'], ReactNode> = {
  good: <CircleCheck size={30} aria-hidden="true" />,
  busy: <Spinner size={28} />,
  quiet: <CircleDashed size={30} aria-hidden="true" />,
  bad: <TriangleAlert size={30} aria-hidden="true" />,
}

/** How the connection stands, in large letters, with the one thing to press. */
export function StateCard({ channel, acts }: { channel: Channel; acts: ChannelActs }) {
  const t = useTexts(channelsTexts)
  const id = useId()
  const words = channelWords(channel)
  const failed = useActFailure()
  const { connect } = acts
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-5 max-sm:p-0 sm:p-0">
        <div
          role="status"
          className={cx('flex items-start gap-3.5 rounded-t-lg p-4 sm:p-6', tones[words.tone])}
        >
          <span className="mt-0.5 shrink-0">{icons[words.tone]}</span>
          <div className="min-w-0">
            <h2 id={id} className="text-xl">
              {t(`title_${words.name}`)}
            </h2>
            <p className="font-medium">{t(`text_${words.name}`)}</p>
          </div>
        </div>
        <div className="grid gap-5 px-4 pb-5 sm:px-6 sm:pb-6">
          {words.name === 'pairing' && <PairingCard qr={channel.qr} connect={connect} />}
          {words.name !== 'pairing' && <ConnectionFacts channel={channel} />}
          {channel.reason !== null && words.tone === 'bad' && (
            <p className="text-sm break-words text-ink-soft">{t('reason', { reason: channel.reason })}</p>
          )}
          <div className="flex flex-wrap gap-2.5 empty:hidden">
            {words.act && (
              <Button
                size="large"
                busy={connect.isPending}
                onClick={() => connect.mutate(undefined, { onError: failed })}
              >
                {t(`act_${words.act}`)}
              </Button>
            )}
            {words.name === 'open' && <Disconnect disconnect={acts.disconnect} />}
          </div>
        </div>
      </Card>
    </section>
  )
}

function Disconnect({ disconnect }: Pick<ChannelActs, 'disconnect'>) {
  const t = useTexts(channelsTexts)
  const failed = useActFailure()
  return (
    <AskButton
      act={t('disconnect')}
      title={t('disconnectQuestion')}
      text={t('disconnectText')}
      keep={t('keepOn')}
      busy={disconnect.isPending}
      onConfirm={(close) =>
        disconnect.mutate(undefined, {
          onSuccess: () => notify.success(t('disconnected')),
          onError: failed,
          onSettled: close,
        })
      }
    />
  )
}
