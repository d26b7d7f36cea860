import { expect, it } from 'vitest'
import { imageAddress, thumbOf } from './image-address'

it('a picture and its thumbnail lie beside each other', () => {
  const { url, thumb } = imageAddress('0f0d3a7e-3f5c-4c0e-9a43-0a3f4f4b9d10', 'a1')
  expect(url).toBe('/api/images/0f0d3a7e-3f5c-4c0e-9a43-0a3f4f4b9d10/a1.webp')
  expect(thumb).toBe('/api/images/0f0d3a7e-3f5c-4c0e-9a43-0a3f4f4b9d10/a1-p.webp')
  expect(thumbOf(url)).toBe(thumb)
})

it('an id from outside leads nowhere else', () => {
  expect(imageAddress('company', '../x?y').url).toBe('/api/images/company/..%2Fx%3Fy.webp')
})
