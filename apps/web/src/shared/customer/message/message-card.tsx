import type { ReactNode } from 'react'
import { TitledCard } from '../../../ui/page/titled-card'

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
  return (
    <TitledCard title={name} text={purpose} aside={aside}>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-2">{children}</div>
        <figure className="grid content-start gap-1.5">
          <figcaption className="text-sm text-ink-soft">{previewTitle}</figcaption>
          {preview}
        </figure>
      </div>
    </TitledCard>
  )
}
