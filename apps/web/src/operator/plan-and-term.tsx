import { useTexts } from '../i18n/language'
import { PlanAndTerm as Choice } from '../shared/licence/plan-and-term'
import { operatorTexts } from './texts'

/** What is paid for and how long it lasts, side by side. */
export function PlanAndTerm(chosen: Omit<Parameters<typeof Choice>[0], 't'>) {
  const t = useTexts(operatorTexts)
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Choice {...chosen} t={t} />
    </div>
  )
}
