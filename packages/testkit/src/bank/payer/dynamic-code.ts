/**
 * The BR Code of a charge: its address in place of a key, no value of its own (Manual do BR Code, 1.6.6).
 * Written here anew, so that the product's own writer has somebody to agree with.
 * @param location without `https://`, at most 77 characters
 */
export function dynamicCode(location: string, name: string, city: string): string {
  const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`
  const account = field('26', field('00', 'br.gov.bcb.pix') + field('25', location))
  const head = `${field('00', '01')}${field('01', '12')}${account}${field('52', '0000')}${field('53', '986')}`
  const owner = `${field('58', 'BR')}${field('59', name.slice(0, 25))}${field('60', city.slice(0, 15))}`
  const open = `${head}${owner}${field('62', field('05', '***'))}6304`
  return open + checksum(open)
}

/** The address within a code, undefined where it names none. */
export const locationIn = (code: string): string | undefined => {
  const account = /26(\d{2})(0014br\.gov\.bcb\.pix.*)/i.exec(code)
  const [, length, rest = ''] = account ?? []
  const [, size, location] = /^0014br\.gov\.bcb\.pix25(\d{2})(.*)/i.exec(rest.slice(0, Number(length))) ?? []
  return location?.slice(0, Number(size))
}

function checksum(text: string): string {
  let sum = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    sum ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return sum.toString(16).toUpperCase().padStart(4, '0')
}
