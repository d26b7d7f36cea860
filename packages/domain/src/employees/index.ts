export { DEVICE_CODE_LENGTH, DEVICE_CODE_LETTERS, formatDeviceCode, readDeviceCode } from './device-code'
export { DEVICE_TRIES, formatPin, PAUSE_HOURS, readPin, STRANGER_TRIES, writePin } from './pin'
export { shortName } from './short-name'
