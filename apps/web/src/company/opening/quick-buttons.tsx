import { cx } from '../../ui/look/class-names'
import { Tooltip } from '../../ui/notices/tooltip'
import type { QuickAct } from './quick-acts'
import type { Opening } from './use-opening'

interface QuickButtonsProps {
  acts: readonly QuickAct[]
  say: Opening['say']
  /** Only icons, in the row that they stand in, for a mouse or for a thumb; or large, with their words. */
  size: 'icons' | 'thumb' | 'large'
}

const looks = {
  icons: 'inline-flex w-full min-h-9 items-center justify-center border border-line bg-surface text-ink-soft',
  thumb: 'inline-flex size-11 items-center justify-center text-ink-soft',
  large:
    'grid w-full min-h-24 content-center justify-items-center gap-1.5 border border-line bg-surface px-1 py-2 text-center font-semibold text-ink',
}
const iconSizes = { icons: 18, thumb: 22, large: 26 }

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
            // The second tap of a nervous thumb takes nothing back.
            onClick={({ detail }) => void (detail < 2 && say(act))}
            className={cx(
              'rounded-md transition-colors hover:bg-sunken hover:text-ink disabled:opacity-55',
              'aria-pressed:border-danger-solid aria-pressed:bg-danger aria-pressed:text-danger-ink',
              looks[size],
            )}
          >
            <Icon size={iconSizes[size]} aria-hidden="true" />
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
          <Tooltip
            key={id}
            text={isOn ? back : label}
            className={size === 'icons' ? 'grid flex-1' : 'grid shrink-0'}
          >
            {button}
          </Tooltip>
        )
      })}
    </div>
  )
}
