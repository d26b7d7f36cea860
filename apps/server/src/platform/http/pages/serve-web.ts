import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { appConfig } from '@balcao/contract/app'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readTogether } from '../../read-together'
import { networkOf } from '../../limits/limits'
import { serveBuiltAssets } from './built-assets'
import { implement, type Router } from '../implement'
import { KeptAnswer, sendKept } from '../kept-answer'
import { Problem } from '../problems'
import { putFace, type PageFace } from './page-face'

/** Which page of the built web app answers a path, and whose it is where the path names a shop. */
const pages: readonly (readonly [pattern: RegExp, file: string, shop?: ShopPage])[] = [
  [/^\/(login|setup|onboarding|mudanca\/(fui-eu|nao-fui-eu))\/?$/, 'account.html'],
  [/^\/dashboard(\/|$)/, 'dashboard.html'],
  [/^\/operador(\/|$)/, 'operator.html'],
  [/^\/cardapio\/([0-9A-Za-z-]{3,40})\/?$/, 'menu.html', 'menu'],
  [/^\/cardapio\/[^/]+(\/pedido\/[^/]+)?\/?$/, 'menu.html'],
  [/^\/agendamento\/(?!demonstracao)([0-9A-Za-z-]{3,40})\/?$/, 'booking.html', 'booking'],
  [/^\/agendamento\/[^/]+(\/horario\/[^/]+)?\/?$/, 'booking.html'],
  [/^\/(schedule|google-callback)\/?$/, 'booking.html'],
]

/** A page of a shop under its short address. */
const shopPages = {
  menu: ['menu.html', '/api/menu/'],
  booking: ['booking.html', '/api/booking/'],
} as const
type ShopPage = keyof typeof shopPages
const shortAddress = /^\/([0-9A-Za-z-]{3,40})(\/agendar)?\/?$/

/** Shows what there is to do at an address that leads nowhere. */
const pageOfNothing = 'account.html'

/** Whether a browser opens the address as a page, and not a program one of ours. */
const isAskedByPerson = (path: string, accept = '') =>
  accept.includes('text/html') && !/^\/(api|rest|webhook|chat|ws|assets)(\/|$)/.test(path)

/** What a page is painted into: the built file, and what paths begin with where a whole address is needed. */
interface Made {
  html: string
  origin: string
}

/** Draws what a page of a shop that is known shows first. */
type Paint = (page: ShopPage, made: Made) => Promise<{ answer: KeptAnswer; companyId: string }>

/** A shop whose page is asked for, as far as it may be looked at. */
interface KnownShop {
  face: () => Promise<PageFace | null>
  paint: Paint | undefined
}

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
    ): Promise<{ face: PageFace; address: string; opens: ShopPage; paint?: Paint } | null>
    /** The page with what it shows first. @throws when there is no such company */
    paint?: (page: ShopPage, company: string, made: Made) => ReturnType<Paint>
  }
  /** What the page that signs in shows first. */
  paintSignIn?: () => Promise<string>
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
  const shopNamed = (company: string): KnownShop => ({
    face: () => facesTogether(company, () => config.shops.faceOf(company)).catch(() => null),
    paint: config.shops.paint && ((kind, made) => config.shops.paint!(kind, company, made)),
  })
  const shopAt = async (request: FastifyRequest, address: string) => {
    if (await isLimited(request)) return 'unknown'
    return shopsTogether(address, () => config.shops.shopAt(address)).catch(() => 'unknown' as const)
  }
  const show = (reply: FastifyReply, file: string) => {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    return contents.get(file)!
  }
  /** The page of a shop, as far as it is known: with what it shows first, with whose it is, or bare. */
  const showShop = async (
    request: FastifyRequest,
    reply: FastifyReply,
    kind: ShopPage,
    { company, known }: { company: string; known: KnownShop | null },
  ) => {
    const [file, call] = shopPages[kind]
    const html = contents.get(file)!
    const unpainted = (error: Error) => {
      if (!(error instanceof Problem)) request.log.warn({ page: kind, reason: error.message }, 'not painted')
      return null
    }
    const painted = await known?.paint?.(kind, { html, origin: config.pagesUrl() }).catch(unpainted)
    const face = painted ? null : await known?.face()
    // Asked for while the page's own code is still on its way, which asks by the id where it knows it.
    const named = painted?.companyId ?? face?.companyId ?? company
    if (!painted || kind === 'booking')
      void reply.header('link', `<${call}${named}>; rel=preload; as=fetch; crossorigin=anonymous`)
    if (painted) return sendKept(request, reply, painted.answer)
    const bare = show(reply, file)
    return face ? putFace(bare, face, config.pagesUrl()) : bare
  }
  let signIn: Promise<KeptAnswer> | undefined
  const showSignIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const html = show(reply, pageOfNothing)
    // Who is signed in already is led on.
    if (!config.paintSignIn || request.cookies[router.cookies.session]) return html
    signIn ??= config
      .paintSignIn()
      .then((root) => html.replace('<div id="root"></div>', () => `<div id="root">${root}</div>`))
      .catch((error: Error) => {
        request.log.warn({ page: 'login', reason: error.message }, 'not painted')
        return html
      })
      .then((page) => new KeptAnswer(page, 'text/html; charset=utf-8'))
    return sendKept(request, reply, await signIn)
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '', query] = request.url.split('?')
    const page = pages.find(([pattern]) => pattern.test(path))
    if (page) {
      const [pattern, file, kind] = page
      if (/^\/login\/?$/.test(path)) return showSignIn(request, reply)
      if (!kind) return show(reply, file)
      const company = pattern.exec(path)![1]!
      return showShop(request, reply, kind, {
        company,
        known: (await isLimited(request)) ? null : shopNamed(company),
      })
    }
    const [, typed, books = ''] = shortAddress.exec(path) ?? []
    if (typed !== undefined) {
      const shop = await shopAt(request, typed)
      if (shop === 'unknown') return show(reply, shopPages.menu[0])
      if (shop && (shop.address !== typed || path.endsWith('/')))
        return reply.redirect(`/${shop.address}${books}${query === undefined ? '' : `?${query}`}`)
      if (shop) {
        const { face, paint } = shop
        return showShop(request, reply, books ? 'booking' : shop.opens, {
          company: face.companyId,
          known: { face: () => Promise.resolve(face), paint },
        })
      }
    }
    if (!isAskedByPerson(path, request.headers.accept)) return reply.callNotFound()
    void reply.status(404)
    return show(reply, pageOfNothing)
  })
}
