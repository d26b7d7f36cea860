import type { JobDefinition } from '../../platform/jobs/jobs'
import { atGoogle } from '../../scheduling'
import { lockConnection, whoseOf, type Whose } from '../connecting/connections.store'
import type { GoogleLink } from '../google-needs'
import { forgetTrouble } from '../connecting/renew-access'
import { isOfWriting } from '../calls/trouble'
import { tryLater } from '../calls/try-later'
import { addWriting } from '../calls/turns'
import { writeAppointment } from './write-appointment'
import { writeClosures } from './write-closures'
import { dirtyOnes, hasDirty } from './written'

/**
 * Makes a connection's calendar agree with every appointment of which it does not know all. It looks at what stands, not at
 * what happened, so that a repeated, late or lost run does no harm.
 */
export function calendarWriteJob(link: GoogleLink): JobDefinition<'calendar-write'> {
  return {
    name: 'calendar-write',
    work: 'customer',
    asks: 'google',
    async run({ tries = 0, ...about }) {
      const { db, clock } = link
      const whose = whoseOf(about)
      const { companyId, agendaId } = whose
      if (agendaId === null)
        await db.asCompany(companyId, (tx) => atGoogle.forgetNothings(tx, companyId, clock()))
      await tryLater(link, whose, { tries, again: addWriting }, async () => {
        const dirty = await db.asCompany(companyId, (tx) => dirtyOnes(tx, whose))
        for (const id of dirty) await writeAppointment(link, whose, id)
        if (agendaId === null) await writeClosures(link, companyId)
        await forgetWriteTrouble(link, whose)
      })
    },
  }
}

/** Once all is written that Google takes, an earlier failure is shown no more. */
async function forgetWriteTrouble(link: GoogleLink, whose: Whose): Promise<void> {
  await link.db.asCompany(whose.companyId, async (tx) => {
    const row = await lockConnection(tx, whose)
    if (!row || !isOfWriting(row.error_code)) return
    if (!(await hasDirty(tx, whose))) await forgetTrouble(link, tx, whose)
  })
}
