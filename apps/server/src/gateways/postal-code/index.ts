export { PostalServiceAway, type PostalAddress } from './postal-address'
export { createPostalCodes, type PostalCodes } from './postal-codes'
