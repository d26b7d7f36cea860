import { MailCheck, PartyPopper } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { Card } from '../../../ui/page/card'
import { wizardTexts } from '../texts'
import { Arrived } from '../../../shared/page/arrived'

/** The end of the onboarding (ONB-03), with the note on e-mail and spam (ONB-04). */
export function Finished() {
  const t = useTexts(wizardTexts)
  return (
    <Card className="p-6">
      <Arrived
        icon={<PartyPopper size={40} aria-hidden="true" />}
        title={t('finishedTitle')}
        text={t('finishedText')}
      >
        <p className="flex max-w-md items-start gap-3 rounded-md bg-accent-tint p-4 text-left text-accent-ink">
          <MailCheck size={22} aria-hidden="true" className="mt-px shrink-0" />
          <span className="font-medium">{t('finishedMail')}</span>
        </p>
      </Arrived>
    </Card>
  )
}
