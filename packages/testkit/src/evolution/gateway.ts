import { randomUUID } from 'node:crypto'
import { Instance } from './instance'
import { textOf } from './shapes/message-content'
import { goodBehaviour, type Behaviour } from './misbehaviour'
import type { Contact } from './phone/phone'
import { GatewayRefusal, type StoredMessage, type WebhookSettings } from './shapes/wire'
import type { RetryPace } from './retry-queue'
import { Webhooks } from './webhooks'

/** A message as it was said, whatever became of its webhooks. */
export interface LoggedMessage {
  /** From 1, over all instances, in the order in which the accounts had them. */
  order: number
  instance: string
  /** `key.id` on the wire. */
  id: string
  fromMe: boolean
  via: StoredMessage['via']
  /** The customer's number as registered; a group's address; or status@broadcast. */
  customer: string
  /** As in `messageType` on the wire. */
  kind: string
  /** As it is now: an edit shows. Captions count as text. */
  text: string
  isDeleted: boolean
  /** Seconds since 1970. */
  at: number
}

/** 2.3.7 receives again after a logout. */
export type EvolutionVersion = '2.3.6' | '2.3.7'

/** All that the REST calls and the tests act on. What webhooks are on their way is lost in a restart, the rest is not. */
export class Gateway {
  readonly instances = new Map<string, Instance>()
  /** Everyone who has WhatsApp, by registered number. */
  readonly contacts = new Map<string, Contact>()
  /** Subjects of groups, by address. */
  readonly groups = new Map<string, string>()
  readonly behaviour: Behaviour = { ...goodBehaviour }
  readonly webhooks: Webhooks
  /** Without a trailing slash. */
  url = ''
  /** Names of deleted instances whose rows are still being cleared: taken for a moment longer. */
  #leaving = new Set<string>()
  #journal: { instance: Instance; message: StoredMessage }[] = []
  #watchers = new Set<() => void>()

  constructor(
    readonly apiKey: string,
    pace: RetryPace,
    webhooksAtOnce: number,
    readonly version: EvolutionVersion = '2.3.6',
  ) {
    this.webhooks = new Webhooks(this.behaviour, pace, webhooksAtOnce)
  }

  /** @throws 403 when the name is taken. */
  create(body: Record<string, unknown>): Instance {
    const name = body.instanceName
    if (typeof name !== 'string' || name === '')
      throw new GatewayRefusal(400, [['instance requires property "instanceName"']])
    if (typeof body.integration !== 'string') throw new GatewayRefusal(400, ['Invalid integration'])
    if (this.instances.has(name) || this.#leaving.delete(name))
      throw new GatewayRefusal(403, [`This name "${name}" is already in use.`])
    const flag = (key: string) => body[key] === true
    const hasNumber = typeof body.number === 'string' && body.number !== ''
    const instance = new Instance(
      {
        name,
        integration: body.integration,
        hash: typeof body.token === 'string' && body.token ? body.token : randomUUID().toUpperCase(),
        number: hasNumber ? String(body.number) : '5592900000000',
        webhook: body.webhook === undefined ? undefined : webhookSettings(body.webhook),
        settings: {
          rejectCall: flag('rejectCall'),
          msgCall: typeof body.msgCall === 'string' ? body.msgCall : '',
          groupsIgnore: flag('groupsIgnore'),
          alwaysOnline: flag('alwaysOnline'),
          readMessages: flag('readMessages'),
          readStatus: flag('readStatus'),
          syncFullHistory: flag('syncFullHistory'),
        },
        pairsByCode: hasNumber,
      },
      {
        behaviour: this.behaviour,
        webhooks: this.webhooks,
        url: this.url,
        deafAfterLogout: this.version === '2.3.6',
        onMessage: (keeper, message) => void this.#journal.push({ instance: keeper, message }),
        onChange: () => this.changed(),
      },
    )
    this.instances.set(name, instance)
    instance.emit('instance.create', { instanceName: name, instanceId: instance.id })
    return instance
  }

  /** Deletes an instance with all that is stored of it. The answer comes before its name is free again. */
  remove(instance: Instance): void {
    this.instances.delete(instance.name)
    this.#leaving.add(instance.name)
  }

  /** Everything that was ever said, oldest first; what waits for a closed connection is not yet among it. */
  log(): LoggedMessage[] {
    return this.#journal.map(({ instance, message: { customer, via, isDeleted, data } }, at) => ({
      order: at + 1,
      instance: instance.name,
      id: data.key.id,
      fromMe: data.key.fromMe,
      via,
      customer,
      kind: data.messageType,
      text: textOf(data.message),
      isDeleted,
      at: data.messageTimestamp,
    }))
  }

  /** This number has WhatsApp from now on; asked again it is the same contact, renamed where a name is given. */
  giveWhatsApp(number: string, name?: string): Contact {
    const known = this.contacts.get(number)
    const contact = known ?? { number, pushName: name ?? `Cliente ${number.slice(-4)}` }
    const isRenamed = name !== undefined && contact.pushName !== name
    if (name !== undefined) contact.pushName = name
    this.contacts.set(number, contact)
    if (!known || isRenamed) this.changed()
    return contact
  }

  changed(): void {
    for (const watcher of this.#watchers) watcher()
  }

  /** Calls back after every happening of any instance. @returns what ends it. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** @throws 404 when there is no such instance. */
  instance(name: string): Instance {
    const instance = this.instances.get(name)
    if (!instance) throw new GatewayRefusal(404, [`The "${name}" instance does not exist`])
    return instance
  }

  /**
   * The global key opens everything, an instance's own key that instance and the list of instances.
   * @throws 401
   */
  authorise(key: string | undefined, instance: Instance | undefined, isList: boolean): void {
    if (key === this.apiKey) return
    if (key && instance?.options.hash === key) return
    if (key && isList && [...this.instances.values()].some(({ options }) => options.hash === key)) return
    throw new GatewayRefusal(401, 'Unauthorized')
  }
}

/** @throws 400 unless it has an address. */
export function webhookSettings(asked: unknown): WebhookSettings {
  const { enabled, url, headers, byEvents, base64, events } = (asked ?? {}) as Record<string, unknown>
  if (typeof url !== 'string' || !URL.canParse(url)) throw new GatewayRefusal(400, ['Invalid "url" property'])
  return {
    enabled: enabled !== false,
    url,
    headers: Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)])),
    byEvents: byEvents === true,
    base64: base64 === true,
    events: Array.isArray(events) ? events.map(String) : [],
  }
}
