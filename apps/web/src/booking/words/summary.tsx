import { STANDARD_PRICE } from '@balcao/domain/catalogue'
import { isByDay, unitsOf, type Modality } from '@balcao/domain/modality'
import { wallTime } from '@balcao/domain/time'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/language'
import { IconButton } from '../../ui/buttons/icon-button'
import { Money } from '../../ui/values/money'
import { dayWords } from './day-words'
import { bookingTexts } from '../texts'
import { LengthWords, PriceWords } from './range-words'
import { visitorZone, zoneNote } from './zone-words'

export interface SummaryPart {
  id: string
  name: string
  priceType: string
  cents: number | null
  /** Of several people who does this part, by name where there is one, and the instant at which it begins, where it is known. */
  who?: string | null
  start?: string
}

export interface SummaryFacts {
  service: string
  /** What a visit is made of, `cents` where it is known; absent or one where it is one service. */
  parts?: readonly SummaryPart[]
  /** How many come; said where they are several. */
  people?: number
  /** With whom; null where nobody is named. */
  professional: string | null
  priceType: string
  /** Cents: the least and the most, where it is not known yet who it becomes. */
  price: { from: number; to: number }
  /** Minutes, alike. */
  duration: { from: number; to: number }
  modalidade: Modality
  /** ISO instant. */
  start: string
  /** The company's. */
  zone: string
  address: string | null
}

/**
 * Day, time and service of an appointment (BOOK-16), with what it costs and where it is; of a visit its services in their
 * order. `onDrop` takes one away.
 */
export function Summary({ facts, onDrop }: { facts: SummaryFacts; onDrop?: (id: string) => void }) {
  const t = useTexts(bookingTexts)
  const { language, locale } = useLanguage()
  const { date, time } = wallTime(Date.parse(facts.start), facts.zone)
  const day = dayWords(date, language)
  const note = zoneNote(facts.start, { company: facts.zone, visitor: visitorZone(), locale })
  const units = unitsOf(facts.duration.to, facts.modalidade)
  const { parts = [] } = facts
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2.5">
        <Row name={t('day')}>
          <span className="block first-letter:uppercase">
            {isByDay(facts.modalidade) && units > 1 ? t('from', { day }) : day}
          </span>
        </Row>
        <Row name={t('time')}>
          <time dateTime={facts.start} className="tabular-nums">
            {time}
          </time>
        </Row>
        {parts.length > 1 ? (
          <div className="col-span-2 border-y border-line py-2">
            <dt className="text-ink-soft">{t('services')}</dt>
            <dd>
              <ul>
                {parts.map((part) => (
                  <PartLine key={part.id} part={part} zone={facts.zone} onDrop={onDrop} />
                ))}
              </ul>
            </dd>
          </div>
        ) : (
          <Row name={t('service')}>{nameOf({ name: facts.service, priceType: facts.priceType })}</Row>
        )}
        {facts.people !== undefined && facts.people > 1 && <Row name={t('people')}>{facts.people}</Row>}
        {facts.professional && <Row name={t('with')}>{facts.professional}</Row>}
        <Row name={t('duration')}>
          <LengthWords {...facts.duration} modality={facts.modalidade} />
        </Row>
        <Row name={t('price')}>
          <PriceWords {...facts.price} />
        </Row>
        {facts.address && <Row name={t('where')}>{facts.address}</Row>}
      </dl>
      {note && (
        <p className="mt-3 text-sm text-ink-soft">
          {t('zone', { zone: note.name })}{' '}
          {t('zoneTime', { day: dayWords(note.date, language), time: note.time })}
        </p>
      )}
    </>
  )
}

interface PartLineProps {
  part: SummaryPart
  zone: string
  onDrop?: ((id: string) => void) | undefined
}

function PartLine({ part, zone, onDrop }: PartLineProps) {
  const t = useTexts(bookingTexts)
  return (
    <li className="flex min-h-11 items-center gap-2">
      <span className="min-w-0 flex-1 break-words">
        <span className="font-semibold">{nameOf(part)}</span>
        {part.start !== undefined && (
          <span className="block text-sm text-ink-soft tabular-nums">
            {t(part.who ? 'partWith' : 'partAt', {
              time: wallTime(Date.parse(part.start), zone).time,
              name: part.who ?? '',
            })}
          </span>
        )}
        {part.start === undefined && part.who && (
          <span className="block text-sm text-ink-soft">{t('withName', { name: part.who })}</span>
        )}
      </span>
      {part.cents !== null && <Money cents={part.cents} className="shrink-0" />}
      {onDrop && (
        <IconButton
          label={t('dropService', { name: part.name })}
          icon={<X size={20} aria-hidden="true" />}
          onClick={() => onDrop(part.id)}
          className="-mr-2"
        />
      )}
    </li>
  )
}

const nameOf = ({ name, priceType }: Pick<SummaryPart, 'name' | 'priceType'>) =>
  priceType === STANDARD_PRICE || priceType === '' ? name : `${name} (${priceType})`

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 text-right font-semibold break-words">{children}</dd>
    </>
  )
}
