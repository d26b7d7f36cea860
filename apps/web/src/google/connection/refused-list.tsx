import type { GoogleStatus } from '@balcao/contract/google'
import { useLanguage, useTexts } from '../../i18n/language'
import { Callout } from '../../ui/notices/callout'
import { Time } from '../../ui/values/time'
import { googleTexts } from '../texts'
import { refusalWords } from './problem-words'

/** Appointments that Google does not take, each with its reason; the connection itself is well. */
export function RefusedList({ refused, zone }: Pick<GoogleStatus, 'refused'> & { zone: string }) {
  const t = useTexts(googleTexts)
  const { language } = useLanguage()
  if (refused.length === 0) return null
  return (
    <Callout kind="warning">
      <p className="font-semibold">{t('refused', { count: refused.length })}</p>
      <ul className="my-1.5 grid gap-1.5">
        {refused.map(({ id, service, starts_at: at, ...reason }) => (
          <li key={id}>
            <span className="font-semibold">{service}</span>, <Time at={at} zone={zone} show="both" />
            <span className="block">{refusalWords(reason, language, t)}</span>
          </li>
        ))}
      </ul>
      <p>{t('refusedHint')}</p>
    </Callout>
  )
}
