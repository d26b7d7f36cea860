import { DeliveryScreen } from '../../../delivery/delivery-screen'
import { CouponsPlace } from './coupons-place'

/** /dashboard/delivery: puts the coupons below the settings. */
export function DeliveryRoute() {
  return <DeliveryScreen coupons={<CouponsPlace />} />
}
