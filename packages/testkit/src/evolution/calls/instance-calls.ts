import type { Gateway } from '../gateway'
import { webhookSettings } from '../gateway'
import type { Instance } from '../instance'
import type { Call } from './call'
import { GatewayRefusal } from '../shapes/wire'

/** POST /instance/create. With `qrcode` the connection begins, and the answer has the first code. */
export function createInstance(gateway: Gateway, { body }: Call): unknown {
  const instance = gateway.create(body)
  if (body.qrcode === true) instance.connect()
  const { id, name, options, webhook } = instance
  return {
    instance: {
      instanceName: name,
      instanceId: id,
      integration: options.integration,
      webhookWaBusiness: null,
      accessTokenWaBusiness: '',
      status: instance.state,
    },
    hash: options.hash,
    webhook: {
      webhookUrl: webhook?.url,
      webhookHeaders: webhook?.headers,
      webhookByEvents: webhook?.byEvents,
      webhookBase64: webhook?.base64,
    },
    settings: options.settings,
    ...(body.qrcode === true ? { qrcode: instance.qrcode } : {}),
  }
}

/** GET /instance/connect: the QR code, or the state where there is nothing to pair. With a number, also a code to type. */
export function connectInstance(instance: Instance, { query }: Call): unknown {
  if (instance.state === 'open') return connectionState(instance)
  if (query.get('number')) instance.options.pairsByCode = true
  instance.connect()
  return instance.qrcode
}

export function connectionState({ name, state }: Instance): unknown {
  return { instance: { instanceName: name, state } }
}

/** GET /instance/fetchInstances: all of them for the global key, else the key's own. */
export function fetchInstances(gateway: Gateway, { key, query }: Call): unknown {
  return [...gateway.instances.values()]
    .filter(({ options }) => key === gateway.apiKey || options.hash === key)
    .filter(({ name }) => (query.get('instanceName') ?? name) === name)
    .map(({ id, name, state, statusReason, ownJid, createdAt, options, messages }) => ({
      id,
      name,
      connectionStatus: state,
      ownerJid: state === 'open' ? ownJid : null,
      profileName: state === 'open' ? name : null,
      profilePicUrl: null,
      integration: options.integration,
      number: options.number,
      token: options.hash,
      disconnectionReasonCode: state === 'close' ? statusReason : null,
      createdAt,
      Setting: options.settings,
      _count: { Message: messages.length },
    }))
}

/** The connection is dropped and made again; without a pairing there is nothing to restart. */
export function restartInstance(instance: Instance, call: Call): unknown {
  if (instance.state === 'close') throw notConnected(instance)
  if (instance.state === 'open') {
    instance.close(428)
    instance.open()
  }
  return connectInstance(instance, call)
}

export function logoutInstance(instance: Instance): unknown {
  if (instance.state === 'close') throw notConnected(instance)
  instance.logOut()
  return { status: 'SUCCESS', error: false, response: { message: 'Instance logged out' } }
}

/** Logs out first where it has to. Its messages go with it. */
export function deleteInstance(gateway: Gateway, instance: Instance): unknown {
  const { name, id } = instance
  if (instance.state !== 'close') logoutInstance(instance)
  instance.emit('instance.delete', { instanceName: name, instanceId: id })
  gateway.remove(instance)
  return { status: 'SUCCESS', error: false, response: { message: 'Instance deleted' } }
}

export function setWebhook(instance: Instance, { body }: Call): unknown {
  if (!body.webhook) throw new GatewayRefusal(400, [['instance requires property "webhook"']])
  instance.webhook = webhookSettings(body.webhook)
  return findWebhook(instance)
}

export function findWebhook({ id, webhook }: Instance): unknown {
  if (!webhook) return null
  const { url, headers, enabled, events, byEvents, base64 } = webhook
  return { url, headers, enabled, events, webhookByEvents: byEvents, webhookBase64: base64, instanceId: id }
}

export function findSettings({ options: { settings } }: Instance): unknown {
  return settings
}

function notConnected({ name }: Instance): GatewayRefusal {
  return new GatewayRefusal(400, [`The "${name}" instance is not connected`])
}
