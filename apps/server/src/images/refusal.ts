import { Problem } from '../platform/http/problems'

/** Which rule a file or its name breaks, in the words that a person reads. */
export const rules = {
  encoding: 'O conteúdo da imagem não está em base64.',
  empty: 'O arquivo está vazio.',
  bytes: 'A imagem passa de 10 MB.',
  type: 'O arquivo não é uma imagem PNG, JPG, GIF ou WebP.',
  pixels: 'A imagem passa de 40 megapixels.',
  memory: 'A imagem é grande demais para este formato. Salve como JPG comum.',
  damaged: 'O arquivo está danificado ou incompleto.',
  name: 'O nome da imagem tem caracteres que não podem ser mostrados.',
} as const

/** A picture or name that is not taken; `path` is the field of the call that it came in. */
export class ImageRefused extends Problem {
  constructor(rule: keyof typeof rules, path = 'base64') {
    super('IMAGE_REFUSED', { fields: [{ path, mensagem: rules[rule] }] })
  }
}
