import { CircleAlert } from 'lucide-react'

/** What is wrong with a control, in a live region that is always there; `error` is empty while it is fine. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p
      id={id}
      aria-live="polite"
      className="flex items-start gap-1.5 text-sm font-semibold text-danger-ink empty:absolute"
    >
      {error ? (
        <>
          <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0" />
          <span>{error}</span>
        </>
      ) : null}
    </p>
  )
}
