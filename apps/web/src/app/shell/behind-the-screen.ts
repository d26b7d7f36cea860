// What every screen of the dashboard fetches behind it, in one piece: a phone waits for each file, however small.
export { ShopOpening } from '../../company/opening/shop-opening'
export { ChatAlerts } from '../../conversations/alerts/chat-alerts'
export { PinWatch } from '../../employees/pin-watch'
export { GoogleWatch } from '../../google/notice/google-watch'
export { LicenceWarning } from '../../licence/licence-warning'
export { OrderAlerts } from '../../orders/alerts/order-alerts'
export { PrintStation } from '../../printing/print-station'
export { AppointmentAlerts } from '../../scheduling/alerts/appointment-alerts'
