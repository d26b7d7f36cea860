import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { commonTexts } from '../../i18n/common-texts'
import { useTexts } from '../../i18n/language'
import { useLatest } from '../../lib/hooks/use-latest'
import { cx } from '../look/class-names'
import { Field } from '../fields/field'
import { TextInput } from '../fields/text-input'

interface ComboOption {
  id: string
  content: ReactNode
  /** It is shown, with its reason, and cannot be chosen. */
  disabled?: boolean
}

interface ComboBoxProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  className?: string
  name?: string
  placeholder?: string
  maxLength?: number
  inputRef?: Ref<HTMLInputElement>
  value: string
  onValueChange: (value: string) => void
  options: readonly ComboOption[]
  onChoose: (id: string) => void
  /** Only what the list offers is meant: Enter takes the first of it. Without it the typed text counts as well. */
  strict?: boolean
  /** What is said where something is typed and nothing is found. */
  nothing?: string
  /** Enter, where there is nothing to choose. */
  onEnter?: () => void
  /** The focus goes elsewhere. */
  onLeave?: () => void
}

/** A text field with a list of proposals below it: arrows go through them, Enter or a press chooses, Escape closes it. */
export function ComboBox(props: ComboBoxProps) {
  const { label, hint, error, className, value, options, onChoose, strict = false, nothing } = props
  const t = useTexts(commonTexts)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<string | null>(null)
  const usable = options.filter(({ disabled }) => !disabled)
  const active = usable.find(({ id }) => id === picked) ?? (strict ? usable[0] : undefined)
  const isShown = isOpen && options.length > 0
  const saysNothing = isOpen && nothing !== undefined && options.length === 0 && value.trim() !== ''
  const optionId = (id: string) => `${listId}-${id}`

  useCloseOnEscape(isShown, () => setOpen(false))
  useEffect(() => {
    if (!isShown) return
    // A phone's keyboard takes the lower half: there the field goes to the top.
    if (matchMedia('(pointer: coarse)').matches) field.current?.scrollIntoView({ block: 'start' })
    else list.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])

  const close = () => {
    setOpen(false)
    setPicked(null)
  }
  const choose = (id: string) => {
    close()
    onChoose(id)
  }
  const go = (steps: number) => {
    if (!isShown) return setOpen(true)
    const place = usable.findIndex((option) => option === active)
    const next = place < 0 && steps < 0 ? usable.length - 1 : place + steps
    const option = usable[(next + usable.length) % usable.length]
    if (!option) return
    setPicked(option.id)
    document.getElementById(optionId(option.id))?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      go(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (isShown && active) {
      event.preventDefault()
      // It chose; it does not add or send as well.
      event.stopPropagation()
      choose(active.id)
    } else if (props.onEnter || (strict && isOpen && value !== '')) {
      event.preventDefault()
      props.onEnter?.()
    }
  }

  return (
    <Field label={label} hint={hint} error={error} {...(className ? { className } : {})}>
      {(ids) => (
        <div ref={field} className="relative scroll-mt-10">
          <TextInput
            {...ids}
            ref={props.inputRef ?? null}
            name={props.name}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={isShown && active ? optionId(active.id) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => {
              setPicked(null)
              setOpen(event.target.value !== '')
              props.onValueChange(event.target.value)
            }}
            onClick={() => setOpen(true)}
            // What is chosen is chosen anew by typing over it.
            onFocus={(event) => strict && event.target.select()}
            onKeyDown={press}
            onBlur={() => {
              close()
              props.onLeave?.()
            }}
          />
          {isShown && (
            <div
              ref={list}
              id={listId}
              role="listbox"
              aria-label={t('suggestions')}
              className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 scroll-my-3 overflow-y-auto overscroll-contain rounded-md border border-line-strong bg-surface py-1 shadow-float"
            >
              {options.map(({ id, content, disabled }) => (
                <button
                  key={id}
                  type="button"
                  tabIndex={-1}
                  id={optionId(id)}
                  role="option"
                  aria-selected={id === active?.id}
                  aria-disabled={disabled || undefined}
                  // The focus stays in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => !disabled && choose(id)}
                  className={cx(
                    'flex min-h-12 w-full cursor-pointer text-left items-center gap-3 px-3.5 py-1.5 aria-disabled:cursor-default aria-disabled:text-ink-soft',
                    id === active?.id ? 'bg-accent-tint text-accent-ink' : !disabled && 'hover:bg-sunken',
                  )}
                >
                  {content}
                </button>
              ))}
            </div>
          )}
          <p role="status" className="mt-1.5 text-sm text-ink-soft empty:hidden">
            {saysNothing && nothing}
          </p>
        </div>
      )}
    </Field>
  )
}

/** Escape closes the list alone, before the layer around it hears of the key. */
function useCloseOnEscape(isShown: boolean, close: () => void) {
  const latest = useLatest(close)
  useEffect(() => {
    if (!isShown) return
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [isShown, latest])
}
