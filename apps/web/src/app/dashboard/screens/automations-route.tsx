import { AutomationsScreen } from '../../../automations/automations-screen'

/** /dashboard/company/automacoes, behind the company screen. */
export function AutomationsRoute() {
  return <AutomationsScreen backHref="/dashboard/company" />
}
