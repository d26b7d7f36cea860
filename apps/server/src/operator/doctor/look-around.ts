import { randomUUID } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openFileStore } from '../../gateways/files'
import { createMailer } from '../../gateways/mail/mailer'
import { filesOf, type Settings } from '../../settings'
import { bad, doubtful, good, reasonOf, type Finding } from './finding'

const patienceMs = 8000
const smallDiskMegabytes = 1024

/** What the settings themselves say. */
export function lookAtSettings(settings: Settings): Finding[] {
  const { NODE_ENV, BALCAO_SECRET, BALCAO_TRUST_PROXY, BALCAO_PUBLIC_URL } = settings
  return [
    NODE_ENV === 'production'
      ? good('settings', 'read, for production')
      : doubtful('settings', `read, with NODE_ENV=${NODE_ENV}: NODE_ENV=production refuses what is missing`),
    ...(BALCAO_SECRET
      ? []
      : [doubtful('secret', 'generated into DATA_DIR: set BALCAO_SECRET and keep a copy elsewhere')]),
    ...(BALCAO_PUBLIC_URL?.startsWith('https:') && !BALCAO_TRUST_PROXY
      ? [
          doubtful(
            'proxy',
            'BALCAO_TRUST_PROXY is not set: behind a proxy all visitors count as one, and limits meet everybody',
          ),
        ]
      : []),
  ]
}

/** Whether there is room, and whether files can be kept and read again. */
export async function lookAtDisk(settings: Settings): Promise<Finding[]> {
  const folder = resolve(settings.DATA_DIR)
  const findings: Finding[] = []
  try {
    const probe = join(folder, `.doctor-${randomUUID()}`)
    await writeFile(probe, 'x')
    await rm(probe)
    const { bavail, bsize } = await statfs(folder)
    const megabytes = Math.round((bavail * bsize) / 1_048_576)
    findings.push(
      megabytes < smallDiskMegabytes
        ? doubtful('disk', `only ${megabytes} MB are left at ${folder}`)
        : good('disk', `${Math.round(megabytes / 1024)} GB are left at ${folder}`),
    )
  } catch (error) {
    findings.push(
      reasonOf(error) === 'ENOENT'
        ? doubtful('disk', `${folder} is not there yet: the first start makes it`)
        : bad('disk', `DATA_DIR cannot be written (${reasonOf(error)}): give ${folder} to this user`),
    )
  }
  const where = filesOf(settings)
  const about = where.s3 ? 'bucket' : 'files'
  const files = openFileStore(where)
  const key = `doctor/${randomUUID()}`
  try {
    await files.put(key, Buffer.from('x'), 'text/plain')
    const read = await files.get(key)
    read?.content.destroy()
    await files.remove(key)
    findings.push(
      read
        ? good(about, 'written, read and removed one')
        : bad(about, 'what was written cannot be read: do all processes share one store?'),
    )
  } catch (error) {
    findings.push(bad(about, `${(error as Error).message}; look at FILES_S3_* or DATA_DIR`))
  }
  return findings
}

/** Whether the address that people use leads here. */
export async function lookAtAddress({ BALCAO_PUBLIC_URL: url }: Settings): Promise<Finding[]> {
  if (!url) return [doubtful('address', 'BALCAO_PUBLIC_URL is not set: links in messages lead to localhost')]
  const { hostname } = new URL(url)
  try {
    await lookup(hostname)
  } catch (error) {
    return [bad('address', `${hostname} is no name that DNS knows (${reasonOf(error)})`)]
  }
  try {
    const answer = await fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(patienceMs) })
    const body = (await answer.json().catch(() => undefined)) as { ok?: boolean } | undefined
    return [
      body?.ok === true
        ? good('address', `${url} leads to Balcão`)
        : bad('address', `${url} is answered by something else (${answer.status}): look at the proxy`),
    ]
  } catch (error) {
    return [
      doubtful(
        'address',
        `${url} is not reached from here (${reasonOf(error)}): is the server running, and the certificate valid?`,
      ),
    ]
  }
}

/** Whether the mail server lets us in. No mail is sent. */
export async function lookAtMail({ SMTP_URL: url, MAIL_FROM: from }: Settings): Promise<Finding[]> {
  if (!url) return [bad('mail', 'SMTP_URL is not set: nobody gets a code')]
  const mailer = createMailer({ smtpUrl: url, from })
  const { host } = new URL(url)
  try {
    await mailer.check()
    return [good('mail', `${host} lets us in`)]
  } catch (error) {
    return [bad('mail', `${host} does not take mail from us (${reasonOf(error)}): look at SMTP_URL`)]
  } finally {
    mailer.close()
  }
}

/** Whether the services outside that the settings name answer at all. */
export function lookAtServices(settings: Settings): Promise<Finding[]> {
  const { EVOLUTION_URL, EVOLUTION_API_KEY, GOOGLE_CLIENT_ID } = settings
  const asked: [about: string, url: string | undefined, headers?: Record<string, string>][] = [
    ['Evolution API', EVOLUTION_URL, { apikey: EVOLUTION_API_KEY ?? '' }],
    ['WhatsApp Cloud API', settings.WHATSAPP_CLOUD_URL],
    ['Google', GOOGLE_CLIENT_ID && settings.GOOGLE_OAUTH_URL],
    ['postal codes', settings.BALCAO_VIACEP_URL],
    ['transcription', settings.BALCAO_TRANSCRIPTION_URL],
    ['language model', settings.BALCAO_MODEL_URL],
  ]
  return Promise.all(
    asked.flatMap(([about, url, headers = {}]) => (url ? [lookAtService(about, url, headers)] : [])),
  )
}

async function lookAtService(about: string, url: string, headers: Record<string, string>): Promise<Finding> {
  const { host } = new URL(url)
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(patienceMs), redirect: 'manual' })
    await answer.body?.cancel()
    return answer.status >= 500
      ? doubtful(about, `${host} answers ${answer.status}`)
      : good(about, `${host} answers`)
  } catch (error) {
    return doubtful(
      about,
      `${host} does not answer (${reasonOf(error)}): does this machine reach the network?`,
    )
  }
}
