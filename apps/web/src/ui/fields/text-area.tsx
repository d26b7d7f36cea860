import type { Ref, TextareaHTMLAttributes } from 'react'
import { cx } from '../look/class-names'
import { controlClass } from './text-input'

/** Several lines of text; grows by dragging, never sideways. */
export function TextArea({
  className,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  return <textarea rows={2} {...rest} className={cx(controlClass, 'resize-y py-3', className)} />
}
