/** Addresses of Google, named as its client library names them. `rootUrl` ends with a slash. */
export interface GoogleEndpoints {
  rootUrl: string
  oauth2AuthBaseUrl: string
  oauth2TokenUrl: string
  oauth2RevokeUrl: string
  tokenInfoUrl: string
}

/** How to reach Google as this installation. Without both the id and the secret there is no Google. */
export interface GoogleOptions {
  clientId: string | undefined
  clientSecret: string | undefined
  /** Google's own where left out. */
  endpoints?: Partial<GoogleEndpoints>
  /** Epoch milliseconds; this machine's clock when left out. */
  now?: () => number
  /** For a whole call, its repetitions included; 10 s when left out. */
  timeoutMs?: number
}

interface GoogleSettings {
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
  /** The Calendar API; https://www.googleapis.com when left out. */
  GOOGLE_API_URL?: string | undefined
  /** The consent page; https://accounts.google.com when left out. */
  GOOGLE_ACCOUNTS_URL?: string | undefined
  /** Tokens; https://oauth2.googleapis.com when left out. */
  GOOGLE_OAUTH_URL?: string | undefined
}

/** What the settings say about Google. The addresses are origins, with or without a trailing slash. */
export function googleOptionsOf(settings: GoogleSettings) {
  const api = originOf(settings.GOOGLE_API_URL, 'https://www.googleapis.com')
  const accounts = originOf(settings.GOOGLE_ACCOUNTS_URL, 'https://accounts.google.com')
  const oauth = originOf(settings.GOOGLE_OAUTH_URL, 'https://oauth2.googleapis.com')
  return {
    clientId: settings.GOOGLE_CLIENT_ID,
    clientSecret: settings.GOOGLE_CLIENT_SECRET,
    endpoints: {
      rootUrl: `${api}/`,
      oauth2AuthBaseUrl: `${accounts}/o/oauth2/v2/auth`,
      oauth2TokenUrl: `${oauth}/token`,
      oauth2RevokeUrl: `${oauth}/revoke`,
      tokenInfoUrl: `${oauth}/tokeninfo`,
    },
  } satisfies GoogleOptions
}

const originOf = (set: string | undefined, google: string): string => (set ?? google).replace(/\/$/, '')
