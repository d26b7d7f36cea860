import { Circle, CircleCheck } from 'lucide-react'
import type { Channel } from '@balcao/contract/channels'
import { useId } from 'react'
import { useTexts } from '../../i18n/language'
import { Card } from '../../ui/page/card'
import { cloudChecks } from '../channel-words'
import { channelsTexts } from '../texts'

/** The three things that make an official connection, each green once it is done. */
export function CloudChecklist({ channel }: { channel: Channel }) {
  const t = useTexts(channelsTexts)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-3 p-4 sm:p-6">
        <h2 id={id} className="text-lg">
          {t('checklist')}
        </h2>
        <ul className="grid gap-2.5">
          {cloudChecks(channel).map(({ name, done }) => (
            <li
              key={name}
              className={`flex gap-3 rounded-md p-3 ${done ? 'bg-ready text-ready-ink' : 'bg-sunken'}`}
            >
              {done ? (
                <CircleCheck size={22} aria-label={t('done')} className="mt-px shrink-0" />
              ) : (
                <Circle size={22} aria-label={t('todo')} className="mt-px shrink-0 text-ink-soft" />
              )}
              <span className="min-w-0">
                <span className="block font-semibold">{t(`check_${name}`)}</span>
                {!done && <span className="block text-ink-soft">{t(`check_${name}Text`)}</span>}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
