import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type Ref,
} from 'react'
import { TextInput, type TextInputProps } from './text-input'

/**
 * From the previous text, what the browser made of it, its caret and the direction of a deletion: the masked
 * text and where the caret belongs.
 */
export type Mask = (
  previous: string,
  next: string,
  caret: number,
  deleting: 'backward' | 'forward',
) => { text: string; caret: number }

interface MaskedInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'ref'> {
  mask: Mask
  value: string
  onValueChange: (value: string) => void
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** An input that formats while one types, edits in the middle or pastes, and keeps the caret where it was. */
export function MaskedInput({ mask, value, onValueChange, inputRef, ...rest }: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement, [])

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.target
    const { inputType } = event.nativeEvent as InputEvent
    const masked = mask(
      // Only a deletion may take a character beyond a separator; typing the same number again must not.
      inputType.startsWith('delete') ? value : '',
      typed,
      selectionStart ?? typed.length,
      inputType === 'deleteContentForward' ? 'forward' : 'backward',
    )
    caret.current = masked.caret
    // React writes the old value back when the text did not change; the caret would then jump to the end.
    event.target.value = masked.text
    event.target.setSelectionRange(masked.caret, masked.caret)
    onValueChange(masked.text)
  }

  // The browser would cut what is pasted at maxLength before the mask takes its spaces and dots away.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    if (rest.readOnly) return
    const { value: text, selectionStart, selectionEnd } = event.currentTarget
    const start = selectionStart ?? text.length
    const pasted = event.clipboardData.getData('text').trim()
    const next = `${text.slice(0, start)}${pasted}${text.slice(selectionEnd ?? start)}`
    const masked = mask('', next, start + pasted.length, 'backward')
    caret.current = masked.caret
    onValueChange(masked.text)
  }

  return (
    <TextInput
      autoComplete="off"
      spellCheck={false}
      {...rest}
      ref={input}
      value={value}
      onChange={change}
      onPaste={paste}
    />
  )
}
