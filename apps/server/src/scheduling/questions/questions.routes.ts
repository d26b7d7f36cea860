import * as own from '@balcao/contract/booking'
import * as contract from '@balcao/contract/scheduling'
import { MOST_SERVICES } from '@balcao/domain/scheduling/light'
import { questionProblems, tidyQuestion, type QuestionProblem } from '@balcao/domain/scheduling/questions'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { readServices } from '../agenda/services'
import { readAppointments, requireStanding } from '../appointments/appointments.store'
import { inBookingShop } from '../booking/in-booking-shop'
import { withOwnBooking } from '../booking/with-own-booking'
import { throughOwnEyes } from '../own-eyes'
import type { SchedulingNeeds } from '../scheduling-needs'
import { askedInBooking, changeAnswers, putQuestion, showAnswers } from './appointment-answers'
import { findQuestions, listQuestions, writeQuestions } from './questions.store'

const problemWords: Record<QuestionProblem, string> = {
  'label-required': 'Escreva a pergunta',
  'label-taken': 'Este serviço já faz esta pergunta',
  'choices-few': 'Escreva pelo menos duas opções',
  'choices-taken': 'Cada opção só pode aparecer uma vez',
}

/** What services ask, and what is answered: at the counter, in the booking, and by the private link. */
export function registerQuestions(router: Router, needs: SchedulingNeeds): void {
  const { db, clock } = needs

  implement(router, contract.listQuestions, async ({ caller }) => {
    const companyId = companyOf(caller)
    return { services: await db.asCompany(companyId, (tx) => listQuestions(tx, companyId)) }
  })
  implement(router, contract.saveQuestions, ({ caller, params: { serviceId }, body }) => {
    const companyId = companyOf(caller)
    const questions = body.questions.map(tidyQuestion)
    requireQuestions(questions)
    return db.asCompany(companyId, async (tx) => {
      const services = await readServices(tx, companyId, clock())
      if (!services.some(({ id }) => id === serviceId)) throw new Problem('SERVICE_NOT_FOUND')
      const saved = await writeQuestions(tx, companyId, { ...body, questions, service_id: serviceId })
      const current = await findQuestions(tx, companyId, serviceId)
      if (!saved) throw new Problem('SETTINGS_CHANGED', { current })
      await appendEvent(tx, 'AGENDA_CHANGED', { what: 'settings' })
      return current
    })
  })

  implement(router, contract.readAnswers, ({ caller, params: { id } }) => {
    const companyId = companyOf(caller)
    return throughOwnEyes(needs, caller).db.asCompany(companyId, async (tx) =>
      showAnswers(tx, companyId, requireStanding((await readAppointments(tx, companyId, [id]))[0]), clock()),
    )
  })
  implement(router, contract.saveAnswers, ({ caller, params: { id }, body }) => {
    const companyId = companyOf(caller)
    return throughOwnEyes(needs, caller).db.asCompany(companyId, (tx) =>
      changeAnswers(tx, companyId, id, { ...body, by: 'shop', now: clock() }),
    )
  })

  implement(router, own.readBookingQuestions, ({ params, query }) =>
    inBookingShop(needs, params.company, async (tx, shop) => {
      const ids = query.services.split(',').slice(0, MOST_SERVICES)
      return { questions: (await askedInBooking(tx, shop.id, ids)).map(putQuestion) }
    }),
  )
  implement(router, own.readOwnAnswers, ({ params, reply }) => {
    void reply.header('cache-control', 'no-store')
    return withOwnBooking(needs, params.company, params.link, (tx, { shop, row }) =>
      showAnswers(tx, shop.id, row, clock()),
    )
  })
  implement(router, own.saveOwnAnswers, ({ params, body }) =>
    withOwnBooking(needs, params.company, params.link, (tx, { shop, row }) =>
      changeAnswers(tx, shop.id, row.id, { ...body, by: 'customer', now: clock() }),
    ),
  )
}

/** @throws Problem INVALID_INPUT naming the questions */
function requireQuestions(questions: Parameters<typeof questionProblems>[0]): void {
  const problems = questionProblems(questions)
  const fields = questions.flatMap(({ id }, place) => {
    const problem = problems.get(id)
    return problem ? [{ path: `questions.${place}.label`, mensagem: problemWords[problem] }] : []
  })
  if (fields.length > 0) throw new Problem('INVALID_INPUT', { fields, mensagem: fields[0]!.mensagem })
}
