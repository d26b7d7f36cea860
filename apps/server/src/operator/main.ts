import { openDatabase } from '../platform/database/database'
import { createLog } from '../platform/log'
import { openInstallation } from '../installation'
import { explainRefusal } from '../run-server'
import { readSettings } from '../settings'
import { runCommand } from './commands'

try {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env })
  const log = createLog(settings.LOG_LEVEL)
  const installation = await openInstallation(settings, log, { beside: true })
  const db = openDatabase({ ...installation, onError: () => {} })
  try {
    process.exitCode = await runCommand(db, process.argv.slice(2), (line) =>
      process.stdout.write(`${line}\n`),
    )
  } finally {
    await db.close()
    await installation.stop()
  }
} catch (error) {
  explainRefusal(error)
}
