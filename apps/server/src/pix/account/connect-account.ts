import type { BodyOf } from '@balcao/contract'
import type { connectPix, PixAccount } from '@balcao/contract/pix'
import {
  banks,
  BankFailure,
  CertificateRefused,
  readCertificate,
  type ShopCertificate,
} from '../../gateways/pix'
import { noteAct, type Act } from '../../platform/audit'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { addJob } from '../../platform/jobs/jobs'
import { appendEvent } from '../../platform/live/append-event'
import type { PixLink } from '../with-bank'
import { findAccount, readPayee, type PixAccountRow } from './account.store'
import { callbackToken } from './callback-address'
import { showAccount } from './show-account'

type Asked = BodyOf<typeof connectPix>
interface By {
  companyId: string
  by: Act['by']
}

/**
 * Connects a company's account: the bank must take the access and the address of callbacks first, so that what is stored
 * works. What is left out stays as it was, of the same bank.
 * @throws Problem PIX_KEY_MISSING, PIX_SECRET_MISSING, PIX_CERTIFICATE_REFUSED, PIX_BANK_REFUSED, PIX_BANK_AWAY
 */
export async function connectAccount(
  link: PixLink,
  { companyId, by }: By,
  asked: Asked,
): Promise<PixAccount> {
  const { db } = link
  const [before, payee] = await db.asCompany(companyId, (tx) =>
    Promise.all([findAccount(tx, companyId), readPayee(tx, companyId)]),
  )
  if (payee.key === null) throw new Problem('PIX_KEY_MISSING')
  const kept = before?.bank === asked.bank ? link.banks.unseal(companyId, before.access) : undefined
  const clientSecret = asked.client_secret ?? kept?.clientSecret
  if (clientSecret === undefined) throw new Problem('PIX_SECRET_MISSING')
  const fresh = asked.certificate === undefined ? null : certificateIn(link, asked.certificate)
  const certificate = fresh ?? kept?.certificate ?? null
  if (!certificate && banks[asked.bank].certificate && link.settings.BALCAO_PIX_BANKS_URL === undefined) {
    throw new Problem('PIX_CERTIFICATE_REFUSED', { mensagem: 'Este banco pede o certificado da sua conta.' })
  }
  const access = {
    clientSecret,
    certificate: certificate && { certificate: certificate.certificate, key: certificate.key },
    appKey: asked.app_key ?? kept?.appKey ?? null,
  }
  const round = (before?.callback_round ?? 0) + 1
  const address = `${link.pagesUrl()}/webhook/pix/${companyId}/${callbackToken(link.secrets, companyId, round)}`
  const bank = link.banks.connect({ bank: asked.bank, client_id: asked.client_id }, access, payee)
  try {
    await bank.setCallback(payee.key, address)
  } catch (error) {
    throw refusalOf(error)
  } finally {
    await bank.close()
  }
  const row = { access: link.banks.seal(companyId, access), key: payee.key, round, fresh, before }
  return save(link, { companyId, by }, asked, row)
}

interface Row {
  access: string
  key: string
  round: number
  /** The certificate that came just now; null keeps what is known of the one before. */
  fresh: ShopCertificate | null
  before: PixAccountRow | undefined
}

function save({ db, clock }: PixLink, { companyId, by }: By, asked: Asked, row: Row): Promise<PixAccount> {
  const now = clock()
  const isSameBank = row.before?.bank === asked.bank
  const name = row.fresh?.name ?? (isSameBank ? row.before?.certificate_name : null) ?? null
  const endsAt = row.fresh
    ? new Date(row.fresh.endsAt)
    : ((isSameBank ? row.before?.certificate_ends_at : null) ?? null)
  return db.asCompany(companyId, async (tx) => {
    await tx.execute(sql`
      insert into pix_accounts (company_id, bank, pix_key, client_id, access, certificate_name, certificate_ends_at,
        callback_round, connected_at, read_until, reads_since, looked_back_at)
      values (${companyId}, ${asked.bank}, ${row.key}, ${asked.client_id}, ${row.access}, ${name}, ${endsAt},
        ${row.round}, ${now}, ${now}, ${now}, ${now})
      on conflict (company_id) do update set bank = excluded.bank, pix_key = excluded.pix_key,
        client_id = excluded.client_id, access = excluded.access, certificate_name = excluded.certificate_name,
        certificate_ends_at = excluded.certificate_ends_at, callback_round = excluded.callback_round,
        reads_since = case when pix_accounts.bank = excluded.bank and pix_accounts.pix_key = excluded.pix_key
          then pix_accounts.reads_since else excluded.reads_since end,
        certificate_told = case when pix_accounts.certificate_ends_at is not distinct from excluded.certificate_ends_at
          then pix_accounts.certificate_told end,
        connected_at = excluded.connected_at, denied_at = null, denied_words = null, tested_at = null`)
    await noteAct(tx, { companyId, by, act: 'pix.connected', detail: { bank: asked.bank } })
    const shown = await showAccount(tx, companyId)
    await appendEvent(tx, 'PIX_CHANGED', { order_id: null })
    return shown
  })
}

/** Forgets the access; what came in stays written down. */
export function disconnectAccount({ db }: PixLink, { companyId, by }: By): Promise<PixAccount> {
  return db.asCompany(companyId, async (tx) => {
    const { rowCount } = await tx.execute(sql`delete from pix_accounts where company_id = ${companyId}`)
    if (rowCount) await noteAct(tx, { companyId, by, act: 'pix.disconnected' })
    // What waits for its payment waits no longer.
    await addJob(tx, 'pix-sweep', { companyId })
    const shown = await showAccount(tx, companyId)
    await appendEvent(tx, 'PIX_CHANGED', { order_id: null })
    return shown
  })
}

const certificateWords: Record<CertificateRefused['reason'], string> = {
  unreadable: 'Este arquivo não é um certificado que se possa ler.',
  'no-certificate': 'Falta o certificado neste arquivo.',
  'no-key': 'Falta a chave privada do certificado.',
  'locked-key': 'A chave do certificado ainda está com senha.',
  'key-of-another': 'A chave privada é de outro certificado.',
}

function certificateIn({ clock }: PixLink, pem: string): ShopCertificate {
  try {
    const certificate = readCertificate(pem)
    if (certificate.endsAt > clock().getTime()) return certificate
    throw new Problem('PIX_CERTIFICATE_REFUSED', { mensagem: 'Este certificado já venceu.' })
  } catch (error) {
    if (!(error instanceof CertificateRefused)) throw error
    throw new Problem('PIX_CERTIFICATE_REFUSED', { mensagem: certificateWords[error.reason] })
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof BankFailure)) return error
  if (error.kind === 'away') return new Problem('PIX_BANK_AWAY')
  return new Problem('PIX_BANK_REFUSED', { mensagem: `O banco não aceitou este acesso: ${error.words}` })
}
