import type { OperatorModules } from '@balcao/contract/operator'
import { moduleFlags } from '@balcao/domain/licence'
import { useTexts } from '../i18n/language'
import { operatorTexts } from './texts'

interface ModuleTicksProps {
  modules: OperatorModules
  onChange: (modules: OperatorModules) => void
}

/** The four modules as ticks, saved with whatever they stand in. */
export function ModuleTicks({ modules, onChange }: ModuleTicksProps) {
  const t = useTexts(operatorTexts)
  return (
    <fieldset>
      <legend className="font-semibold">{t('modules')}</legend>
      {moduleFlags.map((flag) => (
        <label key={flag} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={modules[flag]}
            onChange={({ target }) => onChange({ ...modules, [flag]: target.checked })}
            className="relative size-6 shrink-0 accent-accent after:absolute after:-inset-3"
          />
          {t(`module_${flag}`)}
        </label>
      ))}
    </fieldset>
  )
}
