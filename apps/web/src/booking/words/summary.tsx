import { STANDARD_PRICE } from '@balcao/domain/catalogue'
import { isByDay, unitsOf, type Modality } from '@balcao/domain/modality'
import { wallTime } from '@balcao/domain/time'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/language'
import { dayWords } from './day-words'
import { bookingTexts } from '../texts'
import { LengthWords, PriceWords } from './range-words'
import { visitorZone, zoneNote } from './zone-words'

export interface SummaryFacts {
  service: string
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

/** Day, time and service of an appointment (BOOK-16), with what it costs and where it is. */
export function Summary({ facts }: { facts: SummaryFacts }) {
  const t = useTexts(bookingTexts)
  const { language, locale } = useLanguage()
  const { date, time } = wallTime(Date.parse(facts.start), facts.zone)
  const day = dayWords(date, language)
  const note = zoneNote(facts.start, { company: facts.zone, visitor: visitorZone(), locale })
  const units = unitsOf(facts.duration.to, facts.modalidade)
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
        <Row name={t('service')}>
          {facts.service}
          {facts.priceType !== STANDARD_PRICE && ` (${facts.priceType})`}
        </Row>
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

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 text-right font-semibold break-words">{children}</dd>
    </>
  )
}
