import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { CounterSession } from '../counter-session'
import { dishes } from './drawings/dishes'

interface ItemRow extends Record<string, unknown> {
  id: string
  version: number
}

/** Gives the products of the sample menu their pictures, as their owner would: uploads each, then saves once. */
export async function showDishes({ send }: CounterSession): Promise<void> {
  const { items } = await answerOf<{ items: ItemRow[] }>(await send('GET', '/api/catalogue'))
  const changes = []
  for (const { id, version, ...content } of items) {
    const draw = dishes[id]
    if (!draw) continue
    const base64 = (await pngOf(draw())).toString('base64')
    const picture = await answerOf<{ id: string }>(
      await send('POST', '/api/images', { fileName: `${id}.png`, base64 }),
    )
    changes.push({ kind: 'item', id, base: version, after: { ...content, imagem: picture.id } })
  }
  await answerOf(await send('POST', '/api/catalogue/changes', { id: randomUUID(), changes }))
}

const svgReader = { operation: ['VipsForeignLoadSvgBuffer'] }

/** The server reads no SVG, in this process neither: the reader is there for our own drawing alone. */
async function pngOf(svg: string): Promise<Buffer> {
  sharp.unblock(svgReader)
  try {
    return await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
  } finally {
    sharp.block(svgReader)
  }
}

async function answerOf<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`The demonstration's pictures were refused: ${answer.status}`)
  return (await answer.json()) as T
}
