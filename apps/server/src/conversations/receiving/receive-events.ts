import { BURST_DEBOUNCE_MILLISECONDS } from '@balcao/domain/bot'
import { readAddress } from '@balcao/domain/messaging'
import type { GatewayEvent } from '../../gateways/whatsapp/gateway-event'
import type { OpenModules } from '../../licence'
import type { Tx } from '../../platform/database/database'
import { announce } from '../thread/announce'
import { blockChannel } from './block-channel'
import { lockConversations, refreshConversation } from '../thread/conversations.store'
import { findErased, withoutErased } from './former-sends'
import { findKnownKeys } from '../identity/find-or-make-conversation'
import { receiveMessages, type ReceivedMessages } from './receive-messages'
import { lockReceiving } from '../thread/receiving-lock'
import type { ReceivingNeeds } from './receiving-needs'
import { claimedKeys, groupClaims, isResolved, type IdentityGroup } from '../identity/identity-groups'
import { findKnownMessages, type KnownMessage } from './known-messages'
import { askAgainForNames } from './name-group.job'
import { claimsOf, orphansOf, conversationIdsOf } from './message-claims'
import { resolveIdentities, type IdentityToResolve } from '../identity/resolve-identities'
import { sendWithoutProducts } from './send-without-products'
import { sortEvents, type Told } from './sort-events'
import { tellAutomations } from './tell-automations'
import { wantTranscripts } from '../voice/transcripts.store'
import { updateConversations } from './update-conversations'

/** Times that a batch is looked at again, because it needs the receiving lock alone or others moved what it had seen. */
const MOST_LOOKS = 5

/**
 * The one way in for all that a gateway tells of a company's conversations, by webhook or when it is asked: new messages,
 * acks, edits, deletions and reactions, in any order and any number of times; what it tells of the connection or of
 * typing is passed over. All of a batch is stored, or nothing. Adds the jobs that fetch media and let the bot answer.
 */
export async function receiveEvents(
  needs: ReceivingNeeds,
  companyId: string,
  events: readonly GatewayEvent[],
): Promise<void> {
  const { db, openModules, botAfterMs = BURST_DEBOUNCE_MILLISECONDS } = needs
  const now = needs.clock()
  const told = sortEvents(events, now.getTime())
  if (told.groups.size > 0) await askAgainForNames({ db }, companyId, told.groups)
  if (told.messages.length === 0 && told.states.size === 0) return
  for (let looks = 1; ; looks += 1) {
    const moved = await db
      .asCompany(companyId, async (tx) => {
        const { channelMoved } = await receiveOnce(tx, companyId, told, {
          now,
          openModules,
          botAfterMs,
          patienceMs: needs.transcription?.patienceMs ?? null,
          alone: looks > 1,
        })
        if (channelMoved) await needs.channelChanged?.(tx, companyId)
      })
      .then(
        () => false,
        (error: unknown) => {
          if (error instanceof Moved && looks < MOST_LOOKS) return true
          throw error
        },
      )
    if (!moved) return
  }
}

/** It cannot be stored under these locks: it makes or joins conversations, or another transaction was faster. */
class Moved extends Error {
  override name = 'Moved'
}

interface Look {
  now: Date
  openModules: OpenModules
  botAfterMs: number
  /** How long the words of a voice note may take; null where nobody writes them down. */
  patienceMs: number | null
  /** Under the receiving lock alone. */
  alone: boolean
}

async function receiveOnce(
  tx: Tx,
  companyId: string,
  told: Told,
  look: Look,
): Promise<{ channelMoved: boolean }> {
  const { now, openModules, botAfterMs, alone } = look
  const [, seen, erased] = await Promise.all([
    lockReceiving(tx, companyId, alone ? 'alone' : 'shared'),
    readStanding(tx, companyId, told),
    findErased(tx, companyId, told),
  ])
  if (erased.size > 0) {
    const rest = withoutErased(told, erased)
    const isNothing = rest.messages.length === 0 && rest.states.size === 0
    return isNothing ? { channelMoved: false } : receiveOnce(tx, companyId, rest, look)
  }
  if (!alone && !isPlain(told, seen)) throw new Moved()
  const ids = conversationIds(seen)
  // Sent together: what is known is read again with what the locks have waited for.
  const [locked, known] = await Promise.all([
    lockConversations(tx, companyId, ids),
    seen.known.length === 0 ? [] : findKnown(tx, companyId, told),
  ])
  if (locked.length < ids.length || known.some((message) => !ids.includes(message.conversation_id)))
    throw new Moved()

  const blocked = known.some((message) => isBlocking(told, message))
  if (blocked) await blockChannel(tx, companyId, now)
  const resolved = await resolveIdentities(tx, companyId, seen.groups.map(identityOf))
  const received = await receiveMessages(tx, companyId, {
    told,
    known: resolved.merges.length === 0 ? known : await findKnown(tx, companyId, told),
    conversationIdOf: conversationIdsOf(seen.groups, resolved.ids),
    now,
    alone,
  })
  if (received === 'moved') throw new Moved()
  const bared = received.twins.map(({ conversation_id }) => conversation_id)
  const standing = alone ? await lockConversations(tx, companyId, changedBy(received)) : locked
  const updated = await updateConversations(tx, companyId, {
    ...received,
    conversations: standing,
    now,
    openModules,
    botAfterMs,
  })
  const refused = await sendWithoutProducts(tx, companyId, received.changed, now)
  await hearNotes(tx, companyId, received, look)
  // After what was added for fresh messages: this counts them too.
  for (const id of bared) await refreshConversation(tx, companyId, id)
  await tellAutomations(tx, companyId, received, now)
  await announce(tx, companyId, {
    merges: resolved.merges,
    removed: [...received.twins.map(removedTwin), ...updated.removed],
    messages: received.shown,
    acks: received.acked,
    chats: [...new Set([...resolved.merges.map(({ into }) => into), ...bared, ...updated.chats])],
  })
  return { channelMoved: blocked || refused }
}

/** A company whose conversations are closed sends nothing out. */
async function hearNotes(
  tx: Tx,
  companyId: string,
  { fresh }: ReceivedMessages,
  { now, patienceMs, openModules }: Look,
): Promise<void> {
  const notes = fresh.filter(({ from_me, kind }) => !from_me && kind === 'audio').map(({ id }) => id)
  if (patienceMs === null || notes.length === 0) return
  if ((await openModules(tx, companyId)).mod_atendimento)
    await wantTranscripts(tx, companyId, notes, { now, patienceMs })
}

/** The gateway takes a send and tells only later that the account may not write (463). */
function isBlocking({ states }: Told, { wa_id, from_me, ack }: KnownMessage): boolean {
  return from_me && ack !== 'failed' && wa_id !== null && states.get(wa_id)?.failure === 'blocked'
}

function changedBy({ fresh, changed }: ReceivedMessages): string[] {
  return [...new Set([...fresh, ...changed].map(({ conversation_id }) => conversation_id))]
}

function removedTwin({ conversation_id, id }: KnownMessage) {
  return { conversationId: conversation_id, ids: [id] }
}

/** Nothing is to be made or joined, and no state has to wait for its message. */
function isPlain(told: Told, { groups, known }: Seen): boolean {
  return groups.every(isResolved) && orphansOf(told, known).length === 0
}

interface Seen {
  known: readonly KnownMessage[]
  groups: readonly IdentityGroup[]
}

async function readStanding(tx: Tx, companyId: string, told: Told): Promise<Seen> {
  const [known, keys] = await Promise.all([
    findKnown(tx, companyId, told),
    findKnownKeys(tx, companyId, claimedKeys(claimsOf(told, []))),
  ])
  return { known, groups: groupClaims(claimsOf(told, known), keys) }
}

function findKnown(
  tx: Tx,
  companyId: string,
  { messages, states, clientIds }: Told,
): Promise<KnownMessage[]> {
  const waIds = [...new Set([...messages.map(({ waId }) => waId), ...states.keys()])]
  return findKnownMessages(tx, companyId, { waIds, ids: [...clientIds.values()] })
}

function conversationIds({ known, groups }: Seen): string[] {
  return [
    ...new Set([
      ...known.map(({ conversation_id }) => conversation_id),
      ...groups.flatMap((group) => group.conversationIds),
    ]),
  ]
}

function identityOf(group: IdentityGroup): IdentityToResolve {
  const [jid = ''] = group.fresh.values()
  return { ...group, kind: readAddress(jid).kind === 'group' ? 'group' : 'person', pushName: null }
}
