import { Fragment } from 'react'

const bold = /\*(?=\S)([^*\n]*\S)\*/g

/** A text as WhatsApp shows it: lines as typed, *bold* in bold. */
export function ChatText({ text }: { text: string }) {
  const parts = text.split(bold)
  return (
    <span className="break-words whitespace-pre-line">
      {parts.map((part, index) =>
        // oxlint-disable-next-line no-array-index-key -- parts of one text, which is drawn anew as a whole
        index % 2 === 1 ? <strong key={index}>{part}</strong> : <Fragment key={index}>{part}</Fragment>,
      )}
    </span>
  )
}
