import type { BodyOf } from '@balcao/contract'
import type {
  OperatorCompanyDetails,
  OperatorModules,
  setInstance as instanceCall,
} from '@balcao/contract/operator'
import { isValidEmail } from '@balcao/domain/company'
import { voidCodes } from '../../auth'
import { setUpChannel } from '../../channels'
import { changeCompany as writeRecord, takeAddressAway } from '../../company'
import { announceLicence, writeModules } from '../../licence'
import { noteAct, type Act } from '../../platform/audit'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { noteMailboxByOperator } from '../../trust'
import { readCompany } from './company-details'
import { queueFirstAccessMail } from '../sign-in/first-access-mail'
import type { OperatorNeeds } from '../operator-needs'

/** Whose company, and which operator. */
export interface CompanyAct {
  companyId: string
  by: Act['by']
}

/** Opens and closes modules; what is left out stays. The company's screens hear of it. @throws Problem NOT_FOUND */
export const setCompanyModules = (
  needs: OperatorNeeds,
  about: CompanyAct,
  modules: Partial<OperatorModules>,
): Promise<OperatorCompanyDetails> =>
  changeCompany(needs, about, async (tx) => {
    await writeModules(tx, about.companyId, modules)
    await note(tx, about, 'operator.modules-set', { modules })
    await announceLicence(tx)
  })

/** Sets up the company's messaging instance. @throws Problem NOT_FOUND, CHANNEL_UNAVAILABLE, INVALID_INPUT */
export const setInstance = (
  needs: OperatorNeeds,
  about: CompanyAct,
  wanted: BodyOf<typeof instanceCall>,
): Promise<OperatorCompanyDetails> =>
  changeCompany(needs, about, async (tx) => {
    const instance = wanted.kind === 'cloud' ? wanted.phone_number_id : (wanted.instance ?? null)
    await note(tx, about, 'operator.instance-set', { kind: wanted.kind, instance })
    await setUpChannel(needs, tx, about.companyId, wanted)
  })

/**
 * Gives a company that lost its mailbox another one, which has the codes at once; the former one is told.
 * @throws Problem NOT_FOUND, INVALID_INPUT
 */
export const setMailbox = (
  needs: OperatorNeeds,
  { companyId, by }: CompanyAct,
  email: string,
): Promise<OperatorCompanyDetails> => {
  const mailbox = email.trim().toLowerCase()
  if (!isValidEmail(mailbox)) throw new Problem('INVALID_INPUT', { mensagem: 'Email inválido' })
  return changeCompany(needs, { companyId, by }, async (tx) => {
    await voidCodes(tx, companyId)
    await noteMailboxByOperator(tx, needs.secrets, { companyId, by, mailbox })
    await writeRecord(tx, companyId, { email_cliente: mailbox }, undefined)
  })
}

/** Mails the links of the first access again. @throws Problem NOT_FOUND */
export const sendFirstAccess = (needs: OperatorNeeds, about: CompanyAct): Promise<OperatorCompanyDetails> =>
  changeCompany(needs, about, async (tx) => {
    await queueFirstAccessMail(tx, about.companyId)
    await note(tx, about, 'operator.first-access-sent')
  })

/** Ends every session of a company, its employees' included, with their streams. @throws Problem NOT_FOUND */
export const endCompanySessions = (
  needs: OperatorNeeds,
  about: CompanyAct,
): Promise<OperatorCompanyDetails> =>
  changeCompany(needs, about, async (tx) => {
    await needs.sessions.endAll(tx, about.companyId)
    await note(tx, about, 'operator.sessions-ended')
  })

/**
 * Takes a short address away from a company that has no right to it; it never has it again. Again, it is done already.
 * @throws Problem NOT_FOUND, also for an address that was never the company's
 */
export const takeAddress = (
  needs: OperatorNeeds,
  about: CompanyAct,
  { address, reason }: { address: string; reason: string },
): Promise<OperatorCompanyDetails> =>
  changeCompany(needs, about, async (tx) => {
    if (await takeAddressAway(tx, about.companyId, address))
      await note(tx, about, 'operator.address-taken', { address, reason })
  })

/**
 * One transaction that changes a company, which stands inside its wall for live events; `work` may end with one.
 * Answers the company as it is then. @throws Problem NOT_FOUND
 */
export async function changeCompany(
  needs: OperatorNeeds,
  { companyId }: CompanyAct,
  work: (tx: Tx) => Promise<void>,
): Promise<OperatorCompanyDetails> {
  await needs.db.asOperator(async (tx, enter) => {
    const { rowCount } = await tx.execute(
      sql`select from companies where id = ${companyId} for no key update`,
    )
    if (rowCount === 0) throw new Problem('NOT_FOUND')
    await enter(companyId)
    await work(tx)
  })
  return needs.db.asOperator((tx) => readCompany(needs, tx, companyId))
}

const note = (tx: Tx, { companyId, by }: CompanyAct, act: string, detail = {}) =>
  noteAct(tx, { companyId, by, act, detail })
