/** Which of the public booking pages an address means. */
type BookingPage =
  | { kind: 'book'; company: string; service: string | null; agenda: string | null }
  /** The customer's own appointment behind its private link. */
  | { kind: 'own'; company: string; link: string }
  | { kind: 'demonstration' }
  | { kind: 'nobody' }

/**
 * Reads `/agendamento/{company}`, `/agendamento/{company}/horario/{link}`, `/agendamento/demonstracao`, a short address
 * with or without `/agendar`, and `/schedule` (BOOK-01, BOOK-03). `/schedule` is the page of `?empresa=`, else of the
 * company that is signed in on this browser (decision 0026, A1). `?servico=` and `?profissional=`, also as `?service=` and
 * `?agenda=`, choose ahead.
 */
export function readBookingPath(path: string, search: string, signedIn: string | null): BookingPage {
  const query = new URLSearchParams(search)
  const asked = (...names: string[]) => names.map((name) => query.get(name)).find(Boolean) ?? null
  const page = (company: string): BookingPage =>
    company === ''
      ? { kind: 'nobody' }
      : {
          kind: 'book',
          company,
          service: asked('servico', 'service'),
          agenda: asked('profissional', 'agenda'),
        }
  if (/^\/schedule\/?$/.test(path)) return page(query.get('empresa')?.trim() || signedIn || '')
  const [, company = '', link] =
    /^\/agendamento\/([^/]+)(?:\/horario\/([^/]+))?\/?$/.exec(path) ??
    /^\/([^/]+)(?:\/agendar)?\/?$/.exec(path) ??
    []
  if (company === 'demonstracao') return { kind: 'demonstration' }
  if (link !== undefined) return { kind: 'own', company: decoded(company), link: decoded(link) }
  return page(decoded(company))
}

/** The path of the page behind a private link. */
export function ownPath(company: string, link: string): string {
  return `/agendamento/${encodeURIComponent(company)}/horario/${encodeURIComponent(link)}`
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
