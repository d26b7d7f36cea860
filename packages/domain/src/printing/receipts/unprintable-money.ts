/** A figure of money cannot be put on this paper exactly; the ticket is refused rather than printed wrong. */
export class UnprintableMoney extends Error {
  override readonly name = 'UnprintableMoney'

  constructor(readonly figure: string) {
    super('A figure of money cannot be printed exactly')
  }
}
