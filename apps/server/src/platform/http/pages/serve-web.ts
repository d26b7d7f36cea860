import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { appConfig } from '@balcao/contract/app'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readTogether } from '../../read-together'
import { networkOf } from '../../limits/limits'
import { serveBuiltAssets } from './built-assets'
import { implement, type Router } from '../implement'
import { putFace, type PageFace } from './page-face'

/** Which page of the built web app answers a path, and the call that it will make first, from the path. */
const pages: readonly (readonly [pattern: RegExp, file: string, firstCall?: string])[] = [
  [/^\/(login|setup|onboarding|mudanca\/(fui-eu|nao-fui-eu))\/?$/, 'account.html'],
  [/^\/dashboard(\/|$)/, 'dashboard.html'],
  [/^\/operador(\/|$)/, 'operator.html'],
  [/^\/cardapio\/([0-9A-Za-z-]{3,40})\/?$/, 'menu.html', '/api/menu/$1'],
  [/^\/cardapio\/[^/]+(\/pedido\/[^/]+)?\/?$/, 'menu.html'],
  [/^\/agendamento\/(?!demonstracao)([0-9A-Za-z-]{3,40})\/?$/, 'booking.html', '/api/booking/$1'],
  [/^\/agendamento\/[^/]+(\/horario\/[^/]+)?\/?$/, 'booking.html'],
  [/^\/(schedule|google-callback)\/?$/, 'booking.html'],
]

/** A page of a shop under its short address. */
const shopPages = {
  menu: ['menu.html', '/api/menu/'],
  booking: ['booking.html', '/api/booking/'],
} as const
const shortAddress = /^\/([0-9A-Za-z-]{3,40})(\/agendar)?\/?$/

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
  /** What pages are reached by from outside. */
  pagesUrl(): string
  shops: {
    /** Who the company is that a public page's path names. @throws when there is none */
    faceOf(company: string): Promise<PageFace>
    /** Whose short address it is, the one of now, and what it opens with; null when nobody's. */
    shopAt(
      address: string,
    ): Promise<{ face: PageFace; address: string; opens: keyof typeof shopPages } | null>
  }
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
  const facesTogether = readTogether<PageFace>()
  const shopsTogether = readTogether<Awaited<ReturnType<WebConfig['shops']['shopAt']>>>()
  const isLimited = async (request: FastifyRequest) =>
    (await router.limits.hit('publicRead', { network: networkOf(request.ip) })) > 0

  /** The page says by itself what is wrong: the database may be away, the company may not exist. */
  const faceOf = async (request: FastifyRequest, company: string) => {
    if (await isLimited(request)) return null
    return facesTogether(company, () => config.shops.faceOf(company)).catch(() => null)
  }
  const shopAt = async (request: FastifyRequest, address: string) => {
    if (await isLimited(request)) return 'unknown'
    return shopsTogether(address, () => config.shops.shopAt(address)).catch(() => 'unknown' as const)
  }
  const show = (reply: FastifyReply, file: string) => {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    return contents.get(file)!
  }
  const showShop = (reply: FastifyReply, file: string, firstCall: string, face: PageFace | null) => {
    // Asked for while the page's own code is still on its way.
    void reply.header('link', `<${firstCall}>; rel=preload; as=fetch; crossorigin=anonymous`)
    const html = show(reply, file)
    return face ? putFace(html, face, config.pagesUrl()) : html
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '', query] = request.url.split('?')
    const page = pages.find(([pattern]) => pattern.test(path))
    if (page) {
      const [pattern, file, firstCall] = page
      if (!firstCall) return show(reply, file)
      const company = pattern.exec(path)![1]!
      return showShop(reply, file, path.replace(pattern, firstCall), await faceOf(request, company))
    }
    const [, typed, books = ''] = shortAddress.exec(path) ?? []
    if (typed !== undefined) {
      const shop = await shopAt(request, typed)
      if (shop === 'unknown') return show(reply, shopPages.menu[0])
      if (shop && (shop.address !== typed || path.endsWith('/')))
        return reply.redirect(`/${shop.address}${books}${query === undefined ? '' : `?${query}`}`)
      if (shop) {
        const [file, call] = shopPages[books ? 'booking' : shop.opens]
        return showShop(reply, file, call + shop.face.companyId, shop.face)
      }
    }
    if (!isAskedByPerson(path, request.headers.accept)) return reply.callNotFound()
    void reply.status(404)
    return show(reply, pageOfNothing)
  })
}
