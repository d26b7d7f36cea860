import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { appConfig } from '@balcao/contract/app'
import fastifyStatic from '@fastify/static'
import { readTogether } from '../read-together'
import { networkOf } from '../limits/limits'
import { serveBuiltAssets } from './built-assets'
import { implement, type Router } from './implement'
import { putFace, type PageFace } from './page-face'

/** Which page of the built web app answers a path, and the call that it will make first, from the path. */
const pages: readonly (readonly [pattern: RegExp, file: string, firstCall?: string])[] = [
  [/^\/(login|setup|onboarding|mudanca\/(fui-eu|nao-fui-eu))\/?$/, 'account.html'],
  [/^\/dashboard(\/|$)/, 'dashboard.html'],
  [/^\/operador(\/|$)/, 'operator.html'],
  [/^\/cardapio\/([0-9A-Za-z-]{14,36})\/?$/, 'menu.html', '/api/menu/$1'],
  [/^\/cardapio\/[^/]+(\/pedido\/[^/]+)?\/?$/, 'menu.html'],
  [/^\/agendamento\/(?!demonstracao)([0-9A-Za-z-]{14,36})\/?$/, 'booking.html', '/api/booking/$1'],
  [/^\/agendamento\/[^/]+(\/horario\/[^/]+)?\/?$/, 'booking.html'],
  [/^\/(schedule|google-callback)\/?$/, 'booking.html'],
]

/** Shows what there is to do at an address that leads nowhere. */
const pageOfNothing = 'account.html'

/** Whether a browser opens the address as a page, and not a program one of ours. */
const isAskedByPerson = (path: string, accept = '') =>
  accept.includes('text/html') && !/^\/(api|rest|webhook|chat|ws|assets)(\/|$)/.test(path)

export interface WebConfig {
  /** Where the built web app lies; without it only the calls are served. */
  folder: string | undefined
  /** Present in a demonstration: name → address of the stand-ins' pages. */
  demo: Record<string, string> | undefined
  support: { phone: string; email: string }
  /** Who the company is that a public page's path names; null when there is none. */
  faceOf(company: string): Promise<PageFace | null>
}

/** Serves the built web app: pages by path, hashed assets for a year, and the little it needs to be told. */
export async function serveWeb(router: Router, config: WebConfig): Promise<void> {
  const { app } = router
  implement(router, appConfig, async () => ({
    demo: config.demo ?? null,
    supportPhone: config.support.phone,
    supportEmail: config.support.email,
  }))
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/dashboard/conversations'))

  const dist = config.folder
  if (dist === undefined) return
  await serveBuiltAssets(app, join(dist, 'assets'))
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.html', '**/*.html.*'],
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  })
  const contents = new Map<string, string>()
  for (const [, file] of pages) contents.set(file, await readFile(join(dist, file), 'utf8'))
  const together = readTogether<PageFace | null>()
  const faceOf = async (company: string, network: string) => {
    const wait = await router.limits.hit('publicRead', { network })
    return wait > 0 ? null : together(company, () => config.faceOf(company))
  }
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0]!
    const page = pages.find(([pattern]) => pattern.test(path))
    if (!page) {
      if (!isAskedByPerson(path, request.headers.accept)) return reply.callNotFound()
      void reply.status(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache')
      return contents.get(pageOfNothing)
    }
    const [pattern, file, firstCall] = page
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    if (!firstCall) return contents.get(file)
    // Asked for while the page's own code is still on its way.
    const address = path.replace(pattern, firstCall)
    void reply.header('link', `<${address}>; rel=preload; as=fetch; crossorigin=anonymous`)
    const company = pattern.exec(path)![1]!
    // The page says by itself what is wrong: the database may be away, the company may not exist.
    const face = await faceOf(company, networkOf(request.ip)).catch(() => null)
    return face ? putFace(contents.get(file)!, face) : contents.get(file)
  })
}
