/** The demonstration's own session at the counter, by which it sets things up as a shop would. */
export interface CounterSession {
  send(method: string, path: string, body?: unknown): Promise<Response>
}

/** Signs in, works, and signs out again. Does nothing when the demonstration's password was changed. */
export async function atTheCounter<T>(
  { url, cnpj, password }: { url: string; cnpj: string; password: string },
  work: (session: CounterSession) => Promise<T>,
): Promise<T | undefined> {
  const send = (cookie: string, method: string, path: string, body?: unknown) =>
    fetch(url + path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const signedIn = await send('', 'POST', '/webhook/auth/verify-password', { cnpj, password })
  if (!signedIn.ok) return undefined
  const cookie = signedIn.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ')
  try {
    return await work({ send: (method, path, body) => send(cookie, method, path, body) })
  } finally {
    await send(cookie, 'POST', '/api/sign-out')
  }
}
