import type { PageReply } from './page-server'

export interface PageContent {
  title: string
  /** One line under the title. */
  note: string
  /** HTML, already escaped. */
  body: string
  /** Extra CSS of this page. */
  style?: string
  /** Seconds between reloads; none when left out. */
  refreshSeconds?: number
}

/** A page in the common look: warm paper, dark ink, readable on a phone. Title and note are escaped here. */
export function page({ title, note, body, style = '', refreshSeconds }: PageContent): PageReply {
  const refresh = refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : ''
  return {
    type: 'text/html',
    body: `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh}
<title>${escapeHtml(title)}</title>
<style>${SHELL_STYLE}${style}</style>
</head>
<body>
<header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(note)}</p></header>
<main>${body}</main>
</body>
</html>`,
  }
}

/** Text for HTML content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Hour of the day, and the day when it is not `now`'s, in the zone of this machine. */
export function formatMoment(at: Date, now = new Date()): string {
  const time = at.toLocaleTimeString('pt-BR')
  return at.toDateString() === now.toDateString() ? time : `${at.toLocaleDateString('pt-BR')} ${time}`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const SHELL_STYLE = `
:root { color-scheme: light; --ink: #2b2420; --soft: #6b5d52; --line: #dccfbd; --accent: #9a3412 }
* { box-sizing: border-box }
body { margin: 0; background: #f4ece0; color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
header, main { max-width: 46rem; margin: 0 auto; padding: 0 1rem }
header { padding-top: 1.25rem }
h1 { margin: 0; font-size: 1.4rem }
h1, header p { overflow-wrap: anywhere }
header p { margin: .1rem 0 1rem; color: var(--soft) }
main { padding-bottom: 3rem }
a { color: var(--accent) }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.empty { padding: 2.5rem 1rem; border: 2px dashed var(--line); border-radius: .75rem; text-align: center; color: var(--soft) }
`
