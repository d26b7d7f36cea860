/** The command that prints to a network printer with a new station's key. `printer` is `host` or `host:port`. */
export function agentCommand({
  server,
  key,
  printer,
}: {
  server: string
  key: string
  printer: string
}): string {
  return `balcao-print --server ${server} --key ${key} --printer ${printer}`
}
