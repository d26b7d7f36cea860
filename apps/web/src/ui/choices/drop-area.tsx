import { useState, type DragEvent, type ReactNode } from 'react'
import { cx } from '../look/class-names'

interface DropAreaProps {
  onFiles: (files: FileList) => void
  children: ReactNode
}

/** A place to drop files on. What they are is checked by who gets them; there must be another way to choose them. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles(event.dataTransfer.files)
  }
  return (
    <div
      data-drop-zone
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'grid justify-items-center gap-3 rounded-lg border-2 border-dashed p-6 text-center transition-colors',
        over ? 'border-accent bg-accent-tint' : 'border-line-strong',
      )}
    >
      {children}
    </div>
  )
}
