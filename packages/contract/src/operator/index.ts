import { listAudit } from './audit'
import { listBrowserErrors } from './browser-errors'
import { getCompany, listCompanies } from './companies'
import {
  declineRequest,
  endSessions,
  grantLicence,
  sendFirstAccess,
  setCompanyModules,
  setInstance,
  takeAddress,
} from './company-acts'
import { approveLead, discardLead, getLead, leadFile, listLeads, noteLead, reopenLead } from './leads'
import { currentOperator, signInOperator, signOutOperator } from './sign-in'

export * from './audit'
export * from './browser-errors'
export * from './companies'
export * from './company-acts'
export * from './leads'
export * from './sign-in'
export { OperatorModules } from './shapes'

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
  takeAddress,
  sendFirstAccess,
  endSessions,
  listAudit,
  listBrowserErrors,
}
