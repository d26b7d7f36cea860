/** CRC-16/CCITT-FALSE (polynomial 1021, initial FFFF) of an ASCII text, as four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (let place = 0; place < text.length; place += 1) {
    crc ^= text.charCodeAt(place) << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021
    }
    crc &= 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
