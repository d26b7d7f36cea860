import { AnswerCache } from './answer-cache'
import { askBrasilApi } from './brasil-api'
import { PostalServiceAway, type PostalAddress } from './postal-address'
import { askViaCep } from './via-cep'

const hour = 3_600_000
const foundLife = 24 * hour
const unknownLife = hour / 6

export interface PostalCodes {
  /**
   * The address of a postal code, null when there is none. Eight digits; a mask is taken off.
   * @throws RangeError for anything else; PostalServiceAway when neither service can say
   */
  find(cep: string): Promise<PostalAddress | null>
}

/**
 * Looks postal codes up at ViaCEP, and at BrasilAPI when ViaCEP is away. Remembers what was found for a day and
 * what was not for ten minutes, up to `most` codes; who asks for the same code meanwhile waits for one answer.
 */
export function createPostalCodes(options: {
  viaCepUrl: string
  brasilApiUrl: string
  timeoutMs?: number
  most?: number
  now?: () => number
}): PostalCodes {
  const { timeoutMs = 3000 } = options
  const cache = new AnswerCache<PostalAddress | null>(options.most ?? 10_000, options.now ?? Date.now)
  const underWay = new Map<string, Promise<PostalAddress | null>>()

  async function ask(digits: string): Promise<PostalAddress | null> {
    try {
      return await askViaCep(options.viaCepUrl, digits, timeoutMs)
    } catch (error) {
      if (!(error instanceof PostalServiceAway)) throw error
      return askBrasilApi(options.brasilApiUrl, digits, timeoutMs)
    }
  }

  return {
    async find(cep) {
      const digits = cep.replace('-', '')
      if (!/^[0-9]{8}$/.test(digits)) throw new RangeError('A postal code has eight digits')
      const known = cache.get(digits)
      if (known !== undefined) return known
      const asked = underWay.get(digits)
      if (asked) return asked
      const answer = ask(digits)
        .then((address) => {
          cache.set(digits, address, address ? foundLife : unknownLife)
          return address
        })
        .finally(() => underWay.delete(digits))
      underWay.set(digits, answer)
      return answer
    },
  }
}
