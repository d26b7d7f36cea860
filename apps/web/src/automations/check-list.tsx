import { useId } from 'react'

interface CheckListProps<Id extends string> {
  label: string
  options: readonly { id: Id; name: string; hint: string }[]
  chosen: readonly Id[]
  onChange: (chosen: Id[]) => void
  /** A sentence, or empty when the choice is fine. */
  error: string
}

/** Any number of a few, each with what it means. */
export function CheckList<Id extends string>({
  label,
  options,
  chosen,
  onChange,
  error,
}: CheckListProps<Id>) {
  const id = useId()
  const toggle = (changed: Id, on: boolean) =>
    onChange(options.map((one) => one.id).filter((one) => (one === changed ? on : chosen.includes(one))))
  return (
    <fieldset className="grid gap-1" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {options.map((option) => (
        <div key={option.id} className="py-0.5">
          <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
            <input
              type="checkbox"
              className="size-6 shrink-0 accent-accent"
              aria-describedby={`${id}-${option.id}`}
              checked={chosen.includes(option.id)}
              onChange={(event) => toggle(option.id, event.target.checked)}
            />
            {option.name}
          </label>
          <p id={`${id}-${option.id}`} className="-mt-2 pl-9 text-sm text-ink-soft">
            {option.hint}
          </p>
        </div>
      ))}
      <p id={`${id}-error`} aria-live="polite" className="text-sm font-semibold text-danger-ink empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
