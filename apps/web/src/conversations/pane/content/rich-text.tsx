import { use, useMemo, type ReactNode } from 'react'
import { cx } from '../../../ui/look/class-names'
import { SearchedWords } from '../pane-context'
import { foundParts } from '../search/found-parts'
import { isFewEmoji } from './media-words'
import { readText, type TextToken } from './text-tokens'

const tags = { bold: 'strong', italic: 'em', strike: 's' } as const

/** A message's text with WhatsApp's styles and links, and what was searched for highlighted. Never as HTML. */
export function RichText({ text }: { text: string }) {
  const words = use(SearchedWords)
  const shown = useMemo(() => drawn(readText(text), words), [text, words])
  return (
    <p className={cx('break-words whitespace-pre-wrap', isFewEmoji(text) && 'text-3xl')} dir="auto">
      {shown}
    </p>
  )
}

function drawn(tokens: readonly TextToken[], words: readonly string[]): ReactNode[] {
  return tokens.map((token, place) => {
    if (token.kind === 'text') return <Highlighted key={place} text={token.text} words={words} />
    if (token.kind === 'mono') {
      return (
        <code key={place} className="rounded-sm bg-sunken px-1 font-mono text-sm">
          <Highlighted text={token.text} words={words} />
        </code>
      )
    }
    if (token.kind === 'link') {
      return (
        <a
          key={place}
          href={token.href}
          target="_blank"
          rel="noopener noreferrer"
          className="break-all text-accent-ink underline underline-offset-2"
        >
          <Highlighted text={token.text} words={words} />
        </a>
      )
    }
    const Tag = tags[token.kind]
    return <Tag key={place}>{drawn(token.parts, words)}</Tag>
  })
}

function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  return foundParts(text, words).map((part, place) =>
    part.found ? (
      <mark key={place} className="rounded-sm bg-marigold text-on-marigold">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
