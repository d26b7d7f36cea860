import { useImperativeHandle, useLayoutEffect, useRef, type ChangeEvent, type Ref } from 'react'
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
    const forward = (event.nativeEvent as InputEvent).inputType === 'deleteContentForward'
    const masked = mask(value, typed, selectionStart ?? typed.length, forward ? 'forward' : 'backward')
    caret.current = masked.caret
    // React writes the old value back when the text did not change; the caret would then jump to the end.
    event.target.value = masked.text
    event.target.setSelectionRange(masked.caret, masked.caret)
    onValueChange(masked.text)
  }

  return (
    <TextInput autoComplete="off" spellCheck={false} {...rest} ref={input} value={value} onChange={change} />
  )
}
