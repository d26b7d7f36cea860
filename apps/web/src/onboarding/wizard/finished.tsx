import { MailCheck, PartyPopper } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Card } from '../../ui/card'
import { wizardTexts } from './texts'
import { ArrivalHeading } from '../../shared/page/arrival-heading'
import { RoundIcon } from '../../ui/round-icon'

/** The end of the onboarding (ONB-03), with the note on e-mail and spam (ONB-04). */
export function Finished() {
  const t = useTexts(wizardTexts)
  return (
    <Card className="grid justify-items-center gap-5 p-6 text-center sm:p-12">
      <RoundIcon tone="good" size="large">
        <PartyPopper size={40} aria-hidden="true" />
      </RoundIcon>
      <div className="grid gap-2">
        <ArrivalHeading as="h1" className="text-2xl text-balance sm:text-3xl">
          {t('finishedTitle')}
        </ArrivalHeading>
        <p className="text-lg text-ink-soft">{t('finishedText')}</p>
      </div>
      <p className="flex max-w-md items-start gap-3 rounded-md bg-accent-tint p-4 text-left text-accent-ink">
        <MailCheck size={22} aria-hidden="true" className="mt-px shrink-0" />
        <span className="font-medium">{t('finishedMail')}</span>
      </p>
    </Card>
  )
}
