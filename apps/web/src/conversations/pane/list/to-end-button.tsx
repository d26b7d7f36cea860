import { ArrowDown } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { upTo99 } from '../../../ui/values/up-to-99'
import { chatPaneTexts } from '../texts'

/** The way back to the newest message, with how many came meanwhile. */
export function ToEndButton({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useTexts(chatPaneTexts)
  const label = count === 0 ? t('toEnd') : t('toEndNew', { count })
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="absolute right-4 bottom-3 grid size-11 animate-fade place-items-center rounded-full border border-line bg-raised text-ink shadow-float hover:bg-sunken"
    >
      <ArrowDown size={22} aria-hidden="true" />
      {count > 0 && (
        <span className="absolute -top-2 -right-1 min-w-6 rounded-full bg-accent px-1.5 text-center text-sm font-bold text-on-accent tabular-nums">
          {upTo99(count)}
        </span>
      )}
    </button>
  )
}
