import { Check } from 'lucide-react'
import { commonTexts } from '../../i18n/common-texts'
import { useTexts } from '../../i18n/language'
import { cx } from '../look/class-names'

/** Named steps as a bar: done, current, to come. `current` counts from 0 and equals the length when all is done. */
export function StepProgress({ steps, current }: { steps: readonly string[]; current: number }) {
  const t = useTexts(commonTexts)
  return (
    <ol className="flex gap-2">
      {steps.map((name, index) => {
        const done = index < current
        const here = index === current
        return (
          <li key={name} aria-current={here ? 'step' : undefined} className="grid min-w-0 flex-1 gap-1.5">
            <span
              aria-hidden="true"
              className={cx('h-1.5 rounded-full', done ? 'bg-ready-solid' : here ? 'bg-accent' : 'bg-line')}
            />
            <span
              className={cx(
                'flex items-center gap-1 text-sm',
                here ? 'font-bold text-ink' : done ? 'font-medium text-ready-ink' : 'text-ink-soft',
              )}
            >
              {done && (
                <Check size={16} strokeWidth={3} aria-label={t('stepDone', { name })} className="shrink-0" />
              )}
              {name}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
