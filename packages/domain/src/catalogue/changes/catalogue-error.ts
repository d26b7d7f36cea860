export type CatalogueErrorCode =
  | 'product_missing'
  | 'category_missing'
  | 'service_missing'
  | 'service_id_invalid'

/** An edit of something that is not there (CATAL-63, 68 to 70). Screens word the code. */
export class CatalogueError extends Error {
  constructor(readonly code: CatalogueErrorCode) {
    super(`The catalogue refuses the edit: ${code}`)
    this.name = 'CatalogueError'
  }
}
