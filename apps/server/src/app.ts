import type { FastifyInstance } from 'fastify'
import {
  apiKeyPrefix,
  codeMailJob,
  createCookies,
  createSessions,
  createTurnLine,
  findApiKey,
  pinPauseJobs,
  registerAuth,
} from './auth'
import { automationCrons, automationJobs, registerAutomations, type AutomationParts } from './automations'
import { botJobs, registerBot, type BotParts } from './bot'
import { catalogueHistoryCron, registerCatalogue } from './catalogue'
import {
  announceChannel,
  gatewayOf,
  reconcileCron,
  reconcileJobs,
  registerChannels,
  type ChannelParts,
} from './channels'
import { registerCompany, requireOwnCompany } from './company'
import {
  chatDesk,
  conversationCrons,
  conversationJobs,
  hearEvents,
  hearTogether,
  registerConversations,
  wakeOutbox,
  type ConversationParts,
} from './conversations'
import { customerCrons, customerJobs, registerCustomers, type CustomerParts } from './customers'
import { registerDelivery, saveDeliverySettings } from './delivery'
import { employeesTable, registerEmployees } from './employees'
import { openFileStore } from './gateways/files'
import { createMailer } from './gateways/mail/mailer'
import { createPostalCodes } from './gateways/postal-code'
import { changeMenuImage, createPictures, imageSweepCron, registerImages, type ImageParts } from './images'
import { googleCrons, googleJobs, registerGoogle, storeTokens, type GoogleParts } from './google'
import {
  createOpenModules,
  hasModule,
  licenceCrons,
  licenceJobs,
  registerLicence,
  type LicenceParts,
} from './licence'
import { registerManager } from './manager'
import { createOrderLinks, inShop, registerMenu } from './menu'
import { createVisits, findLeadByTicket, leadMailJob, onboardingJobs, registerOnboarding } from './onboarding'
import { createOperatorSessions, firstAccessMailJob, registerOperator } from './operator'
import { orderBook, registerOrders } from './orders'
import type { Clock } from './platform/clock'
import { createDatabaseClock } from './platform/database-clock'
import { openDatabase, type Database, type Tx } from './platform/database/database'
import { serveApiDocs } from './platform/http/api-docs'
import { serveHealth } from './platform/http/health'
import type { HttpDoor } from './platform/http/implement'
import { createHttpServer } from './platform/http/server'
import { serveWeb } from './platform/http/serve-web'
import { startJobWorker } from './platform/jobs/job-worker'
import { everyJob } from './platform/jobs/jobs'
import { createLimits } from './platform/limits/limits'
import { startHub, type Hub } from './platform/live/hub'
import { registerLive } from './platform/live/live.routes'
import { retentionCron } from './platform/retention'
import type { Log } from './platform/log'
import type { Running } from './platform/what-runs'
import { createPasswords } from './platform/secrets/passwords'
import { deriveSecrets } from './platform/secrets/secrets'
import {
  findStationByKey,
  printSweepCron,
  printSweepJob,
  registerPrinting,
  stationKeyPrefix,
} from './printing'
import { registerScheduling, schedulingCrons, schedulingJobs, type SchedulingParts } from './scheduling'
import { filesOf, gatewayPlacesOf, leadEndpointOf, licencePixOf, type Settings } from './settings'
import { trustMailJob } from './trust'

export interface AppOptions {
  settings: Settings
  log: Log
  ownerUrl: string
  appUrl: string
  rootSecret: string
  clock?: Clock
  /** Where the built web app lies. */
  webFolder?: string
  /** Links that a demonstration shows in its banner: the stand-ins' own pages. */
  demoLinks?: Record<string, string>
}

export interface App {
  http: FastifyInstance
  db: Database
  hub: Hub
  /** Begins to accept requests; answers the port. */
  listen(): Promise<number>
  /** Something failed that nobody caught: says what the job queue is to think of it, before the process stops. */
  blame(running: Running | undefined): Promise<void>
  stop(): Promise<void>
}

/** Puts the product together: platform, gateways, features. One per process. */
export async function createApp(options: AppOptions): Promise<App> {
  const { settings, log } = options
  const secrets = deriveSecrets(options.rootSecret)
  const publicUrl = settings.BALCAO_PUBLIC_URL
  const secure = publicUrl?.startsWith('https:') ?? false
  let stopping = false
  const db = openDatabase({
    ownerUrl: options.ownerUrl,
    appUrl: options.appUrl,
    onError: (error) => {
      if (!stopping) log.warn({ reason: error.message }, 'database connection lost')
    },
  })
  const databaseClock = createDatabaseClock(db)
  if (!options.clock) await databaseClock.agree()
  const clock = options.clock ?? databaseClock.now
  const hub = await startHub({ db, appUrl: options.appUrl, log })
  const sessions = createSessions(db)
  hub.onSessionEnded(sessions.forget)
  const operatorSessions = createOperatorSessions(db, secrets)
  const passwords = createPasswords()
  const limits = createLimits(db, settings.BALCAO_LIMIT_FACTOR, clock)
  const cookies = createCookies(secure)
  const visits = createVisits(secrets, () => clock().getTime())
  const graceDays = settings.BALCAO_EXPIRED_GRACE_DAYS
  const openModules = createOpenModules({ clock, graceDays })
  const mailer = createMailer({ smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM })
  const files = openFileStore(filesOf(settings))
  const images: ImageParts = { db, log, files, pictures: createPictures() }
  const http = await createHttpServer({ log, secure, trustProxy: settings.BALCAO_TRUST_PROXY })

  const door: HttpDoor = {
    app: http,
    limits,
    cookies,
    publicOrigin: publicUrl === undefined ? undefined : new URL(publicUrl).origin,
    recognisers: {
      session: sessions.find,
      operator: operatorSessions.find,
      lead: (token) => findLeadByTicket(db, token),
      async bearer(token) {
        if (token.startsWith(apiKeyPrefix)) return findApiKey(db, token)
        if (token.startsWith(stationKeyPrefix)) return findStationByKey(db, token)
        return visits.isValid(token) ? { kind: 'visit' } : undefined
      },
      hasModule: (companyId, flag) => hasModule(db, companyId, flag, { now: clock(), graceDays }),
    },
  }

  const ownUrl = () => {
    const address = http.server.address()
    return `http://localhost:${typeof address === 'object' && address ? address.port : settings.PORT}`
  }
  const pagesUrl = () => publicUrl?.replace(/\/$/, '') ?? ownUrl()
  const channelChanged = (tx: Tx, companyId: string) => announceChannel(channels, tx, companyId)
  const channels: ChannelParts = {
    db,
    log,
    clock,
    secrets,
    places: gatewayPlacesOf(settings, ownUrl),
    hear: hearTogether((companyId, events) => hearEvents({ db, clock, channelChanged }, companyId, events)),
    wakeOutbox,
  }
  const orderLinks = createOrderLinks(secrets)
  const conversations: ConversationParts = {
    db,
    clock,
    log,
    files,
    gatewayOf: (companyId) => gatewayOf(channels, companyId),
    channelChanged,
    openModules,
    newsAfterMs: settings.BALCAO_NEWS_AFTER_SECONDS * 1000,
    orderLink: (companyId, orderId) =>
      `${pagesUrl()}/cardapio/${companyId}/pedido/${orderLinks.linkOf(companyId, orderId)}`,
  }
  const scheduling: SchedulingParts = {
    db,
    clock,
    log,
    secrets,
    mailer,
    desk: chatDesk,
    openModules,
    pagesUrl,
  }
  const licence: LicenceParts = {
    db,
    clock,
    log,
    mailer,
    pagesUrl,
    operatorEmail: settings.BALCAO_OPERATOR_EMAIL,
    pix: licencePixOf(settings),
    graceDays,
    requireOwnCompany: (caller, cnpj) => requireOwnCompany(db, caller, cnpj),
  }
  const customers: CustomerParts = { db, clock, log, files }
  const google: GoogleParts = { db, clock, log, secrets, settings, pagesUrl }
  const automations: AutomationParts = {
    db,
    clock,
    log,
    secrets,
    mailer,
    rule: { allowPrivate: settings.BALCAO_WEBHOOK_PRIVATE },
    leadEndpoint: leadEndpointOf(settings),
    pagesUrl,
  }
  const bot: BotParts = {
    db,
    clock,
    desk: chatDesk,
    openModules,
    secrets,
    pagesUrl,
    menuUrl: (companyId) => `${pagesUrl()}/cardapio/${companyId}`,
  }

  await serveApiDocs(http)
  serveHealth(http, { db, workerExpected: settings.BALCAO_ROLE !== 'web' })
  registerAuth(door, {
    db,
    secrets,
    passwords,
    sessions,
    cookies,
    limits,
    turns: createTurnLine(db),
    minPassword: settings.BALCAO_MIN_PASSWORD,
  })
  registerAutomations(door, automations)
  registerCompany(door, {
    db,
    clock,
    secrets,
    sessions,
    openModules,
    postalCodes: createPostalCodes({
      viaCepUrl: settings.BALCAO_VIACEP_URL,
      brasilApiUrl: settings.BALCAO_BRASILAPI_URL,
    }),
    saveDelivery: saveDeliverySettings,
    storeGoogleTokens: (caller, tokens) => storeTokens(google, caller, tokens),
    changeMenuImage: (companyId, action) => changeMenuImage(images, companyId, action),
  })
  registerCustomers(door, customers)
  registerDelivery(door, { db })
  registerCatalogue(door, { db })
  registerImages(door, images)
  registerMenu(door, { db, hub, clock, secrets })
  registerLicence(door, licence)
  registerEmployees(door, { db, clock, passwords, secrets, sessions })
  registerOnboarding(door, { db, visits, secrets, limits, cookies, files, log })
  registerOperator(
    door,
    { db, clock, secrets, passwords, sessions, cookies, files, places: channels.places },
    operatorSessions,
  )
  registerOrders(door, { db, clock, tables: { employees: employeesTable } })
  registerManager(door, { db, clock })
  registerPrinting(door, { db, hub, clock, orders: orderBook })
  registerChannels(door, channels)
  registerConversations(door, conversations)
  registerBot(door, bot)
  registerScheduling(door, scheduling)
  registerGoogle(door, google)
  registerLive(door, { db, hub })
  await serveWeb(door, {
    folder: options.webFolder,
    demo: settings.BALCAO_DEMO ? (options.demoLinks ?? {}) : undefined,
    support: { phone: settings.BALCAO_SUPPORT_PHONE, email: settings.BALCAO_SUPPORT_EMAIL },
    faceOf: (company) => inShop(db, company, async (_tx, { nome, sobre }) => ({ name: nome, about: sobre })),
  })

  const worker =
    settings.BALCAO_ROLE === 'web'
      ? undefined
      : await startJobWorker({
          db,
          log,
          jobs: everyJob([
            codeMailJob({ db, mailer, secrets }),
            ...pinPauseJobs({ db, mailer }),
            printSweepJob({ db, orders: orderBook }),
            ...reconcileJobs(channels),
            ...conversationJobs(conversations),
            ...customerJobs(customers),
            ...automationJobs(automations),
            ...botJobs(bot),
            trustMailJob({
              mailer,
              secrets,
              pagesUrl,
              support: { phone: settings.BALCAO_SUPPORT_PHONE, email: settings.BALCAO_SUPPORT_EMAIL },
              operatorEmail: settings.BALCAO_OPERATOR_EMAIL,
            }),
            firstAccessMailJob({ db, mailer, pagesUrl }),
            leadMailJob({ db, log, mailer, pagesUrl, operatorEmail: settings.BALCAO_OPERATOR_EMAIL }),
            ...onboardingJobs({ db, mailer, secrets }),
            ...schedulingJobs(scheduling),
            ...googleJobs(google),
            ...licenceJobs(licence),
          ]),
          crons: [
            retentionCron(db),
            catalogueHistoryCron(db),
            printSweepCron({ db, orders: orderBook }),
            imageSweepCron(images),
            reconcileCron(channels),
            ...conversationCrons(conversations),
            ...customerCrons(customers),
            ...schedulingCrons(scheduling),
            ...googleCrons(google),
            ...automationCrons(automations),
            ...licenceCrons(licence),
          ],
        })

  return {
    http,
    db,
    hub,
    async listen() {
      await http.listen({ host: settings.HOST, port: settings.PORT })
      const address = http.server.address()
      return typeof address === 'object' && address ? address.port : settings.PORT
    },
    blame: async (running) => worker?.blame(running),
    async stop() {
      stopping = true
      hub.letGo()
      await http.close()
      await hub.stop()
      await worker?.stop()
      databaseClock.stop()
      mailer.close()
      await db.close()
    },
  }
}
