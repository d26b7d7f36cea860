import * as contract from '@balcao/contract/channels'
import {
  answerVerification,
  checkCloudSignature,
  readCloudWebhook,
  readEvolutionWebhook,
} from '../gateways/whatsapp'
import { actorOf } from '../platform/audit'
import { sql } from '../platform/database/sql'
import { companyOf } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import { Problem } from '../platform/http/problems'
import { catchUp } from './catch-up'
import { showChannel } from './channel-view'
import type { ChannelNeeds } from './channel-needs'
import { openSecrets } from './channels.store'
import { noteVersion } from './gateway-version'
import { receiveWebhook, requireChannel, requireSecret } from './receive-webhook'
import { keepRawBodies, rawBodyOf } from './raw-body'
import { saveChannel } from './save-channel'
import { announceChannel, changeConnection } from './see-connection'

const ok = { ok: true as const }

/** A company's connection to WhatsApp, and the webhooks by which gateways tell what happens. */
export function registerChannels(router: Router, needs: ChannelNeeds): void {
  implement(router, contract.getChannel, async ({ caller }) => {
    const companyId = companyOf(caller)
    return needs.db.asCompany(companyId, (tx) => showChannel(needs, tx, companyId))
  })
  implement(router, contract.saveChannel, ({ caller, body }) =>
    saveChannel(needs, { companyId: companyOf(caller), by: actorOf(caller) }, body),
  )
  implement(router, contract.connectChannel, ({ caller }) =>
    changeConnection(
      needs,
      { companyId: companyOf(caller), by: actorOf(caller), act: 'channel.connect-asked' },
      async (gateway, row) => {
        const [seen] = await Promise.all([
          gateway.connect(() => catchUp(needs, row, gateway)),
          noteVersion(needs, row.company_id, gateway),
        ])
        return seen
      },
    ),
  )
  implement(router, contract.disconnectChannel, ({ caller }) =>
    changeConnection(
      needs,
      { companyId: companyOf(caller), by: actorOf(caller), act: 'channel.disconnected' },
      async (gateway) => {
        await gateway.disconnect()
        return { state: 'closed', ownJid: null, qr: null, reason: null }
      },
    ),
  )

  implement(router, contract.receiveEvolution, async ({ params, body, request }) => {
    const row = await requireChannel(needs, params.channelId, 'evolution')
    requireSecret(needs, row, request.headers['x-balcao-secret'])
    const told = readEvolutionWebhook(body)
    if (!told) return ok
    if (told.instance !== row.instance) throw new Problem('UNAUTHENTICATED')
    await receiveWebhook(needs, row, told.events)
    return ok
  })

  implement(router, contract.verifyCloud, async ({ params, query, reply }) => {
    const row = await requireChannel(needs, params.channelId, 'cloud')
    const challenge = answerVerification(query, openSecrets(needs.secrets, row).webhookSecret)
    if (challenge === null) throw new Problem('FORBIDDEN')
    await needs.db.asCompany(row.company_id, async (tx) => {
      await tx.execute(sql`update channels set verified_at = now() where company_id = ${row.company_id}`)
      await announceChannel(needs, tx, row.company_id)
    })
    return reply.type('text/plain').send(challenge)
  })

  void router.app.register(async (app) => {
    keepRawBodies(app)
    implement({ ...router, app }, contract.receiveCloud, async ({ params, body, request }) => {
      const row = await requireChannel(needs, params.channelId, 'cloud')
      const { appSecret } = openSecrets(needs.secrets, row)
      const signature = request.headers['x-hub-signature-256']
      const signed = typeof signature === 'string' ? signature : undefined
      if (appSecret === undefined || !checkCloudSignature(rawBodyOf(request), signed, appSecret)) {
        throw new Problem('UNAUTHENTICATED')
      }
      const told = readCloudWebhook(body).filter(({ phoneNumberId }) => phoneNumberId === row.instance)
      await receiveWebhook(
        needs,
        row,
        told.flatMap(({ events }) => events),
      )
      return ok
    })
  })
}
