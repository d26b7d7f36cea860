import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { compressBuild } from './build/compress-build.ts'
import { pagesByPath } from './build/pages-by-path.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Each page is built by itself: what two pages share would otherwise fall apart into dozens of small files, and a phone
// waits for each of them.
const pages = ['account', 'menu', 'booking', 'operator', 'dashboard']
const page = process.env.BALCAO_PAGE ?? 'dashboard'
// The demonstration is served to its own machine: all pages in one go, unpacked, in as many files as it takes, are built
// in a third of the time.
const isQuick = page === 'all'

export default defineConfig({
  root: here('.'),
  appType: 'mpa',
  plugins: [react(), tailwindcss(), pagesByPath(), !isQuick && compressBuild()],
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['^/webhook/', '^/rest/', '^/api/', '^/chat/', '^/ws/'].map((path) => [path, { target: server }]),
    ),
  },
  build: {
    manifest: `.vite/${page}.json`,
    emptyOutDir: isQuick || page === pages[0],
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The page's content policy allows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: Object.fromEntries((isQuick ? pages : [page]).map((name) => [name, here(`${name}.html`)])),
      // The contract's schemas are built by plain calls; a page that does not use a call need not carry it.
      output: {
        codeSplitting: isQuick || {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // What the page's own frame needs, every screen of it needs. Its entry stays a file: the page names it.
            { name: 'frame', tags: ['$initial'], test: /(?<!\.html|[\\/]src[\\/]app[\\/]\w+\.tsx)$/ },
            // What most screens use comes in one piece: twenty files of an icon each weigh more than one of twenty.
            { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 4 },
            // What lays itself over a screen, and what is typed in there, waits until somebody can press for it.
            {
              name: 'shared',
              test: /apps[\\/]web[\\/]src[\\/](lib|ui[\\/](?!calendar|dialogs|choices[\\/](combo-box|stepper|(row-)?menu)|fields[\\/](mask|money|text-)))|node_modules[\\/]@tanstack/,
              minShareCount: 5,
            },
            {
              name: 'business',
              test: /apps[\\/]web[\\/]src[\\/](shared|i18n|app|role)[\\/](?!.*pt[\\/].*[\\/](orders|scheduling)\.)|packages[\\/](domain|contract)[\\/]src[\\/](?!catalogue|scheduling)/,
              minShareCount: 12,
            },
            // What a feature's pieces have in common, and the watchers behind every screen with them.
            {
              name: 'orders',
              test: /apps[\\/]web[\\/]src[\\/]orders[\\/](acts|alerts|cards|data|keys|tools|view|words)[\\/]|pt[\\/]orders[\\/]orders\./,
              minShareCount: 2,
            },
            {
              name: 'dialogs',
              test: /apps[\\/]web[\\/]src[\\/]ui[\\/](dialogs|fields|choices)[\\/](?!(row-)?menu\.tsx)/,
              minShareCount: 5,
            },
            {
              name: 'catalogue',
              test: /packages[\\/](domain|contract)[\\/]src[\\/]catalogue/,
              minShareCount: 12,
            },
            {
              name: 'agenda',
              test: /apps[\\/]web[\\/]src[\\/]scheduling[\\/](alerts|data|words)[\\/]|pt[\\/]agenda[\\/]scheduling\.|packages[\\/](domain|contract)[\\/]src[\\/]scheduling/,
              minShareCount: 3,
            },
            { name: 'more-icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
            {
              name: 'conversations',
              test: /apps[\\/]web[\\/]src[\\/]conversations[\\/](alerts|data|keys|[^\\/]+$)/,
              minShareCount: 2,
            },
          ],
        },
      },
      treeshake: { manualPureFunctions: ['z', 'defineCall'] },
    },
  },
})
