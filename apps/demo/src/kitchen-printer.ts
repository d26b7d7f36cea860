import { runAgent } from 'balcao-print/agent'

const stationName = 'Cozinha (demonstração)'

/**
 * Sets up the demonstration kitchen as a shop would: signs in, registers a station, and runs the print agent
 * with its key against the virtual printer. Its key is shown once, so each start registers it anew.
 * Does nothing when the demonstration's password was changed.
 */
export async function startKitchenPrinter(demo: {
  url: string
  cnpj: string
  password: string
  printer: { host: string; port: number }
}): Promise<{ stop(): Promise<void> }> {
  const signedIn = await send(demo.url, 'POST', '/webhook/auth/verify-password', '', {
    cnpj: demo.cnpj,
    password: demo.password,
  })
  if (!signedIn.ok) return { stop: async () => {} }
  const cookie = signedIn.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ')
  const stations = (await (await send(demo.url, 'GET', '/api/printing/stations', cookie)).json()) as {
    id: string
    name: string
  }[]
  for (const { id } of stations.filter(({ name }) => name === stationName)) {
    await send(demo.url, 'DELETE', `/api/printing/stations/${id}`, cookie)
  }
  const registered = await send(demo.url, 'POST', '/api/printing/stations', cookie, {
    kind: 'agent',
    name: stationName,
    paper: '80',
    columns: 48,
    code_page: 'cp860',
    copies: ['kitchen', 'counter', 'delivery'],
  })
  if (!registered.ok) throw new Error(`The demonstration's station was refused: ${registered.status}`)
  const { key } = (await registered.json()) as { key: string }
  await send(demo.url, 'POST', '/api/sign-out', cookie)
  return runAgent({ server: demo.url, key, printer: demo.printer })
}

function send(url: string, method: string, path: string, cookie: string, body?: unknown): Promise<Response> {
  return fetch(url + path, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
