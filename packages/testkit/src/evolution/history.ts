import type { Instance } from './instance'
import type { StoredMessage } from './shapes/wire'

const PAGE_SIZE = 50

/**
 * `findMessages`: newest first; `offset` is the page's size and `page` counts from 1. There is no status but the rows
 * of MessageUpdate.
 */
export function messageRows(
  { messages, id: instanceId }: Instance,
  body: { where?: { key?: Record<string, unknown> } | undefined; page?: unknown; offset?: unknown },
): unknown {
  const wanted = Object.entries(body.where?.key ?? {})
  const matching = messages
    .filter(({ data }) => wanted.every(([name, value]) => data.key[name as keyof typeof data.key] === value))
    .toReversed()
    .toSorted(newestFirst)
  const size = positive(body.offset, PAGE_SIZE)
  const page = positive(body.page, 1)
  const records = matching.slice((page - 1) * size, page * size).map(({ rowId, data, updates }) => {
    const { key, pushName, messageType, message, messageTimestamp, source, contextInfo } = data
    return {
      id: rowId,
      key,
      pushName,
      messageType,
      message,
      messageTimestamp,
      instanceId,
      source,
      contextInfo,
      MessageUpdate: updates.map((status) => ({ status })),
    }
  })
  const total = matching.length
  return { messages: { total, pages: Math.ceil(total / size), currentPage: page, records } }
}

/** `findChats`: one row per address, last heard of first. An address that flips makes a second row, as it does there. */
export function chatRows(
  { messages, createdAt }: Instance,
  body: { where?: { remoteJid?: unknown } | undefined; take?: unknown; skip?: unknown },
): unknown[] {
  const chats = new Map<string, StoredMessage[]>()
  for (const message of messages.toReversed().toSorted(newestFirst)) {
    const { remoteJid } = message.data.key
    if (body.where?.remoteJid !== undefined && body.where.remoteJid !== remoteJid) continue
    const rows = chats.get(remoteJid)
    if (rows) rows.push(message)
    else chats.set(remoteJid, [message])
  }
  const skip = positive(body.skip, 0)
  const rows = [...chats].map(([remoteJid, rows]) => chatRow(remoteJid, rows, createdAt))
  return rows.slice(skip, body.take === undefined ? undefined : skip + positive(body.take, rows.length))
}

function chatRow(remoteJid: string, rows: StoredMessage[], windowStart: string): unknown {
  const last = rows[0]?.data
  const at = new Date((last?.messageTimestamp ?? 0) * 1000).toISOString()
  const theirs = rows.filter(({ data }) => !data.key.fromMe)
  return {
    id: rows.at(-1)?.rowId,
    remoteJid,
    pushName: theirs[0]?.data.pushName ?? null,
    profilePicUrl: null,
    updatedAt: at,
    windowStart,
    windowExpires: new Date(Date.parse(windowStart) + 86_400_000).toISOString(),
    windowActive: Date.now() - Date.parse(windowStart) < 86_400_000,
    lastMessage: last && {
      id: rows[0]?.rowId,
      key: last.key,
      pushName: last.pushName,
      messageType: last.messageType,
      message: last.message,
      messageTimestamp: last.messageTimestamp,
      status: last.status,
    },
    unreadCount: theirs.filter(({ readByShop }) => !readByShop).length,
    isSaved: theirs.length > 0,
  }
}

/** Equal seconds keep the order of arrival, the later one first. */
function newestFirst(a: StoredMessage, b: StoredMessage): number {
  return b.data.messageTimestamp - a.data.messageTimestamp
}

const positive = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : otherwise
