/** Id and secret of a client that shows them by Basic authorization (RFC 7617), as they stand there; undefined without it. */
export function basicCredentials(authorization = ''): [id: string, secret: string] | undefined {
  const [, encoded] = /^Basic (.+)$/i.exec(authorization) ?? []
  if (encoded === undefined) return undefined
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return [id, secret.join(':')]
}
