import type { PixBankKind } from '@balcao/domain/pix'

/** How a bank that speaks the central bank's API differs from others. */
export interface BankProfile {
  /** Base address of the API, `/v2` included. */
  api: string
  token: string
  /** Whether tokens and calls need the shop's certificate. */
  certificate: boolean
  /** Scopes in the token's request; some banks want them named. */
  scope?: string
  /** Headers of `PUT /webhook`, where callbacks come without the bank's own certificate. */
  callbackHeaders?: Record<string, string>
  /** A header that carries the application's key, with its name. */
  appKey?: 'gw-dev-app-key'
}

const everyScope = 'cob.write cob.read pix.write pix.read webhook.write webhook.read'

/** Addresses as the banks publish them for production. */
export const banks: Record<PixBankKind, BankProfile> = {
  efi: {
    api: 'https://pix.api.efipay.com.br/v2',
    token: 'https://pix.api.efipay.com.br/oauth/token',
    certificate: true,
    callbackHeaders: { 'x-skip-mtls-checking': 'true' },
  },
  inter: {
    api: 'https://cdpj.partners.bancointer.com.br/pix/v2',
    token: 'https://cdpj.partners.bancointer.com.br/oauth/v2/token',
    certificate: true,
    scope: everyScope,
  },
  sicoob: {
    api: 'https://api.sicoob.com.br/pix/api/v2',
    token: 'https://auth.sicoob.com.br/auth/realms/cooperado/protocol/openid-connect/token',
    certificate: true,
    scope: everyScope,
  },
  bb: {
    api: 'https://api-pix.bb.com.br/pix/v2',
    token: 'https://oauth.bb.com.br/oauth/token',
    certificate: true,
    scope: everyScope,
    appKey: 'gw-dev-app-key',
  },
}

/** A profile at another address: a bank for trials in place of the real one. @param origin without a trailing slash */
export const inPlaceOf = (profile: BankProfile, origin: string): BankProfile => ({
  ...profile,
  api: `${origin}/v2`,
  token: `${origin}/oauth/token`,
})
