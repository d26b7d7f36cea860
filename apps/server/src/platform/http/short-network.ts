/**
 * A network address as people are told of it: enough to tell one place from another, without naming one machine.
 * `189.40.12.7` is `189.40.12.x`; of IPv6 the first three groups stay. Who has hung up meanwhile has none.
 */
export function shortNetwork(address: string | undefined): string {
  if (address === undefined) return ''
  const bare = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (!bare.includes(':')) return bare.replace(/\.\d+$/, '.x')
  const [head = ''] = bare.split('%')[0]!.split('::')
  return `${head.split(':').slice(0, 3).join(':')}::x`
}
