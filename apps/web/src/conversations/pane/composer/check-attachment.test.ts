import { describe, expect, it } from 'vitest'
import { attachmentFault, fileNameOf, mediaTypeOf, mimeOf, MOST_ATTACHED_BYTES } from './check-attachment'

describe('CALL-48 what is attached', () => {
  it.each([
    [0, 'empty'],
    [1, null],
    [MOST_ATTACHED_BYTES, null],
    [MOST_ATTACHED_BYTES + 1, 'too_large'],
  ])('a file of %i bytes: %s', (size, fault) => {
    expect(attachmentFault({ size })).toBe(fault)
  })

  it.each([
    ['image/png', 'image'],
    ['image/JPEG', 'image'],
    ['image/webp', 'document'],
    ['image/svg+xml', 'document'],
    ['video/mp4', 'video'],
    ['video/x-matroska', 'document'],
    ['audio/ogg; codecs=opus', 'audio'],
    ['audio/wav', 'document'],
    ['application/pdf', 'document'],
    ['', 'document'],
  ])('%j goes as %s', (type, media) => {
    expect(mediaTypeOf({ type })).toBe(media)
  })

  it('has a type and a name that the call takes', () => {
    expect(mimeOf({ type: '' })).toBe('application/octet-stream')
    expect(mimeOf({ type: 'audio/webm;codecs=opus' })).toBe('audio/webm;codecs=opus')
    expect(fileNameOf({ name: ' ' }, 'foto.png')).toBe('foto.png')
    expect(fileNameOf({ name: `${'a'.repeat(300)}.pdf` }, 'x')).toMatch(/^a{196}\.pdf$/)
  })
})
