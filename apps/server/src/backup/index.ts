export { isBackupCommand, runBackupCommand } from './backup-command'
