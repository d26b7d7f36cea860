import { setOpening, type CompanyRecord, type ShopByHand, type OpeningAct } from '@balcao/contract/company'
import { byHandOf, isComing, isPause, openingAt, weekOrNull } from '@balcao/domain/hours'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { textsNow, useLanguage } from '../../i18n/language'
import { useNow } from '../../lib/hooks/use-now'
import { call } from '../../lib/http/api'
import { logFailure } from '../../lib/log'
import { companyKey, zoneOf } from '../../shared/company/company-query'
import { useCompanyRecord } from '../../shared/company/use-company-record'
import { notify } from '../../ui/notices/notify'
import { notifyUndo } from '../../ui/notices/notify-undo'
import { openingTexts } from './texts'
import { whenWords } from './when-words'

export type Opening = NonNullable<ReturnType<typeof useOpening>>

/** How the shop stands to its customers at this minute, and what changes it. Null until its record is there. */
export function useOpening() {
  const client = useQueryClient()
  const { cnpj, record } = useCompanyRecord()
  const { locale } = useLanguage()
  const now = useNow()
  const [busy, setBusy] = useState(false)
  if (!record) return null

  const zone = zoneOf(record)
  const byHand = byHandOf(record.atendimento)
  const isClosedByHand = isComing(byHand.closedUntil, now)
  const when = (at: number) => whenWords(at, { now, zone, locale })
  const show = (atendimento: CompanyRecord['atendimento']) =>
    client.setQueryData<CompanyRecord>(companyKey(cnpj), (known) => known && { ...known, atendimento })

  const say = async (act: OpeningAct): Promise<void> => {
    if (busy) return
    const t = textsNow(openingTexts)
    setBusy(true)
    try {
      const { before, now: next, agendados } = await call(setOpening, { body: act })
      show(next)
      if (act.act !== 'restore') {
        notifyUndo(
          saidOf(act, { ...next, agendados }, when),
          t('undo'),
          () => void say({ act: 'restore', to: changedOf(before, next) }),
        )
      }
    } catch (error) {
      logFailure('the state of the shop could not be changed', error)
      notify.error(t('failed'))
    }
    setBusy(false)
  }
  return {
    ...openingAt(weekOrNull(record.horario_funcionamento), byHand, now, zone),
    isClosedByHand,
    isPause: isClosedByHand && isPause(byHand),
    /** The shop has deliveries and a menu: it is no clinic. */
    cooks: record.nicho_empresa === 'delivery',
    when,
    say,
  }
}

/** What a press has changed, as it stood before: what a colleague pressed meanwhile stays. */
function changedOf(before: ShopByHand, now: ShopByHand): Partial<ShopByHand> {
  const names = Object.keys(before) as (keyof ShopByHand)[]
  return Object.fromEntries(
    names.filter((name) => before[name] !== now[name]).map((name) => [name, before[name]]),
  )
}

type Said = ShopByHand & { agendados: number }

function saidOf(
  act: OpeningAct,
  { fechada_ate, so_retirada_ate, preparo_extra, preparo_extra_ate, agendados }: Said,
  when: (at: number) => string,
): string {
  const t = textsNow(openingTexts)
  const until = (iso: string | null) => ({ when: iso === null ? '' : when(Date.parse(iso)) })
  switch (act.act) {
    case 'pause':
    case 'close':
      return [
        t('said_closed', until(fechada_ate)),
        ...(agendados > 0 ? [t('said_scheduled', { count: agendados })] : []),
      ].join(' ')
    case 'pickup-only':
      return t('said_pickup', until(so_retirada_ate))
    case 'deliver':
      return t('said_deliver')
    case 'slower':
      return t('said_slower', { minutes: preparo_extra, ...until(preparo_extra_ate) })
    case 'usual':
      return t('said_usual')
    default:
      return t('said_open')
  }
}
