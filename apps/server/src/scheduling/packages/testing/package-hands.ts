import { randomUUID } from 'node:crypto'
import type { BodyInputOf } from '@balcao/contract'
import type { Package, PackageKind, sellPackage } from '@balcao/contract/scheduling'
import type { Answer } from '../../../testing/call'
import type { AgendaShop } from '../../testing/agenda-shop'

type Refused = { code: string; fields?: { path: string }[] }

/** What a counter does with packages; `ask` of whoever is signed in. */
export function packageHands(ask: AgendaShop['ask'], cut: string) {
  const kindOf = (overrides: Partial<PackageKind> = {}): PackageKind => ({
    id: randomUUID(),
    name: '10 cortes',
    service_ids: [cut],
    sessions: 10,
    price_cents: 40000,
    valid_days: null,
    by_itself: false,
    no_show_spends: true,
    active: true,
    ...overrides,
  })
  return {
    kindOf,
    /** Puts a kind beside those that are there. */
    async givenKind(overrides?: Partial<PackageKind>): Promise<PackageKind> {
      const kind = kindOf(overrides)
      const { body } = await ask<{ version: number; package_kinds: PackageKind[] }>('/api/agenda/settings')
      const saved = await ask('/api/agenda/settings', 'PUT', {
        version: body.version,
        package_kinds: [...body.package_kinds, kind],
      })
      if (saved.status !== 200) throw new Error(`kind refused: ${saved.text}`)
      return kind
    },
    trySell: (
      kindId: string,
      more: Partial<BodyInputOf<typeof sellPackage>> = {},
    ): Promise<Answer<Package & Refused>> =>
      ask('/api/packages', 'POST', {
        id: randomUUID(),
        kind_id: kindId,
        client: 'Ana Lima',
        phone: '92991234567',
        ...more,
      }),
    async sold(kindId: string, more?: Partial<BodyInputOf<typeof sellPackage>>): Promise<Package> {
      const answer = await this.trySell(kindId, more)
      if (answer.status !== 201) throw new Error(`sale refused: ${answer.text}`)
      return answer.body
    },
    of: async (phone = '92991234567') =>
      (await ask<{ packages: Package[]; kinds: PackageKind[] }>(`/api/packages?phone=${phone}`)).body,
    pay: (id: string, method: string | null): Promise<Answer<Package & Refused>> =>
      ask(`/api/packages/${id}/payment`, 'PUT', { method }),
    close: (id: string, reason = 'Engano'): Promise<Answer<Package & Refused>> =>
      ask(`/api/packages/${id}/close`, 'POST', { reason }),
  }
}
