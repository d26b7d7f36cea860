import type { Channel } from '@balcao/contract/channels'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/language'
import { Time } from '../ui/values/time'
import { phoneWords } from './phone-words'
import { channelsTexts } from './texts'

/** Number, kind, since when, and when WhatsApp last told us anything. */
export function ConnectionFacts({ channel }: { channel: Channel }) {
  const t = useTexts(channelsTexts)
  const { kind, phone, state_since: since, last_heard_at: received, gateway } = channel
  if (kind === null) return null
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {phone !== null && (
        <Fact name={t('phone')}>
          <span className="text-xl font-bold tabular-nums">{phoneWords(phone)}</span>
        </Fact>
      )}
      <Fact name={t('kind')}>{t(`kind_${kind}`)}</Fact>
      {since !== null && (
        <Fact name={t('since')}>
          <Time at={since} show="both" />
        </Fact>
      )}
      {gateway !== null && <Fact name={t('serverVersion')}>{gateway.version}</Fact>}
      <Fact name={t('lastHeard')}>
        {received === null ? t('neverHeard') : <Time at={received} show="both" />}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
