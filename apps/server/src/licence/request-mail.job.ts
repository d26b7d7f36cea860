import { formatCnpj } from '@balcao/domain/company'
import { mailWork } from '../gateways/mail/mail-job'
import type { Mail } from '../gateways/mail/mailer'
import type { Tx } from '../platform/database/database'
import type { JobDefinition } from '../platform/jobs/jobs'
import type { LicenceNeeds } from './licence-needs'
import { findRequest, getLicence } from './licence.store'
import { moneyWords, planWords } from './mail-words'

/** Tells the operator that a company asked for a plan; not of a request that was taken back meanwhile. */
export function requestMailJob({
  db,
  mailer,
  operatorEmail,
}: Pick<LicenceNeeds, 'db' | 'mailer' | 'operatorEmail'>): JobDefinition<'licence:request-mail'> {
  return {
    name: 'licence:request-mail',
    ...mailWork,
    async run({ companyId, requestId }) {
      if (operatorEmail === undefined) return
      const mail = await db.asCompany(companyId, (tx) => writeMail(tx, companyId, requestId))
      if (mail) await mailer.send({ ...mail, to: operatorEmail })
    },
  }
}

async function writeMail(tx: Tx, companyId: string, requestId: string): Promise<Omit<Mail, 'to'> | null> {
  const request = await findRequest(tx, companyId, requestId)
  if (request?.state !== 'open') return null
  const { nome, cnpj, plan, term } = await getLicence(tx, companyId)
  const wanted = planWords(request.plan, request.term)
  const price = moneyWords(request.price_cents)
  return {
    subject: `Pedido de licença: ${nome}, ${wanted}, ${price}`,
    text: [
      `${nome} (CNPJ ${formatCnpj(cnpj)}) pediu ${request.kind === 'renewal' ? 'a renovação' : 'a troca de plano'}.`,
      '',
      `Pedido: ${wanted}, ${price}`,
      `Plano atual: ${planWords(plan, term)}`,
      `Identificador do PIX: ${request.txid}`,
      ...(request.note === '' ? [] : ['', 'Observação:', request.note]),
      '',
      'Confira o pagamento no seu banco e libere a licença na área do operador.',
      '',
      'Balcão',
    ].join('\n'),
    messageId: `<licence-request.${companyId}.${requestId}@balcao>`,
  }
}
