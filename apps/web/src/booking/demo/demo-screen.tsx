import { FlaskConical } from 'lucide-react'
import { useMemo } from 'react'
import { useTexts } from '../../i18n/language'
import type { KeyValue } from '../../lib/caches/storage'
import { BookingScreen } from '../booking-screen'
import { bookingTexts } from '../texts'
import { createDemoCalls } from './demo-calls'

/** `/agendamento/demonstracao`: how booking feels, with a company and times that do not exist. */
export function DemoScreen() {
  const calls = useMemo(
    () =>
      createDemoCalls({
        now: Date.now,
        random: Math.random,
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      }),
    [],
  )
  return (
    <BookingScreen
      company="demonstracao"
      calls={calls}
      asked={null}
      kept={nowhere}
      remembered={nowhere}
      demo={<DemoSign />}
    />
  )
}

/** The demonstration keeps nothing, not even on this phone. */
const nowhere: KeyValue = { get: () => null, set: () => undefined, remove: () => undefined }

function DemoSign() {
  const t = useTexts(bookingTexts)
  return (
    <aside aria-label={t('demoTitle')} className="bg-marigold text-on-marigold">
      <div className="mx-auto flex max-w-5xl items-start gap-3 px-4 py-3">
        <FlaskConical size={24} aria-hidden="true" className="mt-0.5 shrink-0" />
        <p>
          <strong>{t('demoTitle')}</strong>: {t('demoText')}
        </p>
      </div>
    </aside>
  )
}
