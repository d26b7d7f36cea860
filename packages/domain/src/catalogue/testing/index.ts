export { buildCatalogue, buildCategory, buildItem, categoryContent, itemContent } from './build-catalogue'
