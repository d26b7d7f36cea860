import type { BodyInputOf } from '@balcao/contract/call'
import type { setInstance } from '@balcao/contract/operator'

/** What is typed about a company’s messaging instance. Secrets left empty stay as they are. */
export interface InstanceFields {
  kind: 'evolution' | 'cloud'
  instance: string
  phoneNumberId: string
  accessToken: string
  appSecret: string
}

export type InstanceProblems = Partial<Record<Exclude<keyof InstanceFields, 'kind'>, 'wrong' | 'missing'>>

/** What is wrong with it. A company that has no Cloud API yet needs both secrets. */
export function instanceProblems(fields: InstanceFields, hasCloud: boolean): InstanceProblems {
  const problems: InstanceProblems = {}
  if (fields.kind === 'evolution') {
    const name = fields.instance.trim()
    if (name !== '' && !/^[A-Za-z0-9][A-Za-z0-9._-]{2,99}$/.test(name)) problems.instance = 'wrong'
    return problems
  }
  if (!/^\d{5,30}$/.test(fields.phoneNumberId.trim())) problems.phoneNumberId = 'wrong'
  if (!hasCloud && fields.accessToken.trim() === '') problems.accessToken = 'missing'
  if (!hasCloud && fields.appSecret.trim() === '') problems.appSecret = 'missing'
  return problems
}

/** The body of the call; what is empty is left out. */
export function instanceBody(fields: InstanceFields): BodyInputOf<typeof setInstance> {
  const [instance, token, secret] = [fields.instance, fields.accessToken, fields.appSecret].map((text) =>
    text.trim(),
  )
  if (fields.kind === 'evolution') return { kind: 'evolution', ...(instance ? { instance } : {}) }
  return {
    kind: 'cloud',
    phone_number_id: fields.phoneNumberId.trim(),
    ...(token ? { access_token: token } : {}),
    ...(secret ? { app_secret: secret } : {}),
  }
}
