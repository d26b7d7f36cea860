import type { Secrets } from '../../platform/secrets/secrets'

/** What stands in a company's rows for a network (`networkOf`): the address itself is not kept. */
export const networkDigest = (secrets: Secrets, companyId: string, network: string): Buffer =>
  secrets.mac('hold-network', `${companyId}/${network}`).subarray(0, 16)
