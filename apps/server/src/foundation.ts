import type { FastifyInstance } from 'fastify'
import { openFileStore, type FileStore } from './gateways/files'
import { createMailer, type Mailer } from './gateways/mail/mailer'
import { createOpenAiLanguageModel, type SecondReadings } from './gateways/language-model'
import { createOpenAiTranscriber, type Transcription } from './gateways/transcription'
import type { Pooler } from './installation'
import type { Clock } from './platform/clock'
import { createDatabaseClock } from './platform/database-clock'
import { openDatabase, type Database } from './platform/database/database'
import { followPrimary } from './platform/database/servers/primary'
import { openReplica } from './platform/database/servers/replica'
import { followOwnWrites } from './platform/database/servers/follow-own-writes'
import { createHttpServer } from './platform/http/server'
import { createLimits, type Limits } from './platform/limits/limits'
import { startHub, type Hub } from './platform/live/hub'
import type { Log } from './platform/log'
import { createPasswords, type Passwords } from './platform/secrets/passwords'
import { deriveSecrets, type Secrets } from './platform/secrets/secrets'
import { filesOf, gatewaySettingsOf, languageModelOf, transcriptionOf, type Settings } from './settings'

export interface FoundationOptions {
  settings: Settings
  log: Log
  ownerUrl: string
  appUrl: string
  servers?: readonly string[] | undefined
  pooler?: Pooler | undefined
  replicaUrl?: string | undefined
  rootSecret: string
  clock?: Clock
}

/** What one process has of its own, for every feature to take from. It knows none of them. */
export interface Foundation {
  settings: Settings
  log: Log
  db: Database
  clock: Clock
  /** Hands live events to the streams of this process. */
  hub: Hub
  secrets: Secrets
  passwords: Passwords
  limits: Limits
  mailer: Mailer
  files: FileStore
  /** Null where the installation has nobody who writes down voice notes. */
  transcription: Transcription | null
  /** Null where the installation has no language model. */
  secondReadings: SecondReadings | null
  /** Address of the product's pages, without a slash at its end; asked late, because a port may be any. */
  pagesUrl: () => string
  /** Where the WhatsApp gateways are, and at which address they reach us. */
  gatewaySettings: ReturnType<typeof gatewaySettingsOf>
}

/**
 * Opens what the process works with. It stops in this order: `leave`, from which on proxies are told to go elsewhere,
 * `letGo`, then the HTTP server, the hub and whatever works, then `close`.
 */
export async function openFoundation(options: FoundationOptions): Promise<{
  foundation: Foundation
  http: FastifyInstance
  isLeaving(): boolean
  leave(): void
  letGo(): void
  close(): Promise<void>
}> {
  const { settings, log } = options
  const secrets = deriveSecrets(options.rootSecret)
  let leaving = false
  let stopping = false
  const { replicaUrl, servers = [] } = options
  const primary =
    servers.length > 1 ? followPrimary({ urls: servers, now: options.ownerUrl, log }) : undefined
  const { BALCAO_REPLICA_MAX_LAG_SECONDS: maxLagSeconds } = settings
  const db = openDatabase({
    ownerUrl: options.ownerUrl,
    appUrl: options.pooler?.url ?? options.appUrl,
    ...(primary && { Client: primary.Client }),
    namesStatements: options.pooler?.keepsNames ?? true,
    ...(replicaUrl && {
      replica: (primary, types) => openReplica({ url: replicaUrl, primary, types, maxLagSeconds, log }),
    }),
    onError: (error) => {
      if (!stopping) log.warn({ reason: error.message }, 'database connection lost')
    },
  })
  const databaseClock = createDatabaseClock(db)
  if (!options.clock) await databaseClock.agree()
  const clock = options.clock ?? databaseClock.now
  const hub = await startHub({ db, appUrl: options.appUrl, Client: primary?.Client, log })
  const mailer = createMailer({ smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM })
  const publicUrl = settings.BALCAO_PUBLIC_URL
  const http = await createHttpServer({
    log,
    secure: isSecure(settings),
    trustProxy: settings.BALCAO_TRUST_PROXY,
    isLeaving: () => leaving,
  })
  if (db.replica) followOwnWrites(http, { replica: db.replica, secure: isSecure(settings), maxLagSeconds })
  const ownUrl = () => {
    const address = http.server.address()
    return `http://localhost:${typeof address === 'object' && address ? address.port : settings.PORT}`
  }

  return {
    foundation: {
      settings,
      log,
      db,
      clock,
      hub,
      secrets,
      passwords: createPasswords(),
      limits: createLimits(db, settings.BALCAO_LIMIT_FACTOR, clock),
      mailer,
      files: openFileStore(filesOf(settings)),
      transcription: openTranscription(settings),
      secondReadings: openLanguageModel(settings),
      pagesUrl: () => publicUrl?.replace(/\/$/, '') ?? ownUrl(),
      gatewaySettings: gatewaySettingsOf(settings, ownUrl),
    },
    http,
    isLeaving: () => leaving,
    leave() {
      leaving = true
    },
    letGo() {
      stopping = true
      hub.letGo()
    },
    async close() {
      databaseClock.stop()
      mailer.close()
      await primary?.stop()
      await db.close()
    },
  }
}

function openTranscription(settings: Settings): Transcription | null {
  const found = transcriptionOf(settings)
  if (!found) return null
  const { monthlyNotes, patienceMs, ...server } = found
  return { transcriber: createOpenAiTranscriber(server), monthlyNotes, patienceMs }
}

function openLanguageModel(settings: Settings): SecondReadings | null {
  const found = languageModelOf(settings)
  if (!found) return null
  const { monthlyMessages, patienceMs, ...server } = found
  return { model: createOpenAiLanguageModel(server), monthlyMessages, patienceMs }
}

/** Whether people reach the product by https alone. */
export const isSecure = (settings: Settings): boolean =>
  settings.BALCAO_PUBLIC_URL?.startsWith('https:') ?? false
