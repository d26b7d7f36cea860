/** One entry of `errors` in a refusal; programs go by `reason`. */
interface RefusalReason {
  domain: string
  reason: string
  message: string
  locationType?: 'parameter' | 'header'
  location?: string
}

/** A refusal as the Calendar API answers it (Calendar API guide, 'Handle API errors'). */
export class CalendarRefusal extends Error {
  constructor(
    readonly status: number,
    private readonly why: RefusalReason,
    /** Beside code, message and errors. */
    private readonly more: object = {},
  ) {
    super(why.message)
  }

  body(): unknown {
    return { error: { code: this.status, message: this.message, errors: [this.why], ...this.more } }
  }
}

/** A refusal of the token, tokeninfo, revoke and userinfo addresses (RFC 6749, 5.2). */
export class OAuthRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly description?: string,
  ) {
    super(`${code}: ${description ?? ''}`)
  }

  body(): unknown {
    const { code: error, description } = this
    return description === undefined ? { error } : { error, error_description: description }
  }
}

/** 400: a parameter or field that is missing (`required`) or wrong (`invalid`). */
export const badRequest = (message: string, reason = 'invalid', location?: string): CalendarRefusal =>
  new CalendarRefusal(400, {
    domain: reason === 'timeRangeEmpty' ? 'calendar' : 'global',
    reason,
    message,
    ...(location === undefined ? {} : { locationType: 'parameter', location }),
  })

export const notFound = (message = 'Not Found'): CalendarRefusal =>
  new CalendarRefusal(404, { domain: 'global', reason: 'notFound', message })

/** 401: no bearer, or one that is unknown, expired or revoked. */
export const invalidCredentials = (): CalendarRefusal =>
  new CalendarRefusal(
    401,
    {
      domain: 'global',
      reason: 'authError',
      message: 'Invalid Credentials',
      locationType: 'header',
      location: 'Authorization',
    },
    { status: 'UNAUTHENTICATED' },
  )

/** 403: the person did not grant a scope that this call needs. */
export const insufficientPermissions = (): CalendarRefusal =>
  new CalendarRefusal(
    403,
    { domain: 'global', reason: 'insufficientPermissions', message: 'Insufficient Permission' },
    {
      status: 'PERMISSION_DENIED',
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
          domain: 'googleapis.com',
          metadata: { service: 'calendar-json.googleapis.com' },
        },
      ],
    },
  )

export const forbiddenForNonOrganizer = (): CalendarRefusal =>
  new CalendarRefusal(403, {
    domain: 'calendar',
    reason: 'forbiddenForNonOrganizer',
    message: 'Shared properties can only be changed by the organizer of the event.',
  })

export const conditionNotMet = (): CalendarRefusal =>
  new CalendarRefusal(412, {
    domain: 'global',
    reason: 'conditionNotMet',
    message: 'Precondition Failed',
    locationType: 'header',
    location: 'If-Match',
  })

export const deleted = (): CalendarRefusal =>
  new CalendarRefusal(410, { domain: 'global', reason: 'deleted', message: 'Resource has been deleted' })

export const fullSyncRequired = (): CalendarRefusal =>
  new CalendarRefusal(410, {
    domain: 'calendar',
    reason: 'fullSyncRequired',
    message: 'Sync token is no longer valid, a full sync is required.',
    locationType: 'parameter',
    location: 'syncToken',
  })

export const updatedMinTooLongAgo = (): CalendarRefusal =>
  new CalendarRefusal(410, {
    domain: 'calendar',
    reason: 'updatedMinTooLongAgo',
    message: 'The requested minimum modification time lies too far in the past.',
    locationType: 'parameter',
    location: 'updatedMin',
  })

export const invalidGrant = (description: string): OAuthRefusal =>
  new OAuthRefusal(400, 'invalid_grant', description)

/** What a dead refresh token is answered, whatever killed it. */
export const revokedGrant = (): OAuthRefusal => invalidGrant('Token has been expired or revoked.')
