import { Resolver } from 'node:dns/promises'

/**
 * Looks a public name up at the name servers directly: the system's own, or those given ('127.0.0.1:53'). The system's
 * way keeps a thread until they answer, and the few there are serve every look-up of this process: names that are made
 * never to answer would silence mail, WhatsApp and Google for all companies. Empty when nobody knows the name.
 */
export function askNameServers(
  servers?: readonly string[],
): (host: string) => Promise<readonly { address: string }[]> {
  return async (host) => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 })
    if (servers) resolver.setServers(servers)
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value.map((address) => ({ address })) : [],
    )
  }
}
