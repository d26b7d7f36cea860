import type { Call } from './call'
import { markMessageAsRead, mediaOf, sendPresence, whatsappNumbers } from './chat-calls'
import type { Gateway } from '../gateway'
import { groupInfos } from '../groups'
import { chatRows, messageRows } from '../history'
import type { Instance } from '../instance'
import * as instances from './instance-calls'
import * as messages from './message-calls'
import { GatewayRefusal } from '../shapes/wire'

export interface Answer {
  status: number
  body: unknown
}

interface Route {
  /** The first of them that the published contract has, then others that are in use. */
  methods: string[]
  name: string
  status: 200 | 201
  act(gateway: Gateway, instance: Instance, call: Call): unknown
}

const route = (methods: string, name: string, status: 200 | 201, act: Route['act']): Route => ({
  methods: methods.split(' '),
  name,
  status,
  act,
})

/** Calls whose path ends in the instance's name. */
const ROUTES: Route[] = [
  route('GET', 'instance/connect', 200, (_, instance, call) => instances.connectInstance(instance, call)),
  route('GET', 'instance/connectionState', 200, (_, instance) => instances.connectionState(instance)),
  route('POST PUT', 'instance/restart', 200, (_, instance, call) =>
    instances.restartInstance(instance, call),
  ),
  route('DELETE', 'instance/logout', 200, (_, instance) => instances.logoutInstance(instance)),
  route('DELETE', 'instance/delete', 200, instances.deleteInstance),
  route('POST', 'webhook/set', 201, (_, instance, call) => instances.setWebhook(instance, call)),
  route('GET', 'settings/find', 200, (_, instance) => instances.findSettings(instance)),
  route('GET', 'group/findGroupInfos', 200, (gateway, _, call) => groupInfos(gateway, call)),
  route('GET', 'webhook/find', 200, (_, instance) => instances.findWebhook(instance)),
  route('POST', 'message/sendText', 201, messages.sendText),
  route('POST', 'message/sendMedia', 201, messages.sendMedia),
  route('POST', 'message/sendWhatsAppAudio', 201, messages.sendVoice),
  route('POST', 'message/sendLocation', 201, messages.sendLocation),
  route('POST', 'message/sendContact', 201, messages.sendContact),
  route('POST', 'message/sendList', 201, messages.sendList),
  route('POST', 'message/sendButtons', 201, messages.sendButtons),
  route('POST', 'message/sendReaction', 201, messages.sendReaction),
  route('POST', 'chat/findChats', 200, (_, instance, { body }) => chatRows(instance, body)),
  route('POST', 'chat/findMessages', 200, (_, instance, { body }) => messageRows(instance, body)),
  route('POST', 'chat/markMessageAsRead', 201, (_, instance, call) => markMessageAsRead(instance, call)),
  route('POST', 'chat/whatsappNumbers', 200, whatsappNumbers),
  route('POST', 'chat/getBase64FromMediaMessage', 201, (_, instance, call) => mediaOf(instance, call)),
  route('POST', 'chat/sendPresence', 201, sendPresence),
]

/** Answers one REST call: first whether the instance exists, then the key, then the act, as the gateway does. */
export async function answerCall(gateway: Gateway, call: Call): Promise<Answer> {
  try {
    return await act(gateway, call)
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    return { status: error.status, body: error.body() }
  }
}

async function act(gateway: Gateway, call: Call): Promise<Answer> {
  const { method, path, key } = call
  if (method === 'GET' && path === '/') return { status: 200, body: welcome(gateway) }
  if (method === 'POST' && path === '/instance/create') {
    gateway.authorise(key, undefined, false)
    return { status: 201, body: instances.createInstance(gateway, call) }
  }
  if (method === 'GET' && path === '/instance/fetchInstances') {
    gateway.authorise(key, undefined, true)
    return { status: 200, body: instances.fetchInstances(gateway, call) }
  }
  const [, name, instanceName = ''] = /^\/(\w+\/\w+)\/([^/]+)$/.exec(path) ?? []
  const found = ROUTES.find((route) => route.name === name && route.methods.includes(method))
  if (!found) throw new GatewayRefusal(404, [`Cannot ${method} ${path}`])
  const instance = gateway.instance(decodeURIComponent(instanceName))
  gateway.authorise(key, instance, false)
  return { status: found.status, body: await found.act(gateway, instance, call) }
}

/** Needs no key. */
function welcome({ version }: Gateway): unknown {
  return { status: 200, message: 'Welcome to the Evolution API, it is working!', version }
}
