const listed = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#@]+)(.*)$/

/**
 * The address of each server that an address names: PostgreSQL's own form `postgres://user:password@one:5432,two:5432/db`.
 * One without a comma is itself. Undefined for what is no address.
 */
export function serversIn(url: string): [string, ...string[]] | undefined {
  const [, before, hosts, after] = listed.exec(url) ?? []
  if (before === undefined || hosts === undefined || after === undefined) return undefined
  const urls = hosts.split(',').map((host) => before + host + after)
  return urls.every((one) => URL.canParse(one)) && !/[,]/.test(after.split('?')[0]!)
    ? (urls as [string, ...string[]])
    : undefined
}

/** `host:port` of one server's address. */
export function serverOf(url: string): string {
  const { hostname, port } = new URL(url)
  return `${hostname}:${port || '5432'}`
}
