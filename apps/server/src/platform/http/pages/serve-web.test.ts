import { expect, it, onTestFinished } from 'vitest'
import { givenCompany } from '../../../testing/builders'
import { call } from '../../../testing/call'
import { startTestServer } from '../../../testing/server'
import { givenWebFolder } from '../../../testing/web-folder'

async function givenWeb(env: Record<string, string> = {}, limitFactor?: number) {
  const webFolder = await givenWebFolder()
  const server = await startTestServer({
    webFolder,
    env: { BALCAO_ROLE: 'web', ...env },
    ...(limitFactor ? { limitFactor } : {}),
  })
  onTestFinished(() => server.stop())
  return server
}

const asPerson = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }

it('a mistyped address shows a person a page, and tells a program in the one error shape', async () => {
  const server = await givenWeb()
  for (const path of ['/agendamento', '/cardapio/', '/Login', '/anything', '/a/b?c=d']) {
    const page = await call(server, path, asPerson)
    expect([path, page.status, page.headers.get('content-type')]).toEqual([
      path,
      404,
      'text/html; charset=utf-8',
    ])
    expect(page.text).toContain('<title>account</title>')
    const answer = await call(server, path)
    expect([answer.status, answer.body.code]).toEqual([404, 'ROUTE_NOT_FOUND'])
  }
  for (const path of ['/api/nothing', '/webhook/nothing', '/assets/gone.js']) {
    const answer = await call(server, path, asPerson)
    expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'ROUTE_NOT_FOUND'])
  }
})

it('a public page names its owner to a network until it has asked too often, and always comes', async () => {
  const server = await givenWeb({ BALCAO_TRUST_PROXY: '127.0.0.1' }, 0.01)
  const company = await givenCompany(server)
  const namesOwner = async (address: string) => {
    const headers = { ...asPerson.headers, 'x-forwarded-for': address }
    const page = await call(server, `/cardapio/${company.cnpj}`, { headers })
    expect(page.status).toBe(200)
    return page.text.includes('id="face"')
  }
  expect([await namesOwner('203.0.113.1'), await namesOwner('203.0.113.1')]).toEqual([true, true])
  expect(await namesOwner('203.0.113.1')).toBe(false)
  expect(await namesOwner('203.0.113.2')).toBe(true)
})

it('every answer tells browsers what pages may do, that nobody frames them, and what may be kept', async () => {
  const server = await givenWeb()
  const company = await givenCompany(server)
  for (const [path, kept] of [
    ['/login', 'no-cache'],
    ['/api/session', 'no-store'],
    ['/rest/v1/orders', 'no-store'],
    ['/api/nothing', 'no-store'],
    [`/api/menu/${company.id}`, 'no-cache'],
  ] as const) {
    const { headers } = await call(server, path, { cookie: company.cookie })
    expect([path, headers.get('cache-control')]).toEqual([path, kept])
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(self\)/)
    const policy = headers.get('content-security-policy')
    for (const rule of [
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ])
      expect(policy).toContain(rule)
  }
})

it('built files come packed and are kept for a year, others are asked for each time, and pages only by their address', async () => {
  const server = await givenWeb()
  const asked = { headers: { 'accept-encoding': 'br' } }
  const built = await fetch(`${server.url}/assets/app-4f2a.js`, asked)
  expect([built.status, await built.text(), built.headers.get('content-encoding')]).toEqual([
    200,
    'app()',
    'br',
  ])
  expect(built.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  for (const encoding of ['br;q=0', 'gzip', 'identity', '']) {
    const plain = await call(server, '/assets/app-4f2a.js', { headers: { 'accept-encoding': encoding } })
    expect([plain.status, plain.text, plain.headers.get('content-encoding')]).toEqual([200, 'app()', null])
    expect(plain.headers.get('vary')).toContain('accept-encoding')
  }
  const known = { 'if-none-match': built.headers.get('etag')! }
  const again = await call(server, '/assets/app-4f2a.js', { headers: known })
  expect([again.status, again.text]).toEqual([304, ''])
  const fixed = await call(server, '/theme.js', asked)
  expect([fixed.status, fixed.text, fixed.headers.get('cache-control')]).toEqual([200, 'theme()', 'no-cache'])
  for (const path of [
    '/login.html',
    '/account.html',
    '/assets/../account.html',
    '/assets/%2e%2e/account.html',
    '/assets/App-4f2a.js',
    '/assets/',
  ])
    expect([path, (await call(server, path)).status]).toEqual([path, 404])
})

it('the page of all calls asks no other site for anything', async () => {
  const server = await givenWeb()
  const { headers } = await call(server, '/api/docs/')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/https?:|\w\.\w/)
})
