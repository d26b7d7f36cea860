import { randomUUID } from 'node:crypto'
import type { AppointmentNews } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { addJob } from '../../platform/jobs/jobs'
import { isDepositOpen } from '../deposits/deposit-pix-code'
import type { NewsContent, SchedulingNeeds } from '../scheduling-needs'
import type { AppointmentToTell } from './appointment-to-tell'
import { remindersOf } from './plan-reminders'
import { newsText } from './news-text'
import { writeTold } from './told.store'

type Needs = Pick<SchedulingNeeds, 'messenger' | 'secrets' | 'pagesUrl'>

/**
 * Tells a customer some news, once: on WhatsApp where they ever wrote, and by mail where there is an address. What
 * is switched off or cannot be sent is written down too, so that it is not told late. Speaks, so call it last in the
 * transaction.
 */
export async function tellCustomer(
  tx: Tx,
  needs: Needs,
  about: AppointmentToTell,
  kind: AppointmentNews,
): Promise<void> {
  const { shop, row, now } = about
  const { whatsapp, email } = waysOf(about, kind)
  const conversationId = whatsapp && !isSaidByBot(about, kind) ? about.conversationId : null
  const isMailed = email && about.email !== null
  const messageId = conversationId === null ? null : randomUUID()
  await writeTold(tx, shop.id, {
    appointmentId: row.id,
    kind,
    starts_at: row.starts_at,
    state: conversationId !== null || isMailed ? 'sent' : 'skipped',
    conversationId,
    messageId,
    now,
  })
  if (isMailed) await mailNews(tx, about, kind)
  if (conversationId === null || messageId === null) return
  const content = contentOf(newsText(needs, about, kind), row.id, kind)
  await needs.messenger.say(tx, shop.id, conversationId, {
    author: 'system',
    messages: [{ id: messageId, content }],
    now,
  })
}

/** By which ways some news are told: both or none, but for reminders of which a service says otherwise. */
function waysOf(
  about: AppointmentToTell,
  kind: AppointmentNews,
): Pick<ReturnType<typeof remindersOf>['dayBefore'], 'whatsapp' | 'email'> {
  if (kind === 'dayBefore' || kind === 'hourBefore') return remindersOf(about)[kind]
  const { on } = about.settings.news[kind]
  return { whatsapp: on, email: on }
}

/** Has the news mailed, once for the start that it has now. */
export async function mailNews(
  tx: Tx,
  { shop, row }: Pick<AppointmentToTell, 'shop' | 'row'>,
  kind: AppointmentNews,
): Promise<void> {
  const startsAt = row.starts_at.toISOString()
  await addJob(
    tx,
    'appointment-mail',
    { companyId: shop.id, appointmentId: row.id, kind, startsAt },
    { key: `appointment-mail:${row.id}:${kind}:${startsAt}` },
  )
}

/** What the bot booked it has just said itself; of money and packages it said nothing. */
function isSaidByBot({ row, now }: AppointmentToTell, kind: AppointmentNews): boolean {
  const isFirst = row.version === 1 && (kind === 'booked' || kind === 'confirmed')
  return isFirst && row.source === 'bot' && row.package === null && !isDepositOpen(row, now)
}

const answers: Partial<Record<AppointmentNews, [id: string, title: string][]>> = {
  dayBefore: [
    ['lembrete:confirmar', 'Confirmar'],
    ['lembrete:remarcar', 'Remarcar'],
    ['lembrete:cancelar', 'Cancelar'],
  ],
  hourBefore: [
    ['lembrete:confirmar', 'Confirmar'],
    ['lembrete:remarcar', 'Remarcar'],
    ['lembrete:cancelar', 'Cancelar'],
  ],
  offered: [
    ['lembrete:confirmar', 'Quero este horário'],
    ['lembrete:remarcar', 'Ver outros horários'],
    ['lembrete:cancelar', 'Deixar passar'],
  ],
}

function contentOf(text: string, appointmentId: string, kind: AppointmentNews): NewsContent {
  const options = answers[kind]?.map(([id, title]) => ({ id: `${id}:${appointmentId}`, title }))
  return options ? { kind: 'options', text, options } : { kind: 'text', text }
}
