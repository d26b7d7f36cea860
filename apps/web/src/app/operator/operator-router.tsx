import { createBrowserRouter, redirect } from 'react-router'
import { AuditScreen } from '../../operator/audit/audit-screen'
import { CompaniesScreen } from '../../operator/companies/companies-screen'
import { CompanyPage } from '../../operator/companies/company-page'
import { ErrorsScreen } from '../../operator/errors/errors-screen'
import { LeadPage } from '../../operator/leads/lead-page'
import { LeadsScreen } from '../../operator/leads/leads-screen'
import { OperatorFrame } from './operator-frame'
import { ScreenBroke } from '../dashboard/screen-broke'

/** The routes of /operador/*, all behind the operator’s sign-in. */
export function operatorRouter() {
  return createBrowserRouter([
    {
      path: '/operador',
      element: <OperatorFrame />,
      errorElement: <ScreenBroke />,
      children: [
        {
          errorElement: <ScreenBroke />,
          children: [
            { index: true, loader: toLeads },
            { path: 'cadastros', element: <LeadsScreen /> },
            { path: 'cadastros/:leadId', element: <LeadPage /> },
            { path: 'empresas', element: <CompaniesScreen /> },
            { path: 'empresas/:companyId', element: <CompanyPage /> },
            { path: 'auditoria', element: <AuditScreen /> },
            { path: 'erros', element: <ErrorsScreen /> },
            { path: '*', loader: toLeads },
          ],
        },
      ],
    },
  ])
}

const toLeads = () => redirect('/operador/cadastros')
