export {
  checkCompanyStep,
  checkDeliveryStep,
  type CompanyStep,
  type DeliveryStep,
  type OnboardingProblem,
} from './check-steps'
export { menuFileTypeOf } from './menu-file-content'
export {
  contentTypeOf,
  MAX_MENU_FILE_BYTES,
  MAX_MENU_FILES,
  megabytes,
  menuFileEndings,
  menuFileFault,
  type MenuFileFault,
} from './menu-files'
export { feeGroupsOf, parseFeeLines, type NeighbourhoodFee } from './fee-lines'
