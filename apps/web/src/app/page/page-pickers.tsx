import { LanguagePicker } from './language-picker'
import { ThemeSwitch } from './theme-switch'

/** Language and, where there is room, theme: at the head of pages without a menu. */
export function PagePickers() {
  return (
    <div className="flex gap-2">
      <LanguagePicker />
      <span className="hidden sm:block">
        <ThemeSwitch />
      </span>
    </div>
  )
}
