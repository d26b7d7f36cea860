import { PAUSE_HOURS } from '@balcao/domain/employees'
import { mailWork } from '../../gateways/mail/mail-job'
import type { Mailer } from '../../gateways/mail/mailer'
import type { JobPayloads } from '../../job-payloads'
import { noteAct } from '../../platform/audit'
import type { Database, Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import { countToday } from '../../platform/limits/count-today'
import { appendEvent } from '../../platform/live/append-event'
import { momentText } from '../moment-text'
import { withCompanyOf, type SignInCompany } from '../find-company'

/** Strangers used up their tries at a number: when (as the database wrote it), and from which network, in its short form. */
type Pause = JobPayloads['auth:tell-pin-pause']

/** Queues the news of it, for a number that nobody has too, so that time tells nothing. */
export function queuePauseNews(tx: Tx, pause: Pause): Promise<void> {
  return addJob(tx, 'auth:tell-pin-pause', pause)
}

/** The job behind it: the employee's history, the owner's screens. Told again, a pause is known by its time. */
export function tellPinPauseJob({ db }: { db: Database }): JobDefinition<'auth:tell-pin-pause'> {
  return {
    name: 'auth:tell-pin-pause',
    work: 'customer',
    async run(pause) {
      await withCompanyOf(db, pause.cnpj, async (tx, company) => {
        if (company) await tell(tx, company, pause)
      })
    },
  }
}

/** The mail to the company that follows, at most one a day. */
export function mailPinPauseJob({
  db,
  mailer,
}: {
  db: Database
  mailer: Mailer
}): JobDefinition<'auth:mail-pin-pause'> {
  return {
    name: 'auth:mail-pin-pause',
    ...mailWork,
    async run({ cnpj, name, at, network }) {
      const letter = await withCompanyOf(db, cnpj, async (tx, company) =>
        company ? { ...company, moment: await momentText(tx, company.id, at) } : undefined,
      )
      if (!letter) return
      await mailer.send({
        to: letter.email,
        subject: `Tentativas erradas com o PIN de ${name}`,
        text: [
          `Olá, ${letter.nome}!`,
          '',
          `Alguém errou várias vezes o PIN de ${name} em um aparelho desconhecido.`,
          `A última tentativa veio da rede ${network}, em ${letter.moment}.`,
          '',
          `O PIN continua valendo nos aparelhos já conhecidos. Em aparelhos novos ele volta a valer em até ${PAUSE_HOURS} horas.`,
          'Para entrar em um aparelho novo antes disso, abra Funcionários e use "Liberar novo aparelho".',
          '',
          'Balcão',
        ].join('\n'),
      })
    },
  }
}

async function tell(tx: Tx, { id: companyId, cnpj }: SignInCompany, pause: Pause): Promise<void> {
  const { number, at, network } = pause
  const { rows } = await tx.execute<{ id: string; nome: string; known: boolean }>(sql`
    select e.id, e.nome, exists (select from audit_entries n where n.company_id = ${companyId}
        and n.detail->>'employee' = e.id::text and n.act = 'employee.pin-paused' and n.detail->>'at' = ${at}) as known
    from employee_access a join employees e on e.company_id = a.company_id and e.id = a.employee_id
    where a.company_id = ${companyId} and a.number = ${number}`)
  const employee = rows[0]
  if (!employee || employee.known) return
  const { id, nome } = employee
  const by = { kind: 'system', name: null } as const
  await noteAct(tx, { companyId, by, act: 'employee.pin-paused', detail: { employee: id, at, network } })
  if ((await countToday(tx, `pin-pause-mail:${companyId}`)) === 1)
    await addJob(tx, 'auth:mail-pin-pause', { cnpj, name: nome, at, network })
  await appendEvent(tx, 'PIN_PAUSED', { employee: { id, nome }, network })
}
