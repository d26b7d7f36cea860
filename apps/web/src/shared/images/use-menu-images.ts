import { updateCustomer, type CompanyRecord, type ImageAction } from '@balcao/contract/company'
import { useQueryClient } from '@tanstack/react-query'
import { companyKey, readCompanyAgain } from '../company/company-query'
import { useCompanyCnpj } from '../company/company-scope'
import { sendWithProgress } from '../../lib/http/send-with-progress'

/**
 * Changes the menu's pictures by the spec's payload (IMG-20 to IMG-22), then shows the record as the server has it.
 * A removal is shown at once and put back when it was not saved. Rejects with ApiError.
 */
export function useMenuImages() {
  const cnpj = useCompanyCnpj()
  const client = useQueryClient()
  const send = async (action: ImageAction, onProgress: (part: number) => void = () => {}) => {
    await sendWithProgress(updateCustomer, { body: { cnpj, imagem_cardapio: action }, onProgress })
    await readCompanyAgain(client, cnpj).catch(() => undefined)
  }
  return {
    send,
    async remove(fileName: string) {
      const key = companyKey(cnpj)
      const before = client.getQueryData<CompanyRecord>(key)
      client.setQueryData<CompanyRecord>(
        key,
        (record) =>
          record && {
            ...record,
            imagem_cardapio: record.imagem_cardapio.filter((image) => image.fileName !== fileName),
          },
      )
      try {
        await send({ action: 'delete', fileName })
      } catch (error) {
        client.setQueryData(key, before)
        throw error
      }
    },
  }
}
