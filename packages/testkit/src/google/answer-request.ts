import type { IncomingHttpHeaders } from 'node:http'
import type { PageReply } from '../page/page-server'
import { actOnAgenda, agendaPage } from './agenda-page'
import { answerCalendarCall } from './calendar-calls'
import { ConsentRefusal, decide, readConsentRequest } from './consent'
import { consentPage, consentRefusalPage } from './consent-page'
import type { Google } from './google'
import { CalendarRefusal, OAuthRefusal } from './google-refusal'
import { answerRevoke, answerToken, answerTokenInfo, answerUserInfo } from './oauth-calls'

interface GoogleCall {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: string
}

export interface GoogleAnswer {
  status: number
  type?: string
  body?: string
  headers?: Record<string, string>
}

/** Answers whatever was asked: a page, a token call or a Calendar call. */
export function answerRequest(google: Google, call: GoogleCall): GoogleAnswer {
  try {
    const { pathname } = call.url
    if (pathname === '/' || pathname.startsWith('/agenda/')) return answerAgenda(google, call)
    if (pathname === '/o/oauth2/v2/auth') return answerConsent(google, call)
    if (pathname.startsWith('/calendar/v3/')) return answerCalendar(google, call)
    return json(200, answerOAuth(google, call))
  } catch (error) {
    if (error instanceof ConsentRefusal) return html(consentRefusalPage(error))
    if (!(error instanceof CalendarRefusal || error instanceof OAuthRefusal)) throw error
    return json(error.status, error.body())
  }
}

/** The page, or what was decided on it: off to the redirect address. */
function answerConsent(google: Google, call: GoogleCall): GoogleAnswer {
  const request = readConsentRequest(call.url.searchParams, google.client)
  if (call.method !== 'POST') return html(consentPage(google, request), new URL(request.redirectUri).origin)
  if (isForeign(call)) return { status: 403 }
  const form = new URLSearchParams(call.body)
  const location = decide(google, request, {
    email: form.get('conta') ?? '',
    isAllowed: form.get('decisao') === 'permitir',
    scopes: form.getAll('escopo'),
  })
  return { status: 302, headers: { location } }
}

function answerAgenda(google: Google, call: GoogleCall): GoogleAnswer {
  const { method, url, body } = call
  if (method !== 'POST') return url.pathname === '/' ? html(agendaPage(google)) : { status: 404 }
  if (isForeign(call)) return { status: 403 }
  const isDone = actOnAgenda(google, url.pathname.replace('/agenda/', ''), new URLSearchParams(body))
  return isDone ? { status: 303, headers: { location: '/' } } : { status: 404 }
}

function answerCalendar(google: Google, { method, url, headers, body }: GoogleCall): GoogleAnswer {
  const answered = answerCalendarCall(google, {
    method,
    url,
    body,
    bearer: bearerIn(headers),
    ifMatch: headers['if-match'],
    ifNoneMatch: headers['if-none-match'],
  })
  const etag = answered.etag === undefined ? {} : { etag: answered.etag }
  if (answered.body === undefined) return { status: answered.status, headers: etag }
  return { ...json(answered.status, answered.body), headers: etag }
}

function answerOAuth(google: Google, { method, url, headers, body }: GoogleCall): unknown {
  const form = new URLSearchParams(body)
  const given = (name: string) => url.searchParams.get(name) ?? form.get(name)
  const bearer = bearerIn(headers) ?? ''
  const call = `${method} ${url.pathname}`
  if (call === 'POST /token') return answerToken(google, form, headers.authorization)
  if (call === 'POST /revoke') return answerRevoke(google, given('token') ?? '')
  if (url.pathname === '/tokeninfo') return answerTokenInfo(google, given('access_token') ?? bearer)
  if (url.pathname === '/oauth2/v3/userinfo') return answerUserInfo(google, bearer)
  throw new OAuthRefusal(404, 'not_found')
}

/** Any page of this browser may post here; only ours shall. */
const isForeign = ({ headers }: GoogleCall) => headers['sec-fetch-site'] === 'cross-site'

const bearerIn = ({ authorization }: IncomingHttpHeaders) => /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]

const json = (status: number, value: unknown): GoogleAnswer => ({
  status,
  type: 'application/json; charset=UTF-8',
  body: JSON.stringify(value),
})

/** @param next where a form of the page may lead. */
function html({ status = 200, body }: PageReply, next = ''): GoogleAnswer {
  return {
    status,
    type: 'text/html; charset=utf-8',
    body,
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${next}`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  }
}
