import type { ComponentProps } from 'react'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Enter in a field, or the form's button. */
  onSend: () => unknown
}

/** A form that is sent by us and says itself, beside its fields, what is wrong with them. */
export function Form({ onSend, ...rest }: FormProps) {
  return (
    <form
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        // What is sent in a dialog that was opened from here comes by, too.
        if (event.target === event.currentTarget) onSend()
      }}
    />
  )
}
