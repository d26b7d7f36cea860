import { formatCep } from '@balcao/domain/company'
import { formatBrl } from '@balcao/domain/money'

/** An onboarding as the operator reads it. What is missing is an empty text or list. */
interface OnboardingWords {
  about: string
  /** One line a day, or the words as they were sent. */
  hours: string[]
  address: string
  /** 'Centro: R$ 5,00', or the lines as they were sent. */
  fees: string[]
  pixType: 'cpf' | 'cnpj' | 'email' | 'phone' | 'random' | ''
  pixKey: string
}

const pixTypes = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const

/** Reads the payload of an onboarding (ONB-06), in either of the shapes that it may have; never throws. */
export function onboardingWords(content: Readonly<Record<string, unknown>>): OnboardingWords {
  const said = (name: string) => textOf(content[name])
  return {
    about: said('aboutRestaurant'),
    hours: hoursOf(content.businessHours),
    address: addressOf(said),
    fees: feesOf(content.neighborhoodsAndFees),
    pixType: pixTypes.find((type) => type === content.pixKeyType) ?? '',
    pixKey: said('pixKey'),
  }
}

/** A PIX key with its last two signs alone. */
export function maskedKey(key: string): string {
  return '•'.repeat(Math.max(0, key.length - 2)) + key.slice(-2)
}

function addressOf(said: (name: string) => string): string {
  const street = [said('street'), said('number')].filter(Boolean).join(', ')
  const city = [said('city'), said('state')].filter(Boolean).join('/')
  return [street, said('neighborhood'), city, formatCep(said('zipCode'))].filter(Boolean).join(' · ')
}

function hoursOf(value: unknown): string[] {
  if (!Array.isArray(value)) return linesOf(value)
  const days = new Map<string, string[]>()
  for (const row of value.filter(isRecord)) {
    const day = textOf(row.dia)
    if (day === '') continue
    const ranges = days.get(day) ?? []
    if (row.status === 'aberto') ranges.push(`${textOf(row.horario_inicio)}–${textOf(row.horario_fim)}`)
    days.set(day, ranges)
  }
  return [...days].map(([day, ranges]) => `${day}: ${ranges.join(', ') || '–'}`)
}

function feesOf(value: unknown): string[] {
  if (!Array.isArray(value)) return linesOf(value)
  return value.filter(isRecord).map(({ bairro, taxa }) => {
    const fee = Number(taxa)
    return Number.isFinite(fee) ? `${textOf(bairro)}: ${formatBrl(Math.round(fee * 100))}` : textOf(bairro)
  })
}

function linesOf(value: unknown): string[] {
  return textOf(value)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
