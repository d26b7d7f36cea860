export { formatPin, PIN_TRIES, readPin, writePin } from './pin'
