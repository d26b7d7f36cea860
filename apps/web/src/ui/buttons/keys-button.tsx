import { Keyboard } from 'lucide-react'
import { IconButton } from './icon-button'

/** Shows a screen's keys; where there is no keyboard it is not offered. */
export function KeysButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <span className="hidden lg:block">
      <IconButton
        label={label}
        title={label}
        icon={<Keyboard size={22} aria-hidden="true" />}
        onClick={onPress}
      />
    </span>
  )
}
