import { randomUUID } from 'node:crypto'
import { demoCompany } from '../demo-company'
import type { CounterSession } from '../counter-session'
import { dishes } from './drawings/dishes'
import { drawLogo } from './drawings/logo'
import { inARow, pngOf } from './png-of'

interface ItemRow extends Record<string, unknown> {
  id: string
  version: number
}

const coverSide = 420

/**
 * Gives the products of the sample menu their pictures, and the shop's page its logo and its cover, as their owner would:
 * uploads each, then saves once.
 */
export async function showPictures(session: CounterSession): Promise<void> {
  const { items } = await answerOf<{ items: ItemRow[] }>(await session.send('GET', '/api/catalogue'))
  const changes = []
  const drawn: Buffer[] = []
  for (const { id, version, ...content } of items) {
    const draw = dishes[id]
    if (!draw) continue
    const picture = await pngOf(draw())
    drawn.push(picture)
    const imagem = await upload(session, `${id}.png`, picture)
    changes.push({ kind: 'item', id, base: version, after: { ...content, imagem } })
  }
  await answerOf(await session.send('POST', '/api/catalogue/changes', { id: randomUUID(), changes }))
  await answerOf(
    await session.send('POST', '/webhook/update-customer', {
      cnpj: demoCompany.cnpj,
      logo: await upload(session, 'logo.png', await pngOf(drawLogo())),
      capa: await upload(session, 'capa.png', await inARow(everyOther(drawn).slice(0, 5), coverSide)),
    }),
  )
}

/** Neighbours of the menu look alike. */
const everyOther = <T>(list: readonly T[]) => list.filter((_, place) => place % 2 === 1)

async function upload({ send }: CounterSession, fileName: string, picture: Buffer): Promise<string> {
  const base64 = picture.toString('base64')
  const { id } = await answerOf<{ id: string }>(await send('POST', '/api/images', { fileName, base64 }))
  return id
}

async function answerOf<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`The demonstration's pictures were refused: ${answer.status}`)
  return (await answer.json()) as T
}
