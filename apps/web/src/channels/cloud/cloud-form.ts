/** What is typed for a Cloud API connection. Secrets start empty: the server never shows them. */
export interface CloudFields {
  phoneNumberId: string
  accessToken: string
  appSecret: string
}

type CloudProblem = 'missing' | 'phoneNumberIdWrong'
export type CloudProblems = Partial<Record<keyof CloudFields, CloudProblem>>

/** What is wrong with the fields. `isKept`: the server has the secrets, so that empty ones stay as they are. */
export function cloudProblems(fields: CloudFields, isKept: boolean): CloudProblems {
  const { phoneNumberId, accessToken, appSecret } = fields
  const number = phoneNumberId.trim()
  return {
    ...(!/^\d{5,30}$/.test(number) && {
      phoneNumberId: number === '' ? ('missing' as const) : ('phoneNumberIdWrong' as const),
    }),
    ...(!isKept && accessToken.trim() === '' && { accessToken: 'missing' as const }),
    ...(!isKept && appSecret.trim() === '' && { appSecret: 'missing' as const }),
  }
}

/** The body that saves them; empty secrets are left out and stay as they were. */
export function cloudBody({ phoneNumberId, accessToken, appSecret }: CloudFields) {
  const token = accessToken.trim()
  const secret = appSecret.trim()
  return {
    kind: 'cloud' as const,
    phone_number_id: phoneNumberId.trim(),
    ...(token !== '' && { access_token: token }),
    ...(secret !== '' && { app_secret: secret }),
  }
}

/** Fields that the server refused, by the names of its body. */
export function refusedFields(fields: readonly { path: string }[]): CloudProblems {
  const names = new Map<string, keyof CloudFields>([
    ['phone_number_id', 'phoneNumberId'],
    ['access_token', 'accessToken'],
    ['app_secret', 'appSecret'],
  ])
  return Object.fromEntries(
    fields.flatMap(({ path }) => {
      const name = names.get(path)
      return name ? [[name, name === 'phoneNumberId' ? 'phoneNumberIdWrong' : 'missing']] : []
    }),
  ) as CloudProblems
}
