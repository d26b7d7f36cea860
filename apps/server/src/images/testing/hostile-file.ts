import type { rules } from '../refusal'

export interface HostileFile {
  what: string
  bytes: () => Buffer | Promise<Buffer>
  /** As sent, when it is not simply the bytes in base64. */
  base64?: (bytes: Buffer) => string
  fileName?: string
  /** The rule that refuses it; `input` is refused before anybody looks at the bytes; `redrawn` is a genuine picture. */
  outcome: keyof typeof rules | 'input' | 'redrawn'
}

/** Words that hide in files, none of which may be in what the server hands out. */
export const payload = '<script>alert("balcao-7431")</script>'
