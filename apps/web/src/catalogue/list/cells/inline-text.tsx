import type { Catalogue } from '@balcao/domain/catalogue'
import { useState } from 'react'
import { cx } from '../../../ui/look/class-names'
import { controlClass } from '../../../ui/fields/text-input'
import { useCatalogue } from '../../catalogue-context'
import { Pencil } from './pencil'
import { useBackToPencil, useInlineKeys, useSelectedField } from '../acts/use-inline-keys'

interface InlineTextProps {
  value: string
  /** Of the field, e.g. 'Nome de X-Bacon'. */
  label: string
  /** Of the pencil, e.g. 'Editar nome de X-Bacon'. */
  editLabel: string
  /** Shown in place of an empty text. */
  placeholder?: string
  multiline?: boolean
  /** An empty text cancels the edit. */
  required?: boolean
  maxLength: number
  /** Is being typed from the first moment. */
  begins?: boolean
  className?: string
  /** `from` is the catalogue as it was when the edit began. */
  onSave: (text: string, from: Catalogue) => void
}

/** A text that is edited where it stands: by a double click (CATAL-04) or by its pencil. */
export function InlineText(props: InlineTextProps) {
  const { value, editLabel, placeholder, multiline = false, begins = false, className } = props
  const { store } = useCatalogue()
  const [from, setFrom] = useState<Catalogue | null>(() => (begins ? (store.view() ?? null) : null))
  const pencil = useBackToPencil(from !== null)
  const start = () => setFrom(store.view() ?? null)
  if (from) return <TextEditor {...props} from={from} onEnd={() => setFrom(null)} />
  return (
    <span className={cx('min-w-0', className)}>
      <span
        onDoubleClick={start}
        className={cx(
          'rounded-sm break-words hover:bg-sunken',
          multiline && 'whitespace-pre-line',
          value === '' && 'text-ink-soft italic',
        )}
      >
        {value || placeholder}
      </span>
      <Pencil ref={pencil} label={editLabel} onPress={start} />
    </span>
  )
}

function TextEditor({
  value,
  label,
  multiline = false,
  required = false,
  maxLength,
  from,
  onSave,
  onEnd,
}: InlineTextProps & { from: Catalogue; onEnd: () => void }) {
  const [began] = useState(value)
  const [typed, setTyped] = useState(value)
  const save = () => {
    const text = typed.trim()
    if (text !== began && !(required && text === '')) onSave(text, from)
    onEnd()
  }
  const keys = useInlineKeys({ dirty: typed !== began, multiline, onSave: save, onCancel: onEnd })
  const input = useSelectedField<HTMLInputElement>()
  const area = useSelectedField<HTMLTextAreaElement>()
  const field = {
    ...keys,
    'aria-label': label,
    value: typed,
    maxLength,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  }
  return multiline ? (
    <textarea {...field} ref={area} rows={3} className={cx(controlClass, 'py-2')} />
  ) : (
    <input {...field} ref={input} type="text" className={cx(controlClass, 'min-h-11')} />
  )
}
