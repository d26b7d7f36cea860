import { sameDigest, type Secrets } from '../platform/secrets/secrets'

const proofBytes = 16

/**
 * The private link of an order: its id and a proof that only this installation can make, so nothing is stored and a
 * repeated order gets the same link. It opens that one order of that one company, for reading.
 */
export function createOrderLinks(secrets: Secrets) {
  const proofOf = (companyId: string, orderId: string) =>
    secrets.mac('order-link', `${companyId}/${orderId}`).subarray(0, proofBytes)
  return {
    linkOf: (companyId: string, orderId: string): string =>
      `${orderId}.${proofOf(companyId, orderId).toString('base64url')}`,
    /** The order that a link opens; nothing when it was not made here for that company. */
    orderOf(companyId: string, link: string): string | undefined {
      const [orderId = '', proof = ''] = link.split('.')
      const given = Buffer.from(proof, 'base64url')
      return sameDigest(given, proofOf(companyId, orderId)) ? orderId : undefined
    },
  }
}

export type OrderLinks = ReturnType<typeof createOrderLinks>
