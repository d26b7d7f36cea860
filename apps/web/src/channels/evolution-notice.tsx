import type { Channel } from '@balcao/contract/channels'
import { useTexts } from '../i18n/language'
import { Callout } from '../ui/notices/callout'
import { channelsTexts } from './texts'

/**
 * Says to whoever runs the shop that Evolution API is used, as its licence asks (Apache License 2.0 with conditions),
 * and what that means. `chosen`: it is the connection in use, not one of two to choose from.
 */
export function EvolutionNotice({
  chosen = true,
  gateway = null,
}: {
  chosen?: boolean
  gateway?: Channel['gateway']
}) {
  const t = useTexts(channelsTexts)
  return (
    <section aria-label={t('noticeTitle')}>
      <Callout kind="warning">
        <p>{t(chosen ? 'notice' : 'noticeChoice')}</p>
        <ul className="mt-2 list-disc pl-5 font-normal">
          <li>{t('noticeRisk1')}</li>
          <li>{t('noticeRisk2')}</li>
          <li>{t('noticeRisk3')}</li>
          <li>{t('noticeRisk4')}</li>
          {gateway?.deaf_after_logout && (
            <li className="font-bold">{t('noticeDeaf', { version: gateway.version })}</li>
          )}
        </ul>
        <a
          href="https://github.com/EvolutionAPI/evolution-api"
          target="_blank"
          rel="noreferrer"
          className="mt-1 inline-flex min-h-11 items-center font-bold underline underline-offset-4"
        >
          {t('noticeLink')}
        </a>
      </Callout>
    </section>
  )
}
