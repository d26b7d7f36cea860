import { formatCep } from '@balcao/domain/company'
import * as z from 'zod'
import { askJson } from './ask-json'
import { PostalServiceAway, type PostalAddress } from './postal-address'

const word = z
  .string()
  .trim()
  .max(200)
  .nullish()
  .transform((text) => text ?? '')
const Found = z.object({
  street: word,
  neighborhood: word,
  city: z.string().trim().min(1).max(200),
  state: z.string().regex(/^[A-Z]{2}$/),
})
const Failed = z.object({ errors: z.array(z.object({ message: z.string() })) })

/**
 * Asks BrasilAPI for eight digits; null when there is no such code. It answers 404 both for an unknown code and
 * when its own sources are away, so at least one of them must say that it looked and found nothing.
 * @throws PostalServiceAway
 */
export async function askBrasilApi(
  baseUrl: string,
  digits: string,
  timeoutMs: number,
): Promise<PostalAddress | null> {
  const { status, body } = await askJson(new URL(`/api/cep/v1/${digits}`, baseUrl), timeoutMs)
  if (status === 200) {
    const found = Found.safeParse(body)
    if (found.success) {
      const { street, neighborhood, city, state } = found.data
      return {
        cep: formatCep(digits),
        logradouro: street,
        complemento: '',
        bairro: neighborhood,
        localidade: city,
        uf: state,
      }
    }
  }
  if (status === 404) {
    const failed = Failed.safeParse(body)
    const looked = /n[ãa]o encontrado|inv[áa]lido/i
    if (failed.success && failed.data.errors.some(({ message }) => looked.test(message))) return null
  }
  throw new PostalServiceAway(`BrasilAPI answered ${status}`)
}
