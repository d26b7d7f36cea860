import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPrivateLinks } from './private-links'
import { deriveSecrets } from './secrets'

const secrets = deriveSecrets('a root secret of at least thirty-two characters')
const links = createPrivateLinks(secrets, 'booking-link')
const company = randomUUID()
const id = randomUUID()
const link = links.linkOf(company, id)

describe('a private link', () => {
  it('is always the same one and opens what it was made for', () => {
    expect(links.linkOf(company, id)).toBe(link)
    expect(links.idOf(company, link)).toBe(id)
    expect(link).toMatch(/^[0-9a-f-]{36}\.[\w-]{22}$/)
  })

  it('opens nothing of another company, use or installation', () => {
    const elsewhere = deriveSecrets('another root secret of thirty-two characters')
    expect(links.idOf(randomUUID(), link)).toBeUndefined()
    expect(createPrivateLinks(secrets, 'order-link').idOf(company, link)).toBeUndefined()
    expect(createPrivateLinks(elsewhere, 'booking-link').idOf(company, link)).toBeUndefined()
  })

  // The last letter of a proof carries two bits that say nothing: taken by its bytes, four letters would open.
  it.each(Array.from(link, (_, place) => place))('opens nothing once letter %i was altered', (place) => {
    for (const letter of ['A', 'B', 'f', '0', '-', '.', 'é', ''].filter((one) => one !== link[place])) {
      expect(links.idOf(company, link.slice(0, place) + letter + link.slice(place + 1))).toBeUndefined()
    }
  })

  it.each(['', '.', id, `${id}.`, `.${link}`, `${link}=`, `${link}.A`, link.toUpperCase()])(
    'of another shape (%s) opens nothing',
    (other) => {
      expect(links.idOf(company, other)).toBeUndefined()
    },
  )
})
