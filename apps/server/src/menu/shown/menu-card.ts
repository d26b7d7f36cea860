import type { PublicMenu } from '@balcao/contract/menu'
import { offeredTypes, priceCents } from '@balcao/domain/catalogue'
import { weekdays } from '@balcao/domain/company'
import { weekdayKeys, type HoursRow } from '@balcao/domain/hours'
import { fromCents } from '@balcao/domain/money'
import type { Shop } from '../find-shop'

/** Products that a search engine is told of at most: more than it reads of one page. */
const mostItems = 200

/** A shop and its menu in the words of schema.org, for search engines. `origin` is what paths begin with. */
export function menuCard(menu: PublicMenu, niche: string | null, origin: string): object {
  const { company, hours, categories } = menu
  const told = menu.items.slice(0, mostItems)
  const sections = categories.flatMap((category) => {
    const own = told.filter((item) => item.category_id === category.id)
    if (own.length === 0) return []
    const items = own.map((item) => ({
      '@type': 'MenuItem',
      name: item.nome,
      ...(item.descricao && { description: item.descricao }),
      offers: {
        '@type': 'Offer',
        price: fromCents(
          Math.min(...offeredTypes(item, category, menu).map((type) => priceCents(item, type))),
        ),
        priceCurrency: 'BRL',
      },
    }))
    return [{ '@type': 'MenuSection', name: category.nome, hasMenuItem: items }]
  })
  return {
    ...shopCard(company, niche === 'delivery' ? 'Restaurant' : 'LocalBusiness', origin),
    ...(hours.length > 0 && { openingHoursSpecification: hours.filter(isOpen).map(openingCard) }),
    ...(niche === 'delivery' && { hasMenu: { '@type': 'Menu', hasMenuSection: sections } }),
  }
}

type Told = Pick<PublicMenu['company'], 'nome' | 'sobre' | 'telefone' | 'endereco' | 'logo' | 'capa'> &
  Partial<Pick<Shop, 'cidade' | 'estado'>>

/** A company in the words of schema.org. */
export function shopCard(company: Told, type: 'Restaurant' | 'LocalBusiness', origin: string): object {
  const { nome, sobre, telefone, endereco, cidade, estado, capa, logo } = company
  const image = capa ?? logo
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name: nome,
    ...(sobre && { description: sobre }),
    ...(telefone && { telephone: `+55${telefone}` }),
    ...(image && { image: origin + image }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'BR',
      ...(endereco && { streetAddress: endereco }),
      ...(cidade && { addressLocality: cidade }),
      ...(estado && { addressRegion: estado }),
    },
  }
}

const isOpen = ({ status }: HoursRow) => status === 'aberto'

function openingCard({ dia, horario_inicio, horario_fim }: HoursRow): object {
  const key = weekdayKeys[weekdays.indexOf(dia)]!
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${key[0]!.toUpperCase()}${key.slice(1)}`,
    opens: horario_inicio,
    closes: horario_fim,
  }
}
