import { formatCep } from '@balcao/domain/company'
import * as z from 'zod'
import { askJson } from './ask-json'
import { PostalServiceAway, type PostalAddress } from './postal-address'

const word = z.string().trim().max(200).default('')
const Found = z.object({
  logradouro: word,
  complemento: word,
  bairro: word,
  localidade: z.string().trim().min(1).max(200),
  uf: z.string().regex(/^[A-Z]{2}$/),
})
const Unknown = z.object({ erro: z.union([z.literal(true), z.literal('true')]) })

/**
 * Asks ViaCEP for eight digits; null when there is no such code. It says so by `erro`, as a boolean or as a text.
 * @throws PostalServiceAway
 */
export async function askViaCep(
  baseUrl: string,
  digits: string,
  timeoutMs: number,
): Promise<PostalAddress | null> {
  const { status, body } = await askJson(new URL(`/ws/${digits}/json/`, baseUrl), timeoutMs)
  if (status === 200) {
    if (Unknown.safeParse(body).success) return null
    const found = Found.safeParse(body)
    if (found.success) return { cep: formatCep(digits), ...found.data }
  }
  throw new PostalServiceAway(`ViaCEP answered ${status}`)
}
