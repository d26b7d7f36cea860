import type { Locator, Page } from '@playwright/test'
import { deflateSync } from 'node:zlib'

export const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })

/** Presses the button that adds a picture; answers the dialog. */
export async function openUpload(
  page: Page,
  button: string | RegExp = 'Adicionar a primeira imagem',
): Promise<Locator> {
  await page.getByRole('button', { name: button }).click()
  return dialogOf(page, 'Nova imagem')
}

/** Chooses a file in an upload's dialog. */
export const chooseFile = (dialog: Locator, name: string, buffer: Buffer): Promise<void> =>
  dialog.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer })

export const sendButton = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: 'Enviar', exact: true })

/** A real PNG of one colour. */
export function picture(size: number, grey = 120): Buffer {
  const crcOf = (bytes: Buffer) => {
    let crc = ~0
    for (const byte of bytes) {
      crc ^= byte
      for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
    }
    return ~crc >>> 0
  }
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    crc.writeUInt32BE(crcOf(body))
    return Buffer.concat([length, body, crc])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(size, grey)])
  const rows = Buffer.concat(Array.from({ length: size }, () => row))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
