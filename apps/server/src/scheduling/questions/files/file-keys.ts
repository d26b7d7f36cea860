import type { FileAnswer } from '@balcao/domain/scheduling/questions'

/** Where the file store keeps a file of an answer; a picture has a thumbnail beside it. */
export const fileKey = (
  companyId: string,
  { id, type }: Pick<FileAnswer, 'id' | 'type'>,
  { small = false } = {},
): string => `answers/${companyId}/${id}${small ? '-p' : ''}.${type}`

/** Every key that a file may lie under. */
export const keysOf = (companyId: string, id: string): string[] => [
  fileKey(companyId, { id, type: 'webp' }),
  fileKey(companyId, { id, type: 'webp' }, { small: true }),
  fileKey(companyId, { id, type: 'pdf' }),
]
