import { BadgeCheck, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/language'
import { Button } from '../ui/buttons/button'
import { Card } from '../ui/page/card'
import { LinkButton } from '../ui/buttons/link-button'
import { EvolutionNotice } from './evolution-notice'
import { channelsTexts } from './texts'

interface ChooseKindProps {
  /** This installation has an Evolution API. */
  hasEvolution: boolean
  /** The first one is being set up. */
  busy: boolean
  onEvolution: () => void
  onCloud: () => void
  /** Only where there is a connection to stay with. */
  onKeep: (() => void) | null
}

/** The two ways to WhatsApp, side by side, with what each asks for. */
export function ChooseKind({ hasEvolution, busy, onEvolution, onCloud, onKeep }: ChooseKindProps) {
  const t = useTexts(channelsTexts)
  return (
    <section aria-labelledby="choose-kind" className="grid gap-4">
      <div>
        <h2 id="choose-kind" className="text-xl">
          {t('chooseTitle')}
        </h2>
        <p className="text-ink-soft">{t('chooseText')}</p>
      </div>
      <div className={hasEvolution ? 'grid gap-4 sm:grid-cols-2' : 'grid gap-4'}>
        {hasEvolution && (
          <Way
            icon={<Smartphone size={26} aria-hidden="true" />}
            name={t('evolution')}
            text={t('evolutionText')}
            busy={busy}
            onChoose={onEvolution}
          />
        )}
        <Way
          icon={<BadgeCheck size={26} aria-hidden="true" />}
          name={t('cloud')}
          text={t('cloudText')}
          disabled={busy}
          onChoose={onCloud}
        />
      </div>
      {onKeep && <LinkButton onClick={onKeep}>{t('keepKind')}</LinkButton>}
      {hasEvolution && <EvolutionNotice chosen={false} />}
    </section>
  )
}

interface WayProps {
  icon: ReactNode
  name: string
  text: string
  busy?: boolean
  disabled?: boolean
  onChoose: () => void
}

function Way({ icon, name, text, busy = false, disabled = false, onChoose }: WayProps) {
  const t = useTexts(channelsTexts)
  return (
    <Card className="grid grid-rows-[auto_1fr_auto] gap-3">
      <div className="flex items-center gap-3">
        <span className="text-accent-ink">{icon}</span>
        <h3 className="text-lg">{name}</h3>
      </div>
      <p className="text-ink-soft">{text}</p>
      <Button busy={busy} disabled={disabled} aria-label={`${t('choose')}: ${name}`} onClick={onChoose}>
        {t('choose')}
      </Button>
    </Card>
  )
}
