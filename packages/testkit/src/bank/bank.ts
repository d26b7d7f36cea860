import { randomBytes, randomUUID } from 'node:crypto'
import { dynamicCode } from './payer/dynamic-code'
import { goodBehaviour, type BankBehaviour } from './misbehaviour'

/** A shop's account at the bank, and how its programs get in. */
export interface BankAccount {
  clientId: string
  clientSecret: string
  /** Of the owner, 14 digits. */
  cnpj: string
  name: string
  city: string
  /** PIX keys that lead here. */
  keys: string[]
  scopes: string[]
  /** SHA-256 of the certificate that its programs show, as Node writes it; null where the bank wants none. */
  certificate: string | null
}

type ChargeStatus = 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP'

export interface BankCharge {
  txid: string
  key: string
  cents: number
  /** Milliseconds since 1970, by the bank's clock. */
  createdAt: number
  lifeSeconds: number
  status: ChargeStatus
  revision: number
  /** What the BR Code leads to, without `https://`. */
  location: string
  locationId: number
  /** `solicitacaoPagador`, `devedor` and `infoAdicionais` as they came. */
  words: Record<string, unknown>
}

export interface BankRefund {
  id: string
  returnId: string
  cents: number
  askedAt: number
  doneAt: number | null
  status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO'
  /** Of returns that nobody asked for: fraud, or a fault of a bank. */
  nature?: string
  reason?: string
}

export interface BankPix {
  endToEndId: string
  txid?: string
  cents: number
  key: string
  at: number
  words?: string
  refunds: BankRefund[]
}

interface Token {
  account: BankAccount
  expiresAt: number
  scopes: string[]
}

/** All that a bank knows: accounts, charges, what was received and who wants to hear of it. */
export class Bank {
  url = ''
  readonly behaviour: BankBehaviour = { ...goodBehaviour }
  readonly accounts: BankAccount[] = []
  readonly tokens = new Map<string, Token>()
  /** By CNPJ and txid: a txid is the owner's own (contract, TxId). */
  readonly charges = new Map<string, BankCharge>()
  readonly received: BankPix[] = []
  /** Addresses that want callbacks, by key. */
  readonly webhooks = new Map<string, { url: string; createdAt: number; account: BankAccount }>()
  #locations = 0

  constructor(private readonly clock: () => number) {}

  now(): number {
    return this.clock() + this.behaviour.clockAheadMs
  }

  /** What is left out is made up. */
  openAccount(who: Partial<BankAccount> = {}): BankAccount {
    const opened = { ...blankAccount(this.accounts.length + 1), ...who }
    this.accounts.push(opened)
    return opened
  }

  chargeOf(account: BankAccount, txid: string): BankCharge | undefined {
    return this.charges.get(`${account.cnpj} ${txid}`)
  }

  addCharge(account: BankAccount, charge: Omit<BankCharge, 'location' | 'locationId'>): BankCharge {
    this.#locations += 1
    const location = `${this.url.replace(/^https?:\/\//, '')}/qr/v2/${randomUUID().replaceAll('-', '')}`
    const added = { ...charge, location, locationId: this.#locations }
    this.charges.set(`${account.cnpj} ${charge.txid}`, added)
    return added
  }

  codeOf(account: BankAccount, charge: BankCharge): string {
    return dynamicCode(charge.location, account.name, account.city)
  }

  accountOfKey(key: string): BankAccount | undefined {
    return this.accounts.find((account) => account.keys.includes(key))
  }

  /** What came in for an account. */
  receivedBy(account: BankAccount): BankPix[] {
    return this.received.filter(({ key }) => account.keys.includes(key))
  }

  /** Money arrives, whatever any charge says of it. */
  receive(pix: { txid?: string; cents: number; key: string; at?: number; words?: string }): BankPix {
    const arrived = { endToEndId: endToEndId('E', this.now()), at: this.now(), refunds: [], ...pix }
    this.received.push(arrived)
    return arrived
  }

  /** The moment after which nobody may pay a charge. */
  endOf({ createdAt, lifeSeconds }: BankCharge): number {
    return createdAt + lifeSeconds * 1000
  }
}

/** An id of the payment system: a letter, eight digits of a bank, the minute, eleven letters of its own. */
export function endToEndId(kind: 'E' | 'D', at: number): string {
  const minute = new Date(at).toISOString().replace(/\D/g, '').slice(0, 12)
  return `${kind}13579246${minute}${randomBytes(8).toString('hex').slice(0, 11)}`
}

const allScopes = ['cob.write', 'cob.read', 'pix.write', 'pix.read', 'webhook.write', 'webhook.read']

const blankAccount = (number: number): BankAccount => ({
  clientId: `Client_Id_${number}`,
  clientSecret: `Client_Secret_${number}`,
  cnpj: String(11_222_333_000_100 + number),
  name: 'LOJA TESTE',
  city: 'MANAUS',
  keys: [`loja${number}@exemplo.com.br`],
  scopes: allScopes,
  certificate: null,
})
