import { Download } from 'lucide-react'

interface FileLinkProps {
  href: string
  name: string
  /** In words: '1,2 MB'. */
  size: string
  /** Says that it is saved. */
  label: string
}

/** A file to be saved, with its size. */
export function FileLink({ href, name, size, label }: FileLinkProps) {
  return (
    <a
      href={href}
      download={name}
      aria-label={label}
      className="flex min-h-12 items-center gap-3 rounded-md px-2 hover:bg-sunken"
    >
      <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
      <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">{size}</span>
      <Download size={20} aria-hidden="true" className="shrink-0 text-accent-ink" />
    </a>
  )
}
