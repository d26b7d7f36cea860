import { BankProblem, denied, TokenProblem } from './api/problem'

const REFUSALS = {
  denied: denied,
  'expired-token': () => new BankProblem(401, 'NaoAutorizado', 'Token inválido ou vencido.'),
  invalid: () => new BankProblem(400, 'RequisicaoInvalida', 'A requisição não é válida.'),
  'too-many': () => new BankProblem(429, 'LimiteExcedido', 'Muitas requisições.'),
  broken: () => new BankProblem(500, 'ErroInternoDoServidor', 'Condição inesperada.'),
  unavailable: () => new BankProblem(503, 'ServicoIndisponivel', 'Em manutenção.'),
  revoked: () => new TokenProblem(401, 'invalid_client'),
} as const

/** What happens to the connection; `lose` acts and then drops it in place of the answer, `html` sends a page. */
const LINE_FAULTS = ['hang', 'drop', 'lose', 'html'] as const

export interface BankFault {
  how: keyof typeof REFUSALS | (typeof LINE_FAULTS)[number]
  /** Calls it holds for, as `METHOD /path`; all when left out. */
  calls?: RegExp
  /** For how many calls it holds; without end when left out. */
  times?: number
  /** Sent as `Retry-After` with a refusal. */
  retryAfterSeconds?: number
}

/** How the bank carries itself. What is left as in `goodBehaviour` follows the contract. */
export interface BankBehaviour {
  fault: BankFault | null
  /** Milliseconds before each answer. */
  slowMs: number
  /** How far the bank's clock is from the one it was given. */
  clockAheadMs: number
  accessTokenSeconds: number
  /** Leaves `pixCopiaECola` out of its answers, as the contract allows. */
  withoutCode: boolean
  /** A new charge is not found for this long. */
  hiddenMs: number
  /** What was received stands in no list for this long; the charge that it paid says it at once. */
  listedAfterMs: number
  /** Answers 400 to the same txid again, even where nothing changed. */
  refusesRepeats: boolean
  /** Says fields that no contract knows. */
  strangeFields: boolean
  /** Lists break into pages this short, whatever was asked. */
  longestPage: number | null
  /** Callbacks: as they should be, each five times, none, or kept until `releaseCallbacks`. */
  callbacks: 'deliver' | 'five-times' | 'lose' | 'hold'
  /** As the contract has it, or the bare array of one large bank, posted to the address itself. */
  callbackShape: 'contract' | 'bare-array'
  /** What becomes of a refund: returned at once, later (`settleRefunds`), or not at all. */
  refunds: 'settle' | 'wait' | 'fail'
}

export const goodBehaviour: Readonly<BankBehaviour> = {
  fault: null,
  slowMs: 0,
  clockAheadMs: 0,
  accessTokenSeconds: 3600,
  withoutCode: false,
  hiddenMs: 0,
  listedAfterMs: 0,
  refusesRepeats: false,
  strangeFields: false,
  longestPage: null,
  callbacks: 'deliver',
  callbackShape: 'contract',
  refunds: 'settle',
}

/** The fault for a call (`METHOD /path`), counted down where it has a number of times. */
export function takeBankFault(behaviour: BankBehaviour, call: string): BankFault | undefined {
  const { fault } = behaviour
  if (!fault || (fault.calls && !fault.calls.test(call))) return undefined
  if (fault.how === 'revoked' && !call.endsWith('/oauth/token')) return undefined
  if (fault.times !== undefined) {
    const left = fault.times - 1
    behaviour.fault = left > 0 ? { ...fault, times: left } : null
  }
  return fault
}

/** What a fault answers; nothing for those of the line. */
export const bankRefusal = (how: BankFault['how']): BankProblem | TokenProblem | undefined =>
  how in REFUSALS ? REFUSALS[how as keyof typeof REFUSALS]() : undefined
