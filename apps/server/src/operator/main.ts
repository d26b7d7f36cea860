import { isBackupCommand, runBackupCommand } from '../backup'
import { openDatabase } from '../platform/database/database'
import { createLog } from '../platform/log'
import { openInstallation } from '../installation'
import { explainRefusal } from '../run-server'
import { readSettings } from '../settings'
import { runCommand } from './commands'
import { openDesk } from './desk'

try {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env })
  const log = createLog(settings.LOG_LEVEL)
  const args = process.argv.slice(2)
  const print = (line: string) => process.stdout.write(`${line}\n`)
  if (isBackupCommand(args)) process.exitCode = await runBackupCommand(settings, log, args, print)
  else {
    const installation = await openInstallation(settings, log, { beside: true })
    const db = openDatabase({ ...installation, onError: () => {} })
    try {
      process.exitCode = await runCommand(openDesk(db, installation.rootSecret, settings), args, print)
    } finally {
      await db.close()
      await installation.stop()
    }
  }
} catch (error) {
  explainRefusal(error)
}
