import { randomUUID } from 'node:crypto'
import { Instance } from './instance'
import { goodBehaviour, type Behaviour } from './misbehaviour'
import type { Contact } from './phone'
import { GatewayRefusal, type WebhookSettings } from './wire'
import { Webhooks, type RetryPace } from './webhooks'

/** All that the REST calls and the tests act on. What webhooks are on their way is lost in a restart, the rest is not. */
export class Gateway {
  readonly instances = new Map<string, Instance>()
  /** Everyone who has WhatsApp, by registered number. */
  readonly contacts = new Map<string, Contact>()
  readonly behaviour: Behaviour = { ...goodBehaviour }
  readonly webhooks: Webhooks
  /** Without a trailing slash. */
  url = ''

  constructor(
    readonly apiKey: string,
    pace: RetryPace,
    webhooksAtOnce: number,
  ) {
    this.webhooks = new Webhooks(this.behaviour, pace, webhooksAtOnce)
  }

  /** @throws 403 when the name is taken. */
  create(body: Record<string, unknown>): Instance {
    const name = body.instanceName
    if (typeof name !== 'string' || name === '')
      throw new GatewayRefusal(400, [['instance requires property "instanceName"']])
    if (typeof body.integration !== 'string') throw new GatewayRefusal(400, ['Invalid integration'])
    if (this.instances.has(name)) throw new GatewayRefusal(403, [`This name "${name}" is already in use.`])
    const flag = (key: string) => body[key] === true
    const instance = new Instance(
      {
        name,
        integration: body.integration,
        hash: typeof body.token === 'string' && body.token ? body.token : randomUUID().toUpperCase(),
        number: typeof body.number === 'string' && body.number ? body.number : '5592900000000',
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
      },
      this.behaviour,
      this.webhooks,
      this.url,
    )
    this.instances.set(name, instance)
    instance.emit('instance.create', { instanceName: name, instanceId: instance.id })
    return instance
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
