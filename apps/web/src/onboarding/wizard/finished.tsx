import { MailCheck, PartyPopper } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { useFocusOnArrival } from '../../lib/hooks/use-focus-on-arrival'
import { Card } from '../../ui/card'
import { wizardTexts } from './texts'

/** The end of the onboarding (ONB-03), with the note on e-mail and spam (ONB-04). */
export function Finished() {
  const t = useTexts(wizardTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading)
  return (
    <Card className="grid justify-items-center gap-5 p-6 text-center sm:p-12">
      <span className="grid size-20 place-items-center rounded-full bg-ready text-ready-ink">
        <PartyPopper size={40} aria-hidden="true" />
      </span>
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl text-balance focus:outline-none sm:text-3xl">
          {t('finishedTitle')}
        </h1>
        <p className="text-lg text-ink-soft">{t('finishedText')}</p>
      </div>
      <p className="flex max-w-md items-start gap-3 rounded-md bg-accent-tint p-4 text-left text-accent-ink">
        <MailCheck size={22} aria-hidden="true" className="mt-px shrink-0" />
        <span className="font-medium">{t('finishedMail')}</span>
      </p>
    </Card>
  )
}
