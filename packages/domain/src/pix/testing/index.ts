export { readPixPayload } from './read-pix-payload'
