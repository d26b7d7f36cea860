import { ListChecks } from 'lucide-react'
import { useTexts } from '../i18n/language'
import { Button } from '../ui/buttons/button'
import { TitledCard } from '../ui/page/titled-card'
import { StepList } from './step-list'
import { firstStepTexts } from './texts'
import { useFirstSteps, useHidden } from './use-first-steps'

/** What a new company has still to do, until all of it is done or this browser hides it. */
export function FirstStepsCard({ cnpj }: { cnpj: string }) {
  const t = useTexts(firstStepTexts)
  const [isHidden, hide] = useHidden(cnpj)
  const steps = useFirstSteps({ isHidden })
  if (!steps) return null
  const { done } = steps
  return (
    <div className="mx-auto w-full max-w-xl p-4">
      <TitledCard
        icon={<ListChecks size={24} />}
        title={t('title')}
        text={t('text')}
        aside={
          <span className="font-semibold text-ink-soft tabular-nums">
            {t('progress', { done, all: steps.steps.length })}
          </span>
        }
      >
        <StepList steps={steps.steps} />
        <Button kind="quiet" className="justify-self-start" onClick={hide}>
          {t('hide')}
        </Button>
      </TitledCard>
    </div>
  )
}
