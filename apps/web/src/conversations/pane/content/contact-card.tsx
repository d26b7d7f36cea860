import type { Message } from '@balcao/contract/conversations'
import { Contact } from 'lucide-react'

/** A person's card: name and phones. */
export function ContactCard({ contact }: { contact: NonNullable<Message['contact']> }) {
  return (
    <div className="mb-1 flex min-h-16 w-72 max-w-full items-center gap-3 rounded-md bg-sunken px-3 py-2">
      <Contact size={28} aria-hidden="true" className="shrink-0 text-accent-ink" />
      <div className="min-w-0">
        <p className="font-semibold break-words">{contact.name}</p>
        {contact.phones.map((phone) => (
          <a
            key={phone}
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            className="block break-words text-accent-ink tabular-nums underline underline-offset-2"
          >
            {phone}
          </a>
        ))}
      </div>
    </div>
  )
}
