import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { commonTexts } from '../../i18n/common-texts'
import { useTexts } from '../../i18n/language'
import { cx } from '../look/class-names'
import { Form } from './form'
import { IconButton } from '../buttons/icon-button'
import { TextInput } from './text-input'

const restMs = 250

interface SearchBoxProps {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** The arrow down: into what was found. */
  onDown?: () => void
  inputRef?: Ref<HTMLInputElement>
}

/** Narrows a list shortly after the last key; Enter searches at once, Escape clears. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, value, onChange, onDown, inputRef } = props
  const t = useTexts(commonTexts)
  const [typed, setTyped] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const told = useRef(value)

  useEffect(() => {
    if (value !== told.current) setTyped(value)
    told.current = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const tell = (text: string) => {
    clearTimeout(timer.current)
    told.current = text
    onChange(text)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => tell(text), restMs)
  }
  const clear = () => {
    setTyped('')
    tell('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      clear()
    }
    if (event.key === 'ArrowDown' && onDown) {
      event.preventDefault()
      onDown()
    }
  }

  return (
    <Form role="search" className="relative min-w-0 flex-1" onSend={() => tell(typed)}>
      <Search
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
      />
      <TextInput
        ref={inputRef ?? null}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        className={cx('pl-11 [&::-webkit-search-cancel-button]:hidden', typed !== '' && 'pr-12')}
      />
      {typed !== '' && (
        <IconButton
          label={t('clearSearch')}
          icon={<X size={20} aria-hidden="true" />}
          onClick={clear}
          className="absolute top-0.5 right-0.5"
        />
      )}
    </Form>
  )
}
