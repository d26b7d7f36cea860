import { mailWork } from '../../gateways/mail/mail-job'
import { sql } from '../../platform/database/sql'
import type { JobDefinition } from '../../platform/jobs/jobs'
import type { AutomationNeeds } from '../automation-needs'

const reasons = {
  gone: 'o sistema do outro lado respondeu que este endereço não existe mais (410)',
  failing: 'nenhum envio deu certo nos últimos cinco dias',
}

/** Mails the owner that an endpoint was switched off by itself; not when somebody has switched it on again meanwhile. */
export function endpointOffJob({
  db,
  mailer,
  pagesUrl,
}: Pick<AutomationNeeds, 'db' | 'mailer' | 'pagesUrl'>): JobDefinition<'webhook-endpoint-off'> {
  return {
    name: 'webhook-endpoint-off',
    ...mailWork,
    async run({ companyId, endpointId }) {
      const found = await db.asCompany(companyId, async (tx) => {
        const { rows } = await tx.execute<{
          to: string
          nome_empresa: string
          name: string
          version: number
          reason: 'gone' | 'failing'
        }>(sql`select c.email_cliente as to, c.nome_empresa, e.name, e.version, e.disabled_reason as reason
          from webhook_endpoints e join companies c on c.id = e.company_id
          where e.company_id = ${companyId} and e.id = ${endpointId} and not e.active
            and e.disabled_reason is not null`)
        return rows[0]
      })
      if (!found) return
      await mailer.send({
        to: found.to,
        subject: `A automação “${found.name}” foi desligada - Balcão`,
        text: [
          `Olá, ${found.nome_empresa}!`,
          '',
          `O Balcão parou de avisar “${found.name}”: ${reasons[found.reason]}.`,
          'O que ficou sem envio está guardado por 30 dias e pode ser reenviado.',
          '',
          'Quando o outro lado estiver pronto, ligue de novo em:',
          `${pagesUrl()}/dashboard/company/automacoes`,
          '',
          'Balcão',
        ].join('\n'),
        messageId: `<webhook-off.${endpointId}.${found.version}@balcao>`,
      })
    },
  }
}
