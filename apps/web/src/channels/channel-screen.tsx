import type { Channel } from '@balcao/contract/channels'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../i18n/language'
import { useDocumentTitle } from '../lib/hooks/use-document-title'
import { BackTitle } from '../ui/page/back-title'
import { LinkButton } from '../ui/buttons/link-button'
import { NotThereYet } from '../ui/notices/not-there-yet'
import { BlockedCallout } from './blocked-callout'
import { useChannel, useChannelActs } from './channel.queries'
import { ChooseKind } from './choose-kind'
import { CatalogueCard } from './cloud/catalogue-card'
import { CloudChecklist } from './cloud/cloud-checklist'
import { CloudSettings } from './cloud/cloud-settings'
import { WebhookCard } from './cloud/webhook-card'
import { EvolutionNotice } from './evolution-notice'
import { StateCard } from './state-card'
import { channelsTexts } from './texts'
import { useActFailure } from './use-act-failure'

/** /dashboard/conversations/connection: how the shop's WhatsApp is connected, and what to press. */
export function ChannelScreen({ backHref }: { backHref: string }) {
  const t = useTexts(channelsTexts)
  const { data: channel, error, isFetching, refetch } = useChannel()
  // The route around the screen names the tab as well, once, after the screen did.
  useDocumentTitle(channel || error ? t('title') : t('loading'))
  return (
    <div className="mx-auto grid max-w-screen-md grid-cols-1 gap-5 pb-10">
      <BackTitle backHref={backHref} back={t('back')}>
        {t('title')}
      </BackTitle>
      {channel ? (
        <Connection channel={channel} />
      ) : (
        <NotThereYet
          reading={{ error, isFetching, refetch }}
          failed={t('loadFailed')}
          t={t}
          className="grid gap-5"
          bars={['h-52 rounded-lg', 'h-40 rounded-lg']}
        />
      )}
    </div>
  )
}

function Connection({ channel }: { channel: Channel }) {
  const t = useTexts(channelsTexts)
  const acts = useChannelActs()
  const failed = useActFailure()
  const [picked, setPicked] = useState<'cloud' | 'choose' | null>(null)
  const { kind, state, cloud } = channel
  const isSetUp = kind !== null && state !== 'none'
  const isChoosing = picked === 'choose' || (!isSetUp && picked === null)
  const showsCloud = picked === 'cloud' || (kind === 'cloud' && !isChoosing)

  const chooseEvolution = async () => {
    try {
      await acts.save.mutateAsync({ kind: 'evolution' })
      setPicked(null)
      await acts.connect.mutateAsync()
    } catch (error) {
      failed(error)
    }
  }

  let setting: ReactNode = null
  if (isChoosing) {
    setting = (
      <ChooseKind
        hasEvolution={channel.evolution_available}
        busy={acts.save.isPending || acts.connect.isPending}
        onEvolution={() => void chooseEvolution()}
        onCloud={() => setPicked('cloud')}
        onKeep={isSetUp ? () => setPicked(null) : null}
      />
    )
  } else if (showsCloud) {
    setting = (
      <>
        <CloudSettings channel={channel} acts={acts} onSaved={() => setPicked(null)} />
        {cloud && <WebhookCard url={cloud.webhook_url} token={cloud.verify_token} />}
        <CloudChecklist channel={channel} />
        {cloud && <CatalogueCard cloud={cloud} acts={acts} />}
      </>
    )
  } else {
    setting = <EvolutionNotice gateway={channel.gateway} />
  }

  return (
    <>
      <BlockedCallout channel={channel} />
      {picked !== 'cloud' && !isChoosing && <StateCard channel={channel} acts={acts} />}
      {setting}
      {!isChoosing && state !== 'open' && (
        <LinkButton className="justify-self-start" onClick={() => setPicked('choose')}>
          {t('changeKind')}
        </LinkButton>
      )}
      {!isChoosing && state === 'open' && <p className="text-ink-soft">{t('changeFirst')}</p>}
    </>
  )
}
