import { copyKinds, type CopyKind } from '@balcao/domain/printing'
import { useTexts } from '../i18n/language'
import { printingTexts } from './texts'

interface CopyChoiceProps {
  /** What the choice is about; read out with each box. */
  label: string
  chosen: readonly CopyKind[]
  onChange: (chosen: CopyKind[]) => void
  error?: string | undefined
  disabled?: boolean
}

/** Which copies, as boxes; any number of them. */
export function CopyChoice({ label, chosen, onChange, error, disabled = false }: CopyChoiceProps) {
  const t = useTexts(printingTexts)
  const toggle = (copy: CopyKind, on: boolean) =>
    onChange(copyKinds.filter((one) => (one === copy ? on : chosen.includes(one))))
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {copyKinds.map((copy) => (
          <label key={copy} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              className="size-6 accent-accent"
              disabled={disabled}
              checked={chosen.includes(copy)}
              onChange={(event) => toggle(copy, event.target.checked)}
            />
            {t(`copy_${copy}`)}
          </label>
        ))}
      </div>
      <p role="status" className="text-sm font-semibold text-danger-ink empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
