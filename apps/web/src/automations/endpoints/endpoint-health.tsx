import type { Endpoint } from '@balcao/contract/automations'
import { useTexts } from '../../i18n/language'
import { Callout } from '../../ui/notices/callout'
import { Time } from '../../ui/values/time'
import { automationTexts } from '../texts'

/** How an endpoint is, in words: when something last arrived, since when nothing does, why it was switched off. */
export function EndpointHealth({ endpoint }: { endpoint: Endpoint }) {
  const t = useTexts(automationTexts)
  const { active, disabled_reason, failing_since, last_success_at, pending } = endpoint
  return (
    <div className="grid gap-2">
      {!active && disabled_reason && <Callout kind="danger">{t(`disabled_${disabled_reason}`)}</Callout>}
      {active && failing_since && (
        <Callout kind="warning">
          {t('failingSince')} <Time at={failing_since} show="both" />. {t('failingText')}
        </Callout>
      )}
      <p className="text-sm text-ink-soft">
        {last_success_at ? (
          <>
            {t('lastSuccess')} <Time at={last_success_at} show="both" />
          </>
        ) : (
          t('noSuccess')
        )}
        {pending > 0 && <> · {t('pending', { count: pending })}</>}
      </p>
    </div>
  )
}
