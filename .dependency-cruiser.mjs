// Imports run one way: web -> contract -> domain <- contract <- server. Each message says what to do instead.
// Every folder is a feature but these.
const feature = '((?!(app|gateways|i18n|lib|platform|shared|testing|ui)/)[^/]+)'

/** Rooms of the conversations, and the rooms that each leans on: what is received knows nothing of what is shown. */
const conversationRooms = {
  thread: [],
  identity: ['thread'],
  voice: ['thread'],
  media: ['voice', 'thread'],
  receiving: ['identity', 'voice', 'thread'],
  sending: ['receiving', 'identity', 'media', 'thread'],
  news: ['sending', 'thread'],
}
const conversations = '^apps/server/src/conversations'

export default {
  forbidden: [
    {
      name: 'domain-imports-nobody',
      comment:
        'Domain holds pure rules. Pass what it needs as an argument, or move the effect to apps/server.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: ['[.]test[.]ts$', '/testing/'] },
      to: {
        pathNot: [
          '^packages/domain/',
          'node_modules/temporal-polyfill',
          'node_modules/temporal-(spec|utils)',
          'node_modules/ical[.]js',
        ],
      },
    },
    {
      name: 'contract-imports-domain-only',
      comment: 'The contract describes calls. It may use domain rules and zod/mini, nothing else.',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^packages/contract/', '^packages/domain/', 'node_modules/zod'] },
    },
    {
      name: 'testkit-imports-nothing-of-ours',
      comment: 'A stand-in follows the outside company’s published contract, not our code.',
      severity: 'error',
      from: { path: '^packages/testkit/' },
      to: { path: '^(apps|packages/(domain|contract)|e2e|bench)/' },
    },
    {
      name: 'testkit-only-in-tests-and-demo',
      comment:
        'The product does not know its stand-ins. Only tests, benches and the demo start may import the testkit.',
      severity: 'error',
      from: {
        path: '^(apps/(server|web|print-agent)|packages/(domain|contract))/src',
        pathNot: ['[.]test[.]tsx?$', '/testing/'],
      },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'web-and-server-never-meet',
      comment: 'Put what both need into packages/contract (calls) or packages/domain (rules).',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/(server|print-agent|demo)/' },
    },
    {
      name: 'server-never-imports-web',
      comment: 'The server serves the built files of apps/web; it imports none of its code.',
      severity: 'error',
      from: { path: '^apps/server/', pathNot: '[.]test[.]ts$' },
      to: { path: '^apps/(web|print-agent|demo)/' },
    },
    {
      name: 'server-features-meet-at-their-index',
      comment: 'Import another feature through its index.ts only.',
      severity: 'error',
      from: { path: `^apps/server/src/${feature}/`, pathNot: ['[.]test[.]ts$', '/testing/'] },
      to: {
        path: `^apps/server/src/${feature}/`,
        pathNot: ['^apps/server/src/$1/', '/index[.]ts$'],
      },
    },
    {
      name: 'web-features-never-meet',
      comment:
        'A route in src/app composes features. What several need goes to src/shared, or without business words to src/ui or src/lib.',
      severity: 'error',
      from: { path: `^apps/web/src/${feature}/` },
      to: { path: `^apps/web/src/${feature}/`, pathNot: '^apps/web/src/$1/' },
    },
    {
      name: 'foundations-know-no-feature',
      comment:
        'platform, gateways, shared, ui, lib and i18n know no feature. Turn the dependency round: let the feature register itself.',
      severity: 'error',
      from: {
        path: '^apps/(server/src/(platform|gateways)|web/src/(shared|ui|lib|i18n))/',
        pathNot: ['[.]test[.]tsx?$', 'web/src/i18n/locales/'],
      },
      to: { path: `^apps/(server|web)/src/${feature}/` },
    },
    {
      name: 'web-foundations-carry-no-business',
      comment: 'ui, lib and i18n serve any product. A piece that knows this business goes to src/shared.',
      severity: 'error',
      from: {
        path: '^apps/web/src/(ui|lib|i18n)/',
        pathNot: ['[.]test[.]tsx?$', 'web/src/i18n/locales/'],
      },
      to: { path: '^apps/web/src/shared/' },
    },
    {
      name: 'web-app-is-on-top',
      comment: 'src/app composes the features and nobody imports it. Pass what it knows as an argument.',
      severity: 'error',
      from: { path: '^apps/web/src/(?!app/)' },
      to: { path: '^apps/web/src/app/' },
    },
    ...Object.entries(conversationRooms).map(([room, below]) => ({
      name: `conversations-${room}`,
      comment: 'Rooms lean on each other one way. Move the file, or put what both need into a room below.',
      severity: 'error',
      from: { path: `${conversations}/${room}/`, pathNot: '[.]test[.]ts$' },
      to: {
        path: `${conversations}/[^/]+/`,
        pathNot: [room, ...below].map((known) => `${conversations}/${known}/`),
      },
    })),
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one idea, or hide a third one.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    tsPreCompilationDeps: true,
  },
}
