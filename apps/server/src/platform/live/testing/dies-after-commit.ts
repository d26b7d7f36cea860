// A process that is killed between its commit and the announcement of it.
import { openDatabase } from '../../database/database'
import { enqueue } from '../../jobs/jobs'
import { appendEvent } from '../append-event'

const { OWNER_URL, APP_URL, COMPANY_ID } = process.env as Record<string, string>
const db = openDatabase({ ownerUrl: OWNER_URL!, appUrl: APP_URL!, onError: () => {} })
await db.asCompany(COMPANY_ID!, async (tx) => {
  await enqueue(tx, 'test:left', {})
  await appendEvent(tx, 'COMPANY_CHANGED', { fields: ['last words'] })
})
process.kill(process.pid, 'SIGKILL')
