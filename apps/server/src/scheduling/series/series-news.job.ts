import { randomUUID } from 'node:crypto'
import { mailWork, sendOrGiveUp } from '../../gateways/mail/mail-job'
import { inShop } from '../../menu'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import { readAppointments, type StoredAppointment } from '../appointments/appointments.store'
import type { NewsNeeds } from '../news/appointment-news.job'
import { readToTell } from '../news/appointment-to-tell'
import { findNews, lockNews, writeSaid, type SeriesNews } from './gather-news'
import { seriesSubject, seriesText } from './series-text'

/** Tells a customer of several appointments in one message, once; what does not hold any more is left out. */
export function seriesNewsJob(needs: NewsNeeds): JobDefinition<'series-news'> {
  return {
    name: 'series-news',
    work: 'customer',
    run({ companyId, newsId }) {
      return inShop(needs.db, companyId, async (tx, shop) => {
        const news = await lockNews(tx, companyId, newsId)
        if (!news) return
        const now = needs.clock()
        await writeSaid(tx, companyId, newsId, now)
        const rows = holding(await readAppointments(tx, companyId, news.appointments), news, now)
        const [first] = rows
        const about = first && (await readToTell(tx, needs, shop, first.id))
        if (!about || !about.settings.news[news.kind].on) return
        if (about.email !== null)
          await addJob(tx, 'series-mail', { companyId, newsId }, { key: `series-mail:${newsId}` })
        if (about.conversationId === null) return
        const text = seriesText(needs, { shop, now, rows, toHolder: about.toHolder }, news.kind)
        const messages = [{ id: randomUUID(), content: { kind: 'text' as const, text } }]
        await needs.messenger.say(tx, companyId, about.conversationId, { author: 'system', messages, now })
      })
    },
  }
}

/** Mails the same. */
export function seriesMailJob(needs: NewsNeeds): JobDefinition<'series-mail'> {
  return {
    name: 'series-mail',
    ...mailWork,
    async run({ companyId, newsId }) {
      const mail = await inShop(needs.db, companyId, async (tx, shop) => {
        const news = await findNews(tx, companyId, newsId)
        if (!news) return null
        const now = needs.clock()
        const rows = holding(await readAppointments(tx, companyId, news.appointments), news, now)
        const to = rows[0]?.email
        if (!to) return null
        return {
          to,
          subject: seriesSubject({ shop, rows }, news.kind),
          text: seriesText(needs, { shop, now, rows }, news.kind),
          messageId: `<${newsId}@balcao>`,
        }
      })
      if (mail) await sendOrGiveUp(needs, mail, 'a customer’s mail address was refused')
    },
  }
}

/** Those of which the news are still true. */
function holding(rows: readonly StoredAppointment[], { kind }: SeriesNews, now: Date): StoredAppointment[] {
  return rows
    .filter(({ status, deleted_at, starts_at }) => {
      const isCancelled = status === 'cancelled' || deleted_at !== null
      return starts_at > now && isCancelled === (kind === 'cancelled')
    })
    .toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())
}
