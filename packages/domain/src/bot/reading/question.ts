/** What a customer asks. Ids are of items on sale; words are as they were written. */
export type Question =
  | { kind: 'price' | 'available' | 'ingredients' | 'flavours'; itemIds: readonly string[] }
  | { kind: 'allergen'; itemIds: readonly string[]; word: string }
  /** Something that the shop has not: the words for it. */
  | { kind: 'not-sold'; word: string }
  /** A place as the shop writes it; as the customer wrote it where the shop does not know it; null when none was said. */
  | { kind: 'delivery'; place: string | null }
  /** Whether a way to pay is taken, where one was named that many shops do not take; else how one pays. */
  | { kind: 'payment'; way?: 'voucher' }
  | { kind: 'menu' | 'hours' | 'time' | 'discount' | 'order' | 'shop' | 'pix' }
