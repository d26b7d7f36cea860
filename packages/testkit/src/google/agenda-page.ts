import type { PageReply } from '../page/page-server'
import { escapeHtml, page } from '../page/page-shell'
import type { GoogleTime } from './event-content'
import type { Google } from './google'
import { PAGE_STYLE } from './page-style'
import { googlePerson, type GooglePerson } from './person'
import type { GoogleEvent } from './present-event'
import { instantOf, writtenIn } from './wall-clock'

/** Google's own calendar, as far as a demonstration needs it: every account, its events, and the app's access. */
export function agendaPage(google: Google): PageReply {
  const sections = [...google.calendars.values()].map(({ owner }) =>
    accountView(googlePerson(google, owner.email), owner.name),
  )
  return page({
    title: 'Google Agenda de demonstração',
    note: 'O que aparece aqui não sai deste computador.',
    body: sections.join(''),
    style: PAGE_STYLE,
  })
}

/**
 * Does what a form of the page asks for.
 * @param action `remover-acesso`, `recusar-proximo`, `criar` (titulo, dia, inicio, fim), `adiar` or `apagar` (evento).
 * @returns whether there is such an action and account. @throws CalendarRefusal
 */
export function actOnAgenda(google: Google, action: string, form: URLSearchParams): boolean {
  const text = (name: string) => form.get(name) ?? ''
  if (!google.calendars.has(text('conta'))) return false
  const person = googlePerson(google, text('conta'))
  const { timeZone } = google.giveAccount({ email: text('conta') }).owner
  if (action === 'remover-acesso') person.revokesAccess()
  else if (action === 'recusar-proximo') person.refusesNextEvent()
  else if (action === 'apagar') person.deletes(text('evento'))
  else if (action === 'adiar') postpone(person, text('evento'))
  else if (action === 'criar') {
    const at = (hour: string): GoogleTime => ({ dateTime: `${text('dia')}T${hour}:00`, timeZone })
    person.puts({ summary: text('titulo'), start: at(text('inicio')), end: at(text('fim')) })
  } else return false
  return true
}

function postpone(person: GooglePerson, id: string): void {
  const { start, end } = person.event(id)
  const later = ({ dateTime, timeZone = 'UTC' }: GoogleTime): GoogleTime => ({
    dateTime: writtenIn(timeZone, (instantOf(dateTime ?? '') ?? 0) + 60 * 60_000),
    timeZone,
  })
  if (start.date === undefined) person.moves(id, { start: later(start), end: later(end) })
}

function accountView(person: GooglePerson, name: string): string {
  const { email } = person
  const hasAccess = person.allowed().length > 0
  const access = hasAccess
    ? `<p>Um app tem acesso a esta agenda.</p>${actionForm(email, 'remover-acesso', '<button class="quiet">Remover acesso</button>')}${refusal(person)}`
    : '<p>Nenhum app tem acesso a esta agenda.</p>'
  const events = person.events().map((event) => eventView(email, event))
  return `<section aria-label="${escapeHtml(email)}"><h2>${escapeHtml(name)}<small>${escapeHtml(email)}</small></h2>${access}
${events.length > 0 ? `<ul>${events.join('')}</ul>` : '<p class="empty">Nenhum evento.</p>'}
${actionForm(email, 'criar', '<label>Título<input name="titulo" required></label><label>Dia<input type="date" name="dia" required></label><label>Início<input type="time" name="inicio" required></label><label>Fim<input type="time" name="fim" required></label><button>Criar evento</button>')}</section>`
}

const refusal = (person: GooglePerson) =>
  person.isRefusing()
    ? '<p>O próximo evento do app será recusado.</p>'
    : actionForm(person.email, 'recusar-proximo', '<button class="quiet">Recusar o próximo evento</button>')

function eventView(
  email: string,
  { id, summary = '(sem título)', description, start, end }: GoogleEvent,
): string {
  const when = (time: GoogleTime) => time.date ?? time.dateTime?.slice(0, 16).replace('T', ' ') ?? ''
  const event = `<input type="hidden" name="evento" value="${escapeHtml(id)}">`
  const later =
    start.date === undefined
      ? actionForm(email, 'adiar', `${event}<button class="quiet">Adiar uma hora</button>`)
      : ''
  return `<li><strong>${escapeHtml(summary)}</strong><small>${escapeHtml(`${when(start)} até ${when(end)}`)}</small>${description ? `<p>${escapeHtml(description)}</p>` : ''}<div class="row">${later}${actionForm(email, 'apagar', `${event}<button class="quiet">Apagar</button>`)}</div></li>`
}

const actionForm = (email: string, action: string, fields: string) =>
  `<form method="post" action="/agenda/${action}" class="row"><input type="hidden" name="conta" value="${escapeHtml(email)}">${fields}</form>`
