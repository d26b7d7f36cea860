import { listAudit } from './operator/audit'
import { getCompany, listCompanies } from './operator/companies'
import {
  declineRequest,
  endSessions,
  grantLicence,
  sendFirstAccess,
  setCompanyModules,
  setInstance,
} from './operator/company-acts'
import {
  approveLead,
  discardLead,
  getLead,
  leadFile,
  listLeads,
  noteLead,
  reopenLead,
} from './operator/leads'
import { currentOperator, signInOperator, signOutOperator } from './operator/sign-in'

export * from './operator/audit'
export * from './operator/companies'
export * from './operator/company-acts'
export * from './operator/leads'
export * from './operator/sign-in'
export { OperatorModules } from './operator/shapes'

/**
 * The operator's side (decision 0026, S1, S9, S19): staff of the installation decide about leads and see every company's
 * health. Nothing here lets them act as a company. Instants are ISO UTC, dates 'YYYY-MM-DD' on the company's clock.
 */
export const operatorCalls = {
  signInOperator,
  currentOperator,
  signOutOperator,
  listLeads,
  getLead,
  approveLead,
  discardLead,
  reopenLead,
  noteLead,
  leadFile,
  listCompanies,
  getOperatorCompany: getCompany,
  setCompanyModules,
  grantLicence,
  declineRequest,
  setInstance,
  sendFirstAccess,
  endSessions,
  listAudit,
}
