import { isDeepStrictEqual } from 'node:util'
import type { calendar_v3 } from '@googleapis/calendar'
import { calendarAsker } from './ask-calendar'
import { appointmentBody, changeBody, unavailabilityBody } from './event-body'
import { GoogleFailure } from './google-failure'
import type { GoogleEndpoints } from './google-options'
import type { GoogleCalendar, GoogleEvent } from './google-port'
import { createLists } from './list-events'
import { unreadable } from './read-failure'
import { isCancelled, readEvent } from './read-event'

type EventBody = calendar_v3.Schema$Event

const HERE = { calendarId: 'primary' } as const
/** For writes: Google mails nobody about them. */
const QUIETLY = { ...HERE, sendUpdates: 'none' } as const
/** Once more after each change of somebody else's that came between reading and writing. */
const WRITES = 3

/** The primary calendar of the account that an access token is from. */
export function createCalendar(
  client: { endpoints: GoogleEndpoints; timeoutMs: number },
  accessToken: string,
): GoogleCalendar {
  const ask = calendarAsker(client, accessToken)

  async function findResource(id: string): Promise<EventBody | undefined> {
    const resource = await ask((api) => api.events.get({ ...HERE, eventId: id })).catch(unlessGone)
    if (resource === undefined || isCancelled(resource)) return undefined
    requireEvent(resource)
    return resource
  }

  async function insertOnce(body: EventBody, id: string): Promise<GoogleEvent> {
    try {
      return requireEvent(await ask((api) => api.events.insert({ ...QUIETLY, requestBody: { ...body, id } })))
    } catch (error) {
      if (!(error instanceof GoogleFailure) || error.kind !== 'duplicate') throw error
      const resource = await findResource(id)
      if (!resource) throw new GoogleFailure('duplicate-cancelled')
      const there = requireEvent(resource)
      const wanted = requireEvent({ ...resource, ...body })
      if (!isDeepStrictEqual(there.ours, wanted.ours)) throw error
      return isDeepStrictEqual(there, wanted) ? there : merge(id, body)
    }
  }

  /** PUT drops what it does not name, so everything that is there goes back with the change. */
  async function merge(id: string, change: EventBody, etag?: string): Promise<GoogleEvent> {
    for (let write = 1; ; write += 1) {
      const resource = await findResource(id)
      if (!resource) throw new GoogleFailure('gone')
      if (etag !== undefined && resource.etag !== etag) throw new GoogleFailure('precondition')
      const put = {
        ...QUIETLY,
        eventId: id,
        // Without these a meeting's link and attachments are not among what goes back.
        conferenceDataVersion: 1,
        supportsAttachments: true,
        requestBody: { ...resource, ...change },
      }
      try {
        const headers = { 'If-Match': resource.etag ?? '' }
        return requireEvent(await ask((api) => api.events.update(put, { headers })))
      } catch (error) {
        const isOvertaken = error instanceof GoogleFailure && error.kind === 'precondition'
        if (!isOvertaken || etag !== undefined || write === WRITES) throw error
      }
    }
  }

  return {
    insert: (event, id) => insertOnce(appointmentBody(event), id),
    insertUnavailability: (event, id) => insertOnce(unavailabilityBody(event), id),
    async get(id) {
      const resource = await findResource(id)
      return resource ? requireEvent(resource) : null
    },
    update: (id, change, etag) => merge(id, changeBody(change), etag),
    async remove(id) {
      await ask((api) => api.events.delete({ ...QUIETLY, eventId: id }))
        .then(requireNothing)
        .catch(unlessGone)
    },
    ...createLists(ask),
    async watch({ channelId, token, address, ttlSeconds }) {
      const requestBody = {
        id: channelId,
        type: 'web_hook',
        token,
        address,
        params: { ttl: String(ttlSeconds) },
      }
      const channel = await ask((api) => api.events.watch({ ...HERE, requestBody }))
      const expiresAt = Number(channel.expiration)
      if (!channel.resourceId || !Number.isSafeInteger(expiresAt)) throw unreadable()
      return { resourceId: channel.resourceId, expiresAt }
    },
    async stopWatching({ channelId, resourceId }) {
      await ask((api) => api.channels.stop({ requestBody: { id: channelId, resourceId } }))
        .then(requireNothing)
        .catch(unlessGone)
    },
  }
}

function requireEvent(resource: unknown): GoogleEvent {
  const event = readEvent(resource)
  if (!event) throw unreadable()
  return event
}

/** A page that a proxy puts in place of an empty answer is no success. */
function requireNothing(answer: unknown): void {
  if (answer) throw unreadable()
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof GoogleFailure) || error.kind !== 'gone') throw error
}
