/** Raised when a backup cannot be made or taken back; its message is meant for the person who asked for it. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}
