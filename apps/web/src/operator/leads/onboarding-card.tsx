import type { OperatorLeadDetails } from '@balcao/contract/operator'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { LinkButton } from '../../ui/buttons/link-button'
import { Time } from '../../ui/values/time'
import { FactList } from '../fact-list'
import { TitledCard } from '../../ui/page/titled-card'
import { operatorTexts } from '../texts'
import { maskedKey, onboardingWords } from './onboarding-words'

/** What the company said of itself; its PIX key is shown when asked for. */
export function OnboardingCard({ onboarding }: { onboarding: OperatorLeadDetails['onboarding'] }) {
  const t = useTexts(operatorTexts)
  if (!onboarding)
    return (
      <TitledCard title={t('onboarding')}>
        <p className="text-ink-soft">{t('noOnboarding')}</p>
      </TitledCard>
    )
  const words = onboardingWords(onboarding.content)
  const lines = (all: readonly string[]) =>
    all.length === 0
      ? t('notSaid')
      : all.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))
  return (
    <TitledCard title={t('onboarding')}>
      <FactList
        facts={[
          { name: t('submittedAt'), value: <Time at={onboarding.submitted_at} show="both" /> },
          {
            name: t('appliedAt'),
            value: onboarding.applied_at ? (
              <Time at={onboarding.applied_at} show="both" />
            ) : (
              t('waitsForApproval')
            ),
          },
          {
            name: t('about'),
            value: <span className="whitespace-pre-line">{words.about || t('notSaid')}</span>,
          },
          { name: t('address'), value: words.address || t('notSaid') },
          { name: t('hours'), value: lines(words.hours) },
          { name: t('fees'), value: lines(words.fees) },
          { name: t('pix'), value: <PixKey type={words.pixType} pixKey={words.pixKey} /> },
        ]}
      />
    </TitledCard>
  )
}

function PixKey({ type, pixKey }: { type: ReturnType<typeof onboardingWords>['pixType']; pixKey: string }) {
  const t = useTexts(operatorTexts)
  const [shown, setShown] = useState(false)
  if (type === '' || pixKey === '') return t('notSaid')
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span>
        {t(`pix_${type}`)}: <span className="tabular-nums">{shown ? pixKey : maskedKey(pixKey)}</span>
      </span>
      <LinkButton aria-pressed={shown} onClick={() => setShown(!shown)}>
        {t(shown ? 'hideKey' : 'showKey')}
      </LinkButton>
    </span>
  )
}
