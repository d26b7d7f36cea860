import { PixDayScreen } from '../../../pix/day/day-screen'

/** /dashboard/orders/pix, behind the orders. */
export function PixDayRoute() {
  return <PixDayScreen backHref="/dashboard/orders" />
}
