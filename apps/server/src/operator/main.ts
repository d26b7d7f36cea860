import { isBackupCommand, runBackupCommand } from '../backup'
import { openDatabase } from '../platform/database/database'
import { createLog } from '../platform/log'
import { openInstallation } from '../installation'
import { explainRefusal } from '../run-server'
import { readSettings } from '../settings'
import { asksForHelp, runCommand, usage } from './commands'
import { openContext } from './command-context'
import { isDoctorCommand, runDoctor } from './doctor/doctor'

const args = process.argv.slice(2)
const print = (line: string) => process.stdout.write(`${line}\n`)

try {
  if (asksForHelp(args)) print(usage)
  else process.exitCode = await operate()
} catch (error) {
  explainRefusal(error)
}

async function operate(): Promise<number> {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env })
  const log = createLog(settings.LOG_LEVEL)
  if (isDoctorCommand(args)) return runDoctor(settings, log, print)
  if (isBackupCommand(args)) return runBackupCommand(settings, log, args, print)
  const installation = await openInstallation(settings, log, { beside: true })
  const db = openDatabase({ ...installation, onError: () => {} })
  try {
    return await runCommand(openContext(db, installation.rootSecret, settings), args, print)
  } finally {
    await db.close()
    await installation.stop()
  }
}
