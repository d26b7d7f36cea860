import { describe, expect, it } from 'vitest'
import { offersDraft, offersFields, offersOf, serviceOf, withAll, withService } from './offers-draft'

const own = { id: 'corte', duration: 40, prices: { padrao: 6000 } }
const none = { id: 'barba', duration: null, prices: {} }

describe('what somebody does, as a draft', () => {
  it('begins with everything, and says only what differs', () => {
    const draft = offersDraft({ offers: null })
    expect(serviceOf(draft, 'corte')).toEqual({ does: true, duration: null, prices: {} })
    expect(offersOf(draft)).toEqual({ all: true, services: [] })
    expect(offersOf(withService(draft, 'corte', { duration: 40, prices: { padrao: 6000 } }))).toEqual({
      all: true,
      services: [own],
    })
  })

  it('a choice begins with all of them, to take away from; taken back it is everything again', () => {
    const some = withAll(offersDraft({ offers: null }), false, ['corte', 'barba'])
    expect(offersOf(some).services.map(({ id }) => id)).toEqual(['corte', 'barba'])
    const less = withService(some, 'corte', { does: false })
    expect(offersOf(less)).toEqual({ all: false, services: [none] })
    expect(offersOf(withAll(less, true, ['corte', 'barba']))).toEqual({ all: true, services: [] })
  })

  it('what is not on sale now stays in a choice', () => {
    const draft = offersDraft({ offers: { all: false, services: [own] } })
    expect(offersOf(withService(draft, 'barba', { does: true }))).toEqual({
      all: false,
      services: [own, none],
    })
  })

  it('two people’s changes to different services meet without a question', () => {
    const base = offersDraft({ offers: { all: false, services: [own, none] } })
    const mine = withService(base, 'corte', { duration: 50 })
    const theirs = withService(base, 'barba', { does: false })
    expect(offersFields.changed(base, theirs)).toEqual(['service.barba'])
    expect(offersOf(offersFields.take(mine, theirs, ['service.barba']))).toEqual({
      all: false,
      services: [{ ...own, duration: 50 }],
    })
    expect(offersFields.changed(base, withAll(base, true, []))).toEqual(['all'])
  })
})
