import { listBrowserErrors } from '../../browser-errors'
import { noteAct } from '../../platform/audit'
import { parkedJobs, retryParkedJobs } from '../../platform/jobs/parked-jobs'
import { listAudit } from '../audit.store'
import { companyOfCnpj, type Commands } from './command'

/** What concerns the whole installation: work that stopped, and who did what. */
export const installationCommands: Commands = {
  'jobs parked': {
    usage: 'jobs parked',
    async run({ db }, _typed, print) {
      const jobs = await parkedJobs(db)
      for (const job of jobs)
        print(`${job.id} ${job.name} after ${job.attempts} tries: ${job.last_error ?? ''}`)
      if (jobs.length === 0) print('none')
    },
  },
  'jobs retry': {
    usage: 'jobs retry ID…',
    async run({ db, by }, { rest }, print) {
      const count = await retryParkedJobs(db, rest)
      await db.asOperator((tx) =>
        noteAct(tx, { companyId: null, by, act: 'operator.jobs-retried', detail: { jobs: rest } }),
      )
      print(`${count} jobs will run again`)
    },
  },
  'errors list': {
    usage: 'errors list',
    async run({ db }, _typed, print) {
      const errors = await db.asOperator(listBrowserErrors)
      for (const { last_at, count, page, version, browser, message, stack } of errors) {
        print(`${last_at} ${count}× ${page} (${version}, ${browser}): ${message}`)
        for (const frame of stack.split('\n').filter(Boolean)) print(`    ${frame}`)
      }
      if (errors.length === 0) print('none')
    },
  },
  audit: {
    usage: 'audit [--cnpj C] [--act operator.] [--actor NAME]',
    async run(context, { value }, print) {
      const cnpj = value('cnpj')
      const company_id = cnpj === undefined ? undefined : await companyOfCnpj(context, cnpj)
      const { entries } = await context.db.asOperator((tx) =>
        listAudit(tx, { company_id, act: value('act'), actor: value('actor'), limit: 100 }),
      )
      for (const { at, act, actor, actor_kind, company, detail } of entries)
        print(`${at} ${actor ?? actor_kind} ${act} ${company?.nome ?? '-'} ${JSON.stringify(detail)}`)
      if (entries.length === 0) print('none')
    },
  },
}
