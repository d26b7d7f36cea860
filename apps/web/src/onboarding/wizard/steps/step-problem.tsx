import { CircleAlert } from 'lucide-react'

/** What is wrong with a part of a step that is no single field. It takes the focus by its name; always there, so that it is announced. */
export function StepProblem({ field, sentence }: { field: string; sentence: string | undefined }) {
  return (
    <p
      data-field={field}
      tabIndex={-1}
      aria-live="polite"
      className="flex items-start gap-1.5 text-sm font-semibold text-danger-ink empty:absolute focus:outline-none"
    >
      {sentence && (
        <>
          <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0" />
          <span>{sentence}</span>
        </>
      )}
    </p>
  )
}
