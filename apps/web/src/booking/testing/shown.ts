import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The words of an element as a visitor reads them, entities and no-break spaces as plain characters. */
export function wordsOf(element: ReactElement): string {
  return markupOf(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The element's markup, as far as it does without a browser. */
export function markupOf(element: ReactElement): string {
  return renderToStaticMarkup(element).replaceAll('\u00A0', ' ').replaceAll('&amp;', '&')
}
