import { ImageRefused } from './refusal'

/** Control characters, and the marks that turn the direction of the text around them: `gpj.exe` reads `exe.jpg`. */
const unshowable = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u

/** A file's name is only ever shown, never a path; so all that it must be is readable. @throws ImageRefused */
export function requireShowableName(name: string, path: string): void {
  if (unshowable.test(name)) throw new ImageRefused('name', path)
}
