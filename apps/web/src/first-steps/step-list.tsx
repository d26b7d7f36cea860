import type { FirstStepName } from '@balcao/contract/first-steps'
import { Check, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../i18n/language'
import { cx } from '../ui/look/class-names'
import { firstStepTexts } from './texts'
import type { FirstSteps } from './use-first-steps'

/** Where each is done. */
const places: Record<FirstStepName, string> = {
  hours: '/dashboard/company',
  menu: '/dashboard/company?tab=cardapio',
  fees: '/dashboard/company?tab=delivery',
  whatsapp: '/dashboard/conversations/connection',
  printer: '/dashboard/orders?printing=open',
}

/** The steps in their order, each a way to where it is done, with what is there already. */
export function StepList({ steps, onFollow }: Pick<FirstSteps, 'steps'> & { onFollow?: () => void }) {
  const t = useTexts(firstStepTexts)
  return (
    <ol className="grid">
      {steps.map(({ name, done }, place) => (
        <li key={name} className="border-b border-line last:border-b-0">
          <Link
            to={places[name]}
            {...(onFollow && { onClick: onFollow })}
            className="-mx-2 flex min-h-14 items-center gap-3 rounded-md px-2 py-2 hover:bg-sunken"
          >
            <span
              aria-hidden="true"
              className={cx(
                'grid size-8 shrink-0 place-items-center rounded-full border-2 font-bold tabular-nums',
                done ? 'border-ready-solid bg-ready-solid text-surface' : 'border-line-strong text-ink-soft',
              )}
            >
              {done ? <Check size={18} strokeWidth={3} /> : place + 1}
            </span>
            <span className="min-w-0 flex-1">
              <span className={cx('block font-semibold', done && 'text-ink-soft line-through')}>
                {t(name)}
              </span>
              {!done && <span className="block text-sm text-ink-soft">{t(`${name}Hint`)}</span>}
              <span className="sr-only">, {t(done ? 'done' : 'open')}</span>
            </span>
            {!done && <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />}
          </Link>
        </li>
      ))}
    </ol>
  )
}
