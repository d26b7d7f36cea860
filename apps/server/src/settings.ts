import { resolve } from 'node:path'
import { BURST_DEBOUNCE_MILLISECONDS } from '@balcao/domain/bot'
import { chargeKeyType } from '@balcao/domain/licence'
import * as z from 'zod'
import { serversIn } from './platform/database/servers/server-list'

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((value) => value === 'true' || value === '1')
  .default(false)

/** An address that stands in logs and requests: what opens it has a setting of its own. */
const addressOf = (what: string) =>
  z
    .url({ protocol: /^https?$/ })
    .refine((url) => !/[?#@]/.test(url), `The address of the ${what} alone, without a key`)

/** The address of a PostgreSQL, or of several of which one is the primary: `postgres://user@one:5432,two:5432/database`. */
const postgresServers = z
  .string()
  .refine((url) => serversIn(url) !== undefined, 'The address of a PostgreSQL')

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: postgresServers.optional(),
  DATABASE_DIRECT_URL: postgresServers.optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  BALCAO_REPLICA_MAX_LAG_SECONDS: z.coerce.number().min(1).max(3600).default(10),
  DATABASE_APP_ROLE: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,40}$/)
    .default('balcao_app'),
  FILES_S3_URL: addressOf('bucket').optional(),
  FILES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('us-east-1'),
  FILES_S3_KEY_ID: z.string().min(1).optional(),
  FILES_S3_SECRET: z.string().min(1).optional(),
  BALCAO_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  BALCAO_SECRET: z.string().min(32).optional(),
  BALCAO_ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  BALCAO_DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  BALCAO_METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  BALCAO_METRICS_TOKEN: z.string().min(16).optional(),
  BALCAO_DEMO: flag,
  BALCAO_TRUST_PROXY: z.string().optional(),
  BALCAO_MIN_PASSWORD: z.coerce.number().int().min(6).max(64).default(6),
  BALCAO_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  BALCAO_NEWS_AFTER_SECONDS: z.coerce.number().min(0).max(600).default(10),
  BALCAO_BOT_AFTER_SECONDS: z.coerce
    .number()
    .min(0)
    .max(30)
    .default(BURST_DEBOUNCE_MILLISECONDS / 1000),
  BALCAO_OPERATOR_EMAIL: z.email().optional(),
  BALCAO_EXPIRED_GRACE_DAYS: z.coerce.number().int().min(0).max(3650).optional(),
  BALCAO_PIX_KEY: z
    .string()
    .refine(
      (key) => chargeKeyType(key) !== null,
      'A PIX key: CPF, CNPJ, e-mail, +55 and the phone, or a random key',
    )
    .optional(),
  BALCAO_PIX_NAME: z.string().min(1).max(25).optional(),
  BALCAO_PIX_CITY: z.string().min(1).max(15).optional(),
  /** A bank for trials, in place of every real one. */
  BALCAO_PIX_BANKS_URL: addressOf('bank').optional(),
  BALCAO_SUPPORT_PHONE: z.string().default('(92) 4000-1234'),
  BALCAO_SUPPORT_EMAIL: z.string().default('suporte@balcao.example'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  BALCAO_VIACEP_URL: z.url({ protocol: /^https?$/ }).default('https://viacep.com.br'),
  BALCAO_BRASILAPI_URL: z.url({ protocol: /^https?$/ }).default('https://brasilapi.com.br'),
  EVOLUTION_URL: z.url({ protocol: /^https?$/ }).optional(),
  EVOLUTION_API_KEY: z.string().min(1).optional(),
  WHATSAPP_CLOUD_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com'),
  WHATSAPP_CLOUD_VERSION: z
    .string()
    .regex(/^v\d{1,3}\.\d{1,2}$/)
    .default('v26.0'),
  BALCAO_TRANSCRIPTION_URL: addressOf('server').optional(),
  BALCAO_TRANSCRIPTION_KEY: z.string().min(1).optional(),
  BALCAO_TRANSCRIPTION_MODEL: z.string().min(1).max(200).default('whisper-1'),
  BALCAO_TRANSCRIPTION_MONTHLY_NOTES: z.coerce.number().int().min(0).max(1_000_000).default(500),
  BALCAO_TRANSCRIPTION_SECONDS: z.coerce.number().min(1).max(120).default(30),
  BALCAO_MODEL_URL: addressOf('server').optional(),
  BALCAO_MODEL_KEY: z.string().min(1).optional(),
  BALCAO_MODEL_NAME: z.string().min(1).max(200).optional(),
  BALCAO_MODEL_MONTHLY_MESSAGES: z.coerce.number().int().min(0).max(1_000_000).default(500),
  BALCAO_MODEL_SECONDS: z.coerce.number().min(1).max(60).default(10),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_API_URL: z.url({ protocol: /^https?$/ }).default('https://www.googleapis.com'),
  GOOGLE_ACCOUNTS_URL: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  GOOGLE_OAUTH_URL: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com'),
  BALCAO_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  BALCAO_WEBHOOK_PRIVATE: flag,
  BALCAO_LEAD_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  BALCAO_LEAD_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'whsec_ and 24 to 64 bytes in base64')
    .optional(),
  MAIL_FROM: z.string().default('Balcão <nao-responda@balcao.example>'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type Settings = Readonly<z.output<typeof schema>>

/** Raised when the environment cannot be used; its message is meant for the person who starts the server. */
export class SettingsRefused extends Error {
  override name = 'SettingsRefused'
}

/** What a production start cannot do without. In development the demo start supplies or generates them. */
const neededInProduction = ['DATABASE_URL', 'BALCAO_PUBLIC_URL', 'BALCAO_SECRET', 'SMTP_URL'] as const

/**
 * Reads the settings once from the environment. Empty values count as absent.
 * @throws SettingsRefused naming every setting that is missing or malformed.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(present)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new SettingsRefused(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  const settings = result.data
  requireAllOrNone(settings, ['FILES_S3_URL', 'FILES_S3_KEY_ID', 'FILES_S3_SECRET'])
  requireAllOrNone(settings, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  requireAllOrNone(settings, ['EVOLUTION_URL', 'EVOLUTION_API_KEY'])
  requireAllOrNone(settings, ['BALCAO_LEAD_WEBHOOK_URL', 'BALCAO_LEAD_WEBHOOK_SECRET'])
  requireAllOrNone(settings, ['BALCAO_MODEL_URL', 'BALCAO_MODEL_NAME'])
  requireAllOrNone(settings, ['BALCAO_PIX_KEY', 'BALCAO_PIX_NAME', 'BALCAO_PIX_CITY'])
  if (settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL)
    throw new SettingsRefused('DATABASE_DIRECT_URL stands beside a DATABASE_URL that leads through a pooler')
  if (settings.DATABASE_DIRECT_URL && (serversIn(settings.DATABASE_URL!)?.length ?? 0) > 1)
    throw new SettingsRefused(
      'DATABASE_URL leads through one pooler; the servers behind it stand in DATABASE_DIRECT_URL',
    )
  if (settings.DATABASE_REPLICA_URL && !settings.DATABASE_URL)
    throw new SettingsRefused('DATABASE_REPLICA_URL names a standby of the PostgreSQL in DATABASE_URL')
  if (settings.NODE_ENV === 'production') {
    const missing = neededInProduction.filter((name) => settings[name] === undefined)
    if (missing.length > 0) throw new SettingsRefused(`NODE_ENV=production needs: ${missing.join(', ')}`)
    requireHttps('BALCAO_PUBLIC_URL', settings.BALCAO_PUBLIC_URL!)
    if (settings.BALCAO_DEMO) throw new SettingsRefused('BALCAO_DEMO cannot be on with NODE_ENV=production')
  }
  return settings
}

/** Over http a password and a session cross the network as they are. This machine's own address is for trying. */
function requireHttps(name: string, address: string): void {
  const { protocol, hostname } = new URL(address)
  const isOwn = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  if (protocol === 'https:' || isOwn) return
  throw new SettingsRefused(
    `${name} must begin with https:// in production; http:// is only for trying it on this machine (http://localhost:3000)`,
  )
}

function requireAllOrNone(settings: Settings, names: readonly (keyof Settings)[]): void {
  const missing = names.filter((name) => settings[name] === undefined)
  if (missing.length > 0 && missing.length < names.length)
    throw new SettingsRefused(
      `These settings go together: ${names.join(', ')}. Missing: ${missing.join(', ')}`,
    )
}

/** The PIX key that licences are paid to, when the installation has one. */
export function licencePixOf(settings: Settings) {
  const { BALCAO_PIX_KEY: key, BALCAO_PIX_NAME: name, BALCAO_PIX_CITY: city } = settings
  return key && name && city ? { key, name, city } : undefined
}

/** Whom people ask for help. */
export function supportOf(settings: Settings): { phone: string; email: string } {
  return { phone: settings.BALCAO_SUPPORT_PHONE, email: settings.BALCAO_SUPPORT_EMAIL }
}

/** Where files lie: the bucket when one is set, else a folder below the data folder. */
export function filesOf(settings: Settings) {
  const { FILES_S3_URL: url, FILES_S3_KEY_ID: accessKeyId, FILES_S3_SECRET: secretAccessKey } = settings
  return {
    folder: resolve(settings.DATA_DIR, 'files'),
    s3:
      url && accessKeyId && secretAccessKey
        ? { url, region: settings.FILES_S3_REGION, accessKeyId, secretAccessKey }
        : undefined,
  }
}

/** The installation's own endpoint for `lead.created`, if it has one. */
export function leadEndpointOf(settings: Settings): { url: string; secret: string } | undefined {
  const { BALCAO_LEAD_WEBHOOK_URL: url, BALCAO_LEAD_WEBHOOK_SECRET: secret } = settings
  return url && secret ? { url, secret } : undefined
}

/** An address that may end in `/v1` or not, up to that. */
const beforeV1 = (url: string) => url.replace(/\/+$/, '').replace(/\/v1$/, '')

/** Who writes down what voice notes say, if the installation has somebody. */
export function transcriptionOf(settings: Settings) {
  const { BALCAO_TRANSCRIPTION_URL: url, BALCAO_TRANSCRIPTION_KEY: key } = settings
  if (!url) return undefined
  return {
    url: beforeV1(url),
    key,
    model: settings.BALCAO_TRANSCRIPTION_MODEL,
    monthlyNotes: settings.BALCAO_TRANSCRIPTION_MONTHLY_NOTES,
    patienceMs: settings.BALCAO_TRANSCRIPTION_SECONDS * 1000,
  }
}

/** The language model that is asked about what the bot did not understand, if the installation has one. */
export function languageModelOf(settings: Settings) {
  const { BALCAO_MODEL_URL: url, BALCAO_MODEL_KEY: key, BALCAO_MODEL_NAME: model } = settings
  if (!url || !model) return undefined
  return {
    url: beforeV1(url),
    key,
    model,
    monthlyMessages: settings.BALCAO_MODEL_MONTHLY_MESSAGES,
    patienceMs: settings.BALCAO_MODEL_SECONDS * 1000,
  }
}

/**
 * Where the WhatsApp gateways are, and at which address they reach us: `ownUrl` unless a setting says otherwise. Meta
 * comes from outside, an Evolution API of one's own perhaps from the next room.
 */
export function gatewaySettingsOf(settings: Settings, ownUrl: () => string) {
  const { EVOLUTION_URL: url, EVOLUTION_API_KEY: apiKey } = settings
  const { BALCAO_PUBLIC_URL: publicUrl, BALCAO_WEBHOOK_URL: webhookUrl } = settings
  return {
    evolution: url && apiKey ? { url: url.replace(/\/$/, ''), apiKey } : undefined,
    cloud: { url: settings.WHATSAPP_CLOUD_URL.replace(/\/$/, ''), version: settings.WHATSAPP_CLOUD_VERSION },
    callbackUrls: {
      evolution: () => (webhookUrl ?? publicUrl ?? ownUrl()).replace(/\/$/, ''),
      cloud: () => (publicUrl ?? ownUrl()).replace(/\/$/, ''),
    },
  }
}
