import type { FastifyRequest } from 'fastify'
import { shortNetwork } from '../../platform/http/short-network'
import { networkOf } from '../../platform/limits/limits'
import type { AuthNeeds } from '../auth-needs'
import { codes } from './codes'
import { requireCnpj, withCompanyOf } from '../find-company'
import { deviceOf, isKnownPlace, refuseFor } from '../known-device'
import { queueCodeMail } from './send-code'

/**
 * Makes a code and queues its mail, the same for a CNPJ that nobody has. Mails are counted by who asks: strangers of a
 * company together, its known devices and networks each apart. Where that is used up nothing is sent, and it is no failure
 * while a code that was mailed before can still be entered.
 * @throws Problem INVALID_CNPJ, TOO_MANY_REQUESTS
 */
export async function askForCode(needs: AuthNeeds, typed: string, request: FastifyRequest): Promise<void> {
  const { db, limits, secrets } = needs
  const cnpj = requireCnpj(typed)
  const network = networkOf(request.ip)
  const device = deviceOf(needs, { kind: 'owner', cnpj }, request)
  const isKnown = (await isKnownPlace(needs, cnpj, network)) || device !== undefined
  const wait = await limits.hit('sendCode', { company: isKnown ? `${cnpj}:${device ?? network}` : cnpj })
  const made = await withCompanyOf(db, cnpj, async (tx, company) => {
    const owner = { cnpj, ownerId: company?.id }
    const code = await codes.make(tx, owner, { reserved: isKnown, mayMake: wait === 0 }, secrets)
    if (typeof code === 'object' && 'id' in code)
      await queueCodeMail(tx, { cnpj, codeId: code.id, network: shortNetwork(request.ip) })
    return code
  })
  if (typeof made === 'object' && 'waitSeconds' in made) refuseFor(Math.max(wait, made.waitSeconds))
}
