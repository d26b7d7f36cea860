export { applyChanges } from './apply-changes'
export { CatalogueError } from './catalogue-error'
export { changePrices, type PriceChange, type PricePreview, type PriceRounding } from './change-prices'
export { checkChanges, type CatalogueProblem, type CatalogueProblemCode } from './check-changes'
export { priceChoices, type PricedOption } from './choices'
export { exportRows } from './csv-export'
export { planImport, type ImportPlan } from './csv-import'
export { diffCatalogues, type CatalogueContents } from './diff'
export { addCategory, editCategory, removeCategory, setCategory, toggleCategory } from './edit-categories'
export { pauseItem, removeItem, setItem, toggleItem } from './edit-items'
export { findHalves, halvesId, halvesName, halvesWith, partsIn, type SaidOfHalves } from './halves'
export { invertChanges } from './invert-changes'
export { mergeContent } from './merge-content'
export {
  optionCharges,
  partLimits,
  sections,
  STANDARD_PRICE,
  type Catalogue,
  type Category,
  type CategoryContent,
  type HalvesRule,
  type Item,
  type ItemContent,
  type Option,
  type OptionCharge,
  type OptionGroup,
  type RowChange,
  type Section,
} from './model'
export { moveCategory, moveItem } from './move-rows'
export { addProduct, addService, duplicateItem } from './new-items'
export { draftReason, isOnSale, offeredTypes, offSale } from './on-sale'
export { PARTS_GROUP, partOnScreen, priceParts } from './parts'
export { priceCents, typesOf } from './prices'
export { contentOf } from './row-content'
export { sameContent } from './same-content'
export { sampleMenu } from './sample-menu'
export { searchItems } from './search-items'
export { isOffered, namedOptions, setSoldOut, type NamedOption, type SoldOutTarget } from './sold-out'
export { staleChanges } from './stale-changes'
export { parseDurationEntry, parsePriceEntry } from './typed-entries'
