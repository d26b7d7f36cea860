import type { TestServer } from './server'

export interface Answer<Body> {
  status: number
  headers: Headers
  body: Body
  text: string
  /** Cookies that were set by this answer, ready for a Cookie header. */
  cookie: string
}

export interface CallOptions {
  method?: string
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown
  cookie?: string
  bearer?: string
  headers?: Record<string, string>
}

/** One HTTP call to the server under test. Answers whatever came back, errors included. */
export async function call<Body = Record<string, unknown>>(
  server: Pick<TestServer, 'url'>,
  path: string,
  { method, body, cookie, bearer, headers = {} }: CallOptions = {},
): Promise<Answer<Body>> {
  const response = await fetch(server.url + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(text) : undefined) as Body,
    text,
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0]!)
      .join('; '),
  }
}
