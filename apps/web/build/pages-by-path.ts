import type { Plugin } from 'vite'

const pages: readonly [RegExp, string][] = [
  [/^\/(login|setup|onboarding|mudanca\/(fui-eu|nao-fui-eu))\/?$/, '/account.html'],
  [/^\/dashboard(\/|$)/, '/dashboard.html'],
  [/^\/cardapio\/[^/]+(\/pedido\/[^/]+)?\/?$/, '/menu.html'],
  [/^\/(agendamento\/|schedule\/?$|google-callback\/?$)/, '/booking.html'],
  [/^\/operador(\/|$)/, '/operator.html'],
  [/^\/ui\/?$/, '/ui.html'],
]

/** Serves the right HTML file for a path in development, as apps/server does for the built app. */
export function pagesByPath(): Plugin {
  return {
    name: 'balcao-pages-by-path',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/'
        if (path === '/') {
          response.writeHead(302, { location: '/dashboard/conversations' }).end()
          return
        }
        const page = pages.find(([pattern]) => pattern.test(path))
        if (page) request.url = page[1]
        next()
      })
    },
  }
}
