export {
  startPostalCodeStandIn,
  type PostalCodeBehaviour,
  type PostalCodeStandIn,
  type PostalCodeService,
} from './postal-code-stand-in'
export { type KnownAddress } from './known-addresses'
