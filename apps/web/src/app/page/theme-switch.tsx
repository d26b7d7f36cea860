import { Monitor, Moon, Sun } from 'lucide-react'
import { commonTexts } from '../../i18n/common-texts'
import { useTexts } from '../../i18n/language'
import { setTheme, themes, useTheme } from '../../lib/browser/theme'
import { Segmented } from '../../ui/choices/segmented'

const looks = {
  auto: [Monitor, 'themeAuto'],
  light: [Sun, 'themeLight'],
  dark: [Moon, 'themeDark'],
} as const

/** Light, dark or as the device wants it. */
export function ThemeSwitch({ isDense = false }: { isDense?: boolean }) {
  const t = useTexts(commonTexts)
  const theme = useTheme()
  return (
    <Segmented
      isDense={isDense}
      label={t('theme')}
      selected={theme}
      onSelect={setTheme}
      options={themes.map((id) => {
        const [Icon, name] = looks[id]
        return { id, name: t(name), content: <Icon size={20} aria-hidden="true" /> }
      })}
    />
  )
}
