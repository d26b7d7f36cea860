import { randomBytes } from 'node:crypto'
import type { Channel, saveChannel as saveCall } from '@balcao/contract/channels'
import type { BodyOf } from '@balcao/contract'
import { noteAct, type Act } from '../platform/audit'
import type { Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { showChannel } from './channel-view'
import type { ChannelNeeds } from './channel-needs'
import { lockChannel, openSecrets, sealSecrets, writeChannel, type ChannelRow } from './channels.store'
import { addReconciliation, announceChannel } from './see-connection'

type Wanted = BodyOf<typeof saveCall>

/**
 * Sets up the company's channel. Secrets that are left out stay; a first Cloud API channel needs both of its own.
 * @throws Problem CHANNEL_UNAVAILABLE, INVALID_INPUT
 */
export function saveChannel(
  needs: ChannelNeeds,
  { companyId, by }: Pick<Act, 'by'> & { companyId: string },
  wanted: Wanted,
): Promise<Channel> {
  return needs.db.asCompany(companyId, async (tx) => {
    await noteAct(tx, { companyId, by, act: 'channel.saved', detail: { kind: wanted.kind } })
    return setUpChannel(needs, tx, companyId, wanted)
  })
}

/**
 * The same in a transaction that stands inside the company's wall; call it last, because it tells the screens.
 * `instance` is the name at Evolution API that an operator gave; without one it keeps the name that it has.
 * @throws Problem CHANNEL_UNAVAILABLE, INVALID_INPUT
 */
export async function setUpChannel(
  needs: Pick<ChannelNeeds, 'secrets' | 'gatewaySettings'>,
  tx: Tx,
  companyId: string,
  wanted: Wanted & { instance?: string | undefined },
): Promise<Channel> {
  if (wanted.kind === 'evolution' && !needs.gatewaySettings.evolution)
    throw new Problem('CHANNEL_UNAVAILABLE')
  const before = await lockChannel(tx, companyId)
  const kept = before ? openSecrets(needs.secrets, before) : { webhookSecret: newSecret() }
  const accessToken = (wanted.kind === 'cloud' ? wanted.access_token : undefined) ?? kept.accessToken
  const appSecret = (wanted.kind === 'cloud' ? wanted.app_secret : undefined) ?? kept.appSecret
  if (wanted.kind === 'cloud') requireGiven({ access_token: accessToken, app_secret: appSecret })
  const named = wanted.instance ?? (before?.kind === 'evolution' ? before.instance : undefined)
  await writeChannel(tx, companyId, {
    ...(before ? { id: before.id } : {}),
    kind: wanted.kind,
    catalogueId: catalogueOf(wanted, before),
    instance: wanted.kind === 'cloud' ? wanted.phone_number_id : (named ?? instanceNameOf(companyId)),
    secrets: sealSecrets(needs.secrets, companyId, {
      webhookSecret: kept.webhookSecret,
      ...(accessToken === undefined ? {} : { accessToken }),
      ...(appSecret === undefined ? {} : { appSecret }),
    }),
  })
  if (before?.state === 'open') await addReconciliation(tx, companyId)
  await announceChannel(needs, tx, companyId)
  return showChannel(needs, tx, companyId)
}

/** Left out it stays as it was. */
function catalogueOf(wanted: Wanted, before: ChannelRow | undefined): string | null {
  const kept = before?.catalogue_id ?? null
  return wanted.kind === 'cloud' && wanted.catalogue_id !== undefined ? wanted.catalogue_id : kept
}

/** The company's name at Evolution API: its own and nobody else's, also on a server that others share. */
const instanceNameOf = (companyId: string) => `balcao-${companyId}`

const newSecret = () => randomBytes(24).toString('base64url')

function requireGiven(fields: Record<string, string | undefined>): void {
  const missing = Object.keys(fields).filter((name) => fields[name] === undefined)
  if (missing.length === 0) return
  throw new Problem('INVALID_INPUT', {
    fields: missing.map((path) => ({ path, mensagem: 'Preencha este campo.' })),
  })
}
