import { useId, type ReactNode } from 'react'
import { Card } from '../../../ui/card'

interface MessageCardProps {
  name: string
  purpose: string
  /** Right of the name, e.g. a switch. */
  aside: ReactNode
  /** Heading of the preview. */
  previewTitle: string
  /** How the customer reads it. */
  preview: ReactNode
  children: ReactNode
}

/** A text to customers: what it is for, the text being written, and beside it how it reads. */
export function MessageCard({ name, purpose, aside, previewTitle, preview, children }: MessageCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4 p-4 sm:p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-64">
            <h2 id={id} className="text-lg">
              {name}
            </h2>
            <p className="text-ink-soft">{purpose}</p>
          </div>
          {aside}
        </div>
        <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid content-start gap-2">{children}</div>
          <figure className="grid content-start gap-1.5">
            <figcaption className="text-sm text-ink-soft">{previewTitle}</figcaption>
            {preview}
          </figure>
        </div>
      </Card>
    </section>
  )
}
