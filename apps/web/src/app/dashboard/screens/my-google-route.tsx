import { MyGoogleScreen } from '../../../google/people/my-google-screen'
import { zoneOf } from '../../../shared/company/company-query'
import { useCompanyRecord } from '../../../shared/company/use-company-record'

/** /dashboard/schedule/google: gives a professional's connection the company's clock. */
export function MyGoogleRoute() {
  const { record } = useCompanyRecord()
  return <MyGoogleScreen backHref="/dashboard/schedule" zone={zoneOf(record)} />
}
