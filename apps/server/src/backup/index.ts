export { backupUsage, isBackupCommand, runBackupCommand } from './backup-command'
