/** A map search for an address, or for '-3.1,-60.02'; every map app answers this link. */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
