import { cx } from '../../ui/look/class-names'
import { Tooltip } from '../../ui/notices/tooltip'
import type { QuickAct } from './quick-acts'
import type { Opening } from './use-opening'

interface QuickButtonsProps {
  acts: readonly QuickAct[]
  say: Opening['say']
  /** Only icons, in the row that they stand in; or large, with their words. */
  size: 'icons' | 'large'
}

/** Pause, close and their like: each acts at once, shows that it is on, and the same press undoes it. */
export function QuickButtons({ acts, say, size }: QuickButtonsProps) {
  const isLarge = size === 'large'
  return (
    <div className={isLarge ? 'grid grid-cols-2 gap-2' : 'contents'}>
      {acts.map(({ id, label, back, Icon, isOn, disabled, act }) => {
        const button = (description?: { 'aria-description': string }) => (
          <button
            type="button"
            aria-label={label}
            aria-pressed={isOn}
            {...(isOn && description)}
            disabled={disabled}
            onClick={() => void say(act)}
            className={cx(
              'w-full rounded-md border border-line bg-surface text-ink-soft transition-colors disabled:opacity-55',
              'hover:bg-sunken hover:text-ink',
              'aria-pressed:border-danger-solid aria-pressed:bg-danger aria-pressed:text-danger-ink',
              isLarge
                ? 'grid min-h-24 content-center justify-items-center gap-1.5 px-1 py-2 text-center font-semibold text-ink'
                : 'inline-flex min-h-9 items-center justify-center',
            )}
          >
            <Icon size={isLarge ? 26 : 18} aria-hidden="true" />
            {isLarge && (
              <span className="leading-tight text-balance">
                {label}
                {isOn && <span className="mt-0.5 block text-sm font-normal underline">{back}</span>}
              </span>
            )}
          </button>
        )
        return isLarge ? (
          <span key={id} className="grid">
            {button({ 'aria-description': back })}
          </span>
        ) : (
          <Tooltip key={id} text={isOn ? back : label} className="grid flex-1">
            {button}
          </Tooltip>
        )
      })}
    </div>
  )
}
